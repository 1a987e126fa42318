/** The last that an address had since the page was loaded. */
let last: string | null = null;

/** `lang=` of the page's address, or of the last one that had it: the links within a tour do not repeat it. Null if there was none. */
export function languageOfAddress(): string | null {
  last = languageInAddress() ?? last;
  return last;
}

/** `lang=` of the page's address itself. */
export const languageInAddress = (): string | null => new URLSearchParams(window.location.hash.split('?')[1]).get('lang');

/** As if no address before this one had named a language. */
export function forgetLanguageOfAddress(): void {
  last = null;
}
