import { useEffect, useSyncExternalStore } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import { preferredLanguage } from '@/language/languages';
import { showLanguage } from '@/language/show-language';
import { readSetting, subscribeToSettings } from '@/ui/settings';
import { currentPath, isTranslated, subscribeToNavigation } from './area';

/**
 * The language of the current page: `lang=` in its address, then what was chosen on this device, then what the browser asks for. Pages of the
 * dashboard that are not translated yet are in English as a whole.
 * @param mayUseDashboard otherwise its addresses show the page to sign in, or the one to verify an address
 */
export function pageLanguage(mayUseDashboard: boolean): string {
  const path = currentPath();
  if (mayUseDashboard && !isTranslated(path)) return 'en';
  return preferredLanguage([langOf(path), readSetting(localKeys.language), ...navigator.languages]);
}

const langOf = (path: string): string | null => new URLSearchParams(path.split('?')[1] ?? '').get('lang');

/** Keeps the document in the language of its page. */
export function usePageLanguage(mayUseDashboard: boolean): void {
  const code = useSyncExternalStore(subscribe, () => pageLanguage(mayUseDashboard));
  useEffect(() => void showLanguage(code), [code]);
}

function subscribe(listener: () => void): () => void {
  const ends = [subscribeToNavigation(listener), subscribeToSettings(listener)];
  window.addEventListener('languagechange', listener);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('languagechange', listener);
  };
}
