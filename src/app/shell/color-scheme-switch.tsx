import type { LucideIcon } from 'lucide-react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ColorScheme, colorSchemes, useColorScheme } from '@/ui/color-scheme';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { shellTexts } from './texts';

const schemeOptions = {
  system: { label: 'systemColors', icon: Monitor },
  light: { label: 'light', icon: Sun },
  dark: { label: 'dark', icon: Moon },
} as const satisfies Record<ColorScheme, { label: string; icon: LucideIcon }>;

type Props = { expanded: boolean };

/** Switches between light, dark and system; collapsed, a single button cycles through them. */
export function ColorSchemeSwitch({ expanded }: Props) {
  const t = useTexts(shellTexts);
  const [scheme, setScheme] = useColorScheme();
  if (!expanded) {
    const next = colorSchemes[(colorSchemes.indexOf(scheme) + 1) % colorSchemes.length] ?? 'system';
    return (
      <IconButton
        label={t.changeColors({ scheme: t[schemeOptions[scheme].label] })}
        icon={schemeOptions[scheme].icon}
        onClick={() => setScheme(next)}
      />
    );
  }
  return (
    <fieldset className="grid grid-cols-3 gap-0.5 rounded-lg bg-sunken p-0.5">
      <legend className="sr-only">{t.colors}</legend>
      {colorSchemes.map((each) => {
        const { label: name, icon: Icon } = schemeOptions[each];
        const label = t[name];
        return (
          <label
            key={each}
            title={label}
            className="grid h-7 cursor-pointer place-items-center rounded-md text-ink-faint outline-accent-line transition-colors hover:text-ink has-checked:bg-chosen has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 touch:h-11"
          >
            <input
              type="radio"
              name="colours"
              aria-label={label}
              className="sr-only"
              checked={scheme === each}
              onChange={() => setScheme(each)}
            />
            <Icon aria-hidden size={15} strokeWidth={1.75} />
          </label>
        );
      })}
    </fieldset>
  );
}
