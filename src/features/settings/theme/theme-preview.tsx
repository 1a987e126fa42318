import MapPin from 'lucide-react/icons/map-pin';
import type { Template } from '@/domain/organizations/template';
import type { Theme } from '@/domain/theme';
import { Badge } from '@/ui/badge';
import { buttonStyle } from '@/ui/button';
import { OrganizationTheme } from '@/widgets/organization-theme';

type Props = { name: string; theme: Theme; template: Template };

/** How the colours look on a landing page, in the player's list and at a tag. Nothing in it can be pressed. */
export const ThemePreview = ({ name, theme, template }: Props) => (
  <section aria-label="Preview" className="flex flex-col gap-3">
    <OrganizationTheme theme={theme}>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <p className="truncate bg-brand px-4 py-3 font-semibold text-base text-on-brand">{name}</p>
        <div className="flex flex-col gap-3 p-4">
          <p className="font-semibold text-ink">City Hall</p>
          <p className="text-ink-soft text-sm">
            Built in 1908. <span className="font-medium text-accent underline">Opening hours</span>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <span className={buttonStyle({ look: 'primary' })}>Explore</span>
            <Badge look="accent">Public</Badge>
          </div>
        </div>
      </div>
      <ul className="overflow-hidden rounded-xl border border-line bg-surface text-sm">
        <li className="border-accent-line border-s-4 bg-accent-wash px-4 py-2.5 font-medium text-ink">Council chamber</li>
        <li className="border-transparent border-s-4 px-4 py-2.5 text-ink-soft">Staircase</li>
      </ul>
    </OrganizationTheme>
    <div
      className="flex items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 text-sm"
      style={{ ...colors(template.main.background, template.main.color) }}
    >
      <MapPin aria-hidden size={18} strokeWidth={1.75} style={colors('', template.main.accent)} />
      <span className="min-w-0 grow truncate font-semibold" style={colors('', template.main.heading)}>
        Older player
      </span>
      <span className="rounded-md border border-current/20 px-2 py-1" style={colors(template.tag.background, template.tag.color)}>
        Tag
      </span>
      <span className="rounded-md border border-current/20 px-2 py-1" style={colors(template.button.background, template.button.color)}>
        Button
      </span>
    </div>
  </section>
);

/** "" leaves a colour as it is. */
const colors = (backgroundColor: string, color: string) => ({ ...(backgroundColor && { backgroundColor }), ...(color && { color }) });
