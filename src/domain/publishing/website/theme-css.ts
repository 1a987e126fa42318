import { defaultTheme, type Theme } from '../../theme';
import { rolesOf } from '../../theme-roles';

/** Loggia's own colours, where an organization has none. */
const defaults = {
  brand: { light: defaultTheme.primary, dark: defaultTheme.primary },
  onBrand: { light: defaultTheme.color, dark: defaultTheme.color },
  accent: { light: '#047857', dark: '#34d399' },
  accentLine: { light: '#10b981', dark: '#10b981' },
  accentWash: { light: '#e3f4ec', dark: '#10291f' },
};

/** The colours of an organization as custom properties, readable in both schemes. */
export function themeCss(theme: Theme): string {
  const roles = { ...defaults, ...rolesOf(theme) };
  const names = Object.keys(defaults) as (keyof typeof defaults)[];
  const properties = (scheme: 'light' | 'dark') =>
    names.map((name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${roles[name][scheme]};`).join(' ');
  return `:root { ${properties('light')} }\n@media (prefers-color-scheme: dark) { :root { ${properties('dark')} } }\n`;
}
