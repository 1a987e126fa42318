import { type LimitKind, type Limits, levelOf, limitKinds } from '@/domain/organization-limits/limits';
import { amountText, fullTexts, limitLabels, nearTexts } from '@/domain/organization-limits/texts';
import { currentUsage, type Usage } from '@/domain/organization-limits/usage';
import { ProgressBar } from '@/ui/progress-bar';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { Moment } from '@/widgets/moment';

type Props = { months: readonly Usage[]; limits: Limits };

/** What is used now of each thing, and a warning from 80 % of its limit on. */
export function UsageMeters({ months, limits }: Props) {
  const now = useCurrentMinute();
  const used = currentUsage(months, now);
  const countedAt = months.find((month) => month.countedAt !== null)?.countedAt ?? null;
  return (
    <div>
      <ul aria-label="Used now" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {limitKinds.map((kind) => (
          <Meter key={kind} kind={kind} used={used[kind]} limit={limits[kind]} />
        ))}
      </ul>
      {countedAt && (
        <p className="mt-2 text-ink-soft text-sm">
          Counted <Moment time={countedAt} />.
        </p>
      )}
    </div>
  );
}

const tones = { fine: 'accent', near: 'yellow', full: 'red' } as const;

function Meter({ kind, used, limit }: { kind: LimitKind; used: number; limit: number | null }) {
  const level = levelOf(used, limit);
  const amount = amountText(kind, used);
  const share = limit === null ? amount : `${amount} of ${amountText(kind, limit)}`;
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line bg-surface p-4">
      <p className="text-ink-soft text-sm">{limitLabels[kind]}</p>
      <p className="font-semibold text-ink text-xl tabular-nums">
        {amount}
        <span className="font-normal text-ink-soft text-sm">{limit === null ? ' · no limit' : ` of ${amountText(kind, limit)}`}</span>
      </p>
      {limit !== null && (
        <ProgressBar label={limitLabels[kind]} value={limit === 0 ? 1 : used / limit} valueText={share} tone={tones[level]} />
      )}
      {level === 'near' && <p className="text-notice text-sm">Nearly used up: at the limit, {nearTexts[kind]}</p>}
      {level === 'full' && <p className="text-danger text-sm">The limit is reached. {fullTexts[kind]}</p>}
    </li>
  );
}
