import { type ComponentsJSON, createI18n, type ExtractTemplateParams, type I18n, strings, transform } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** The BCP 47 tag of the language in which the page is shown. */
export const locale = atom<string>('en');

/** A language that nobody speaks, made of the English texts (pseudo.ts). For tests, by `lang=en-XA`. */
export const pseudoLanguage = 'en-XA';

/**
 * Defines the texts of a folder in English: `i18n('share', { copy: 'Copy', sentTo: params('Sent to {name}'), links: count({ one: …, other: … }) })`.
 * Components read them by `useTexts`, everything else by `.get()` when it is called, never while a module is loaded. A text without a translation is
 * shown in English.
 * @see https://github.com/nanostores/i18n
 */
export const i18n: I18n = createI18n(locale, {
  // The translations of a language are in the cache before it is shown (show-language.ts): this is asked for components that have none.
  async get(code, components) {
    const none = Object.fromEntries(components.map((name) => [name, {}]));
    if (code !== pseudoLanguage) return none;
    const { pseudoTranslations } = await import('./pseudo');
    return pseudoTranslations(components, i18n.cache.en as unknown as ComponentsJSON);
  },
});

type Values = Record<string, string | number>;

/**
 * A text with names in it: `params('Sent to {name}')` is called with `{ name }`. Unlike the library's, it takes values as they are (also `$&` and
 * `{other}`), and writes numbers as the language writes them.
 */
export const params = transform((code, text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? new Intl.NumberFormat(code).format(value) : (value ?? all);
  }),
) as unknown as <Text extends string>(text: Text) => (values: ExtractTemplateParams<Text>) => string;

/** A text by plural category, with `{count}` in place of the number. */
export type CountForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * A text that depends on a number: `count({ one: '{count} tour', other: '{count} tours' })` is called with it. Unlike the library's, it takes a
 * missing category from `other`, and writes 1200 as 1,200.
 */
export const count = transform((code, forms: Record<string, string>, number: number) => {
  const text = forms[new Intl.PluralRules(code).select(number)] ?? forms.other ?? '';
  return strings(text, (form) => form.replaceAll('{count}', new Intl.NumberFormat(code).format(number)));
}) as unknown as (forms: CountForms) => (count: number) => string;
