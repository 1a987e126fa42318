import { locale } from '@/language/i18n';

type Values = Readonly<Record<string, string | number>>;

/** A text of the page with names in place of those in braces; numbers as its language writes them. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? new Intl.NumberFormat(locale.get()).format(value) : (value ?? all);
  });
