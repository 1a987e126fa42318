import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { handbookOfKey } from '@/domain/health/handbook';
import type { Setting } from '@/domain/health/health';
import { isForDemo } from '@/domain/health/settings';
import { HandbookLink } from './health-card';

type Props = { ofApp: readonly Setting[]; ofFunctions: readonly Setting[] };

/** Which keys are set, never with their values, and what applies while one is not. */
export const SettingsPart = ({ ofApp, ofFunctions }: Props) => (
  <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
    <Settings title="App" settings={ofApp.filter((setting) => !isForDemo(setting))} />
    <Settings title="Functions" settings={ofFunctions.filter((setting) => !isForDemo(setting))} />
    <Settings title="Demo and development" settings={[...ofApp, ...ofFunctions].filter(isForDemo)} />
  </div>
);

const Settings = ({ title, settings }: { title: string; settings: readonly Setting[] }) => (
  <section aria-label={`Configuration of ${title.toLowerCase()}`} className="min-w-0">
    <h3 className="pb-1 font-medium text-ink text-sm">{title}</h3>
    <ul className="divide-y divide-line">
      {settings.map((setting) => (
        <SettingItem key={setting.key} setting={setting} />
      ))}
    </ul>
  </section>
);

function SettingItem({ setting: { key, isSet, isRequired, effect } }: { setting: Setting }) {
  const isMissing = isRequired && !isSet;
  const Icon = isSet ? CircleCheck : isMissing ? CircleAlert : CircleDashed;
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <HandbookLink to={handbookOfKey(key)}>
          <code className="wrap-anywhere text-ink text-xs">{key}</code>
        </HandbookLink>
        <span className={`inline-flex items-center gap-1.5 text-xs ${isMissing ? 'font-medium text-notice' : 'text-ink-soft'}`}>
          <Icon aria-hidden size={14} strokeWidth={2} />
          {isSet ? 'Set' : isMissing ? 'Missing' : 'Not set'}
        </span>
      </p>
      {!isSet && <p className="mt-0.5 text-pretty text-ink-soft text-xs">{effect}</p>}
    </li>
  );
}
