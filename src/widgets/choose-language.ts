import { localKeys } from '@/domain/application/local-keys';
import { writeSetting } from '@/ui/settings';
import { forgetLanguageOfAddress, languageInAddress, languageOfAddress } from './language-of-address';

let chosen = '';
/** The languages of addresses before something else was chosen. */
const replaced = new Set<string>();

/** Shows the page, and from now on every page, in a language. `lang=` in the address would come before it and is replaced. */
export function chooseLanguage(code: string): void {
  const before = languageOfAddress();
  forgetLanguageOfAddress();
  writeSetting(localKeys.language, code);
  chosen = code;
  if (before === null || before === code) return;
  replaced.add(before);
  if (languageInAddress() !== null) replaceInAddress(code);
  // other entries of the history, such as the one under an open panel, may have the previous language: they change before anybody reads them
  window.addEventListener('popstate', onHistoryNavigation, { capture: true });
  // the router reads the address again
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

function onHistoryNavigation({ state }: PopStateEvent): void {
  const language = languageInAddress();
  // an entry without a state is new, and may be a link to a page in another language
  if (state !== null && language !== null && language !== chosen && replaced.has(language)) replaceInAddress(chosen);
}

function replaceInAddress(code: string): void {
  const [path = '', query] = window.location.hash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('lang', code);
  window.history.replaceState(window.history.state, '', `${path}?${parameters}`);
}

/** As if nobody had chosen a language on this device. */
export function forgetChosenLanguage(): void {
  forgetLanguageOfAddress();
  writeSetting(localKeys.language, null);
}
