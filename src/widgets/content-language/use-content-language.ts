import { useSyncExternalStore } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import { contentLanguage } from '@/domain/languages/language-tags';
import { readSetting, subscribeToSettings } from '@/ui/settings';
import { languageOfAddress } from '../language-of-address';

/**
 * What somebody prefers to read, most preferred first: `lang=` of the address or of one before it, then what was chosen on this device, then what the
 * browser asks for. The language of the interface is chosen by the same list (src/app/page-language.ts).
 */
export const preferredLanguages = (): readonly (string | null)[] => [
  languageOfAddress(),
  readSetting(localKeys.language),
  ...navigator.languages,
];

/** Which of these languages the visitor reads; the first is the main one. "" for none. */
export const useContentLanguage = (languages: readonly string[]): string =>
  useSyncExternalStore(subscribe, () => contentLanguage(preferredLanguages(), languages));

function subscribe(listener: () => void): () => void {
  const stop = subscribeToSettings(listener);
  const events = ['languagechange', 'popstate', 'hashchange'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    stop();
    for (const event of events) window.removeEventListener(event, listener);
  };
}
