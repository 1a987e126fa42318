import { readSetting, useSetting, writeSetting } from './settings';

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const key = 'colorScheme';
const schemeFrom = (stored: string | null): ColorScheme => colorSchemes.find((scheme) => scheme === stored) ?? 'system';

/** Shows the remembered choice; called before the first paint, and again whenever it changes. */
export function applyColorScheme(): void {
  const scheme = schemeFrom(readSetting(key));
  if (scheme === 'system') document.documentElement.removeAttribute('data-color-scheme');
  else document.documentElement.dataset.colorScheme = scheme;
}

/** The choice and what changes it. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  const scheme = schemeFrom(useSetting(key));
  const choose = (next: ColorScheme) => {
    writeSetting(key, next === 'system' ? null : next);
    applyColorScheme();
  };
  return [scheme, choose];
}
