import { contrast, defaultTheme, type Theme } from '@/domain/theme';
import { type ThemeRepair, themeRepair, unreadableBackgrounds } from '@/domain/theme-repair';
import { Button } from '@/ui/button';
import { ColorField } from '@/ui/color-field';
import { FormSection } from '@/ui/form-section';

export const themeRoles = ['primary', 'color', 'button', 'buttonHover', 'accent'] as const satisfies readonly (keyof Theme)[];

export const themeLabels: Record<keyof Theme, string> = {
  primary: 'Primary',
  color: 'Text on primary and buttons',
  button: 'Button',
  buttonHover: 'Button, hovered',
  accent: 'Accent',
};

const hints: Record<keyof Theme, string> = {
  primary: 'Behind the logo and the header.',
  color: 'Black or white is used where this can’t be read.',
  button: 'The main action of a page.',
  buttonHover: 'The same button under the pointer.',
  accent: 'Chosen entries, links and marks.',
};

type Props = { theme: Theme; onChange: (role: keyof Theme, value: string) => void };

/** The five colours of a theme, with a warning and a repair where text can't be read. @see MODEL-009 */
export function ThemeFields({ theme, onChange }: Props) {
  return (
    <FormSection title="Colours" description="Used in the dashboard, on landing pages and in the player, in the light and the dark scheme.">
      {themeRoles.map((role) => (
        <ColorField
          key={role}
          label={themeLabels[role]}
          hint={hints[role]}
          value={theme[role]}
          onChange={(value) => onChange(role, value)}
        />
      ))}
      <div className="flex flex-col gap-3 sm:col-span-2">
        <Unreadable theme={theme} onChange={onChange} />
        <div>
          <Button
            size="small"
            onClick={() => {
              for (const role of themeRoles) onChange(role, defaultTheme[role]);
            }}
          >
            Use Loggia’s colours
          </Button>
        </div>
      </div>
    </FormSection>
  );
}

/** Warns about text that can't be read on a colour, and repairs it by one press. */
function Unreadable({ theme, onChange }: Props) {
  const repair = themeRepair(theme);
  const apply = (colors: Partial<Theme>) => {
    for (const role of themeRoles) if (colors[role]) onChange(role, colors[role]);
  };
  return (
    <div role="status" className="empty:hidden">
      {repair && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          <ul className="min-w-0 grow basis-64">
            {unreadableBackgrounds(theme).map((role) => (
              <li key={role}>
                Text on {themeLabels[role].toLowerCase()} is hard to read: contrast {contrast(theme[role], theme.color).toFixed(1)}:1 of
                4.5:1.
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => apply(repair.colors)}>
            {repairLabel(repair)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Such as "Use white text" or "Use white text and darken the buttons". */
function repairLabel({ text, buttons }: ThemeRepair): string {
  const verb = buttons === 'darker' ? 'darken' : 'lighten';
  if (text === null) return `${verb === 'darken' ? 'Darken' : 'Lighten'} the buttons`;
  return buttons === null ? `Use ${text} text` : `Use ${text} text and ${verb} the buttons`;
}
