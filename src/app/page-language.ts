import { useEffect, useSyncExternalStore } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import { preferredLanguage } from '@/language/languages';
import { showLanguage } from '@/language/show-language';
import { readSetting, subscribeToSettings } from '@/ui/settings';
import { languageOfAddress } from '@/widgets/language-of-address';
import { currentPath, isTranslated, subscribeToNavigation } from './area';

/**
 * The language of the current page: `lang=` of its address or of one before it, then what was chosen on this device, then what the browser asks for.
 * Pages of the dashboard that are not translated yet are in English as a whole.
 * @param mayUseDashboard otherwise its addresses show the page to sign in, or the one to verify an address
 */
export function pageLanguage(mayUseDashboard: boolean): string {
  // read on each page, so that it is remembered on the next
  const ofAddress = languageOfAddress();
  if (mayUseDashboard && !isTranslated(currentPath())) return 'en';
  return preferredLanguage([ofAddress, readSetting(localKeys.language), ...navigator.languages]);
}

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
