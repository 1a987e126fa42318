import { localKeys } from '@/domain/application/local-keys';
import { writeSetting } from '@/ui/settings';

/** Shows the page, and from now on every page, in a language. `lang=` in the address would come before it and is replaced. */
export function chooseLanguage(code: string): void {
  writeSetting(localKeys.language, code);
  const [path = '', query] = window.location.hash.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('lang')) return;
  parameters.set('lang', code);
  window.history.replaceState(window.history.state, '', `${path}?${parameters}`);
  // the router reads the address again
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
