import { locale } from './i18n';

// The language of the page may change: formats are made when they are needed, once for each language.

/** Loggia's English has British dates: 6 May 2025. */
export const tagOf = (code: string): string => (code === 'en' ? 'en-GB' : code);

/** A format by the tag of its language, made once: that takes longer than using it. */
export function formatByTag<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const made = new Map<string, Format>();
  return (tag) => {
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
}

function inPageLanguage<Format>(make: (tag: string) => Format): () => Format {
  const formatOf = formatByTag(make);
  return () => formatOf(tagOf(locale.get()));
}

/** Like `Intl.DateTimeFormat`, in the language of the page at the time of the call. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format: (time: Date) => string } {
  const current = inPageLanguage((tag) => new Intl.DateTimeFormat(tag, options));
  return { format: (time) => current().format(time) };
}

/** Like `Intl.NumberFormat`, in the language of the page at the time of the call. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): { format: (number: number) => string } {
  const current = inPageLanguage((tag) => new Intl.NumberFormat(tag, options));
  return { format: (number) => current().format(number) };
}

/** Like `Intl.ListFormat`, in the language of the page at the time of the call: "a, b and c". */
export function listFormat(options: Intl.ListFormatOptions = {}): { format: (texts: Iterable<string>) => string } {
  const current = inPageLanguage((tag) => new Intl.ListFormat(tag, options));
  return { format: (texts) => current().format(texts) };
}

/** Like `Intl.RelativeTimeFormat`, in the language of the page at the time of the call: "yesterday", "in 3 days". */
export function relativeFormat(options: Intl.RelativeTimeFormatOptions): {
  format: (count: number, unit: Intl.RelativeTimeFormatUnit) => string;
} {
  const current = inPageLanguage((tag) => new Intl.RelativeTimeFormat(tag, options));
  return { format: (count, unit) => current().format(count, unit) };
}
