import { readSetting, useSetting, writeSetting } from './settings';

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const storageKey = 'colorScheme';
const schemeFrom = (stored: string | null): ColorScheme => colorSchemes.find((scheme) => scheme === stored) ?? 'system';

/** Applies the stored color scheme to the document. Call it before the first paint. */
export function applyColorScheme(): void {
  const scheme = schemeFrom(readSetting(storageKey));
  if (scheme === 'system') document.documentElement.removeAttribute('data-color-scheme');
  else document.documentElement.dataset.colorScheme = scheme;
}

/** The stored color scheme and its setter. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  const scheme = schemeFrom(useSetting(storageKey));
  const setScheme = (next: ColorScheme) => {
    writeSetting(storageKey, next === 'system' ? null : next);
    applyColorScheme();
  };
  return [scheme, setScheme];
}
