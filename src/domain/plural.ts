/** Words for a count by its plural category; `#` stands for the number. */
export type PluralForms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Intl.PluralRules('en');

/** A whole number with separators: 1,200. */
export const formatNumber = new Intl.NumberFormat('en').format as (count: number) => string;

/** The words for a count, with the number: `plural(3, { one: '# tour', other: '# tours' })` is "3 tours". */
export const plural = (count: number, forms: PluralForms): string =>
  (forms[rules.select(count)] ?? forms.other).replace('#', formatNumber(count));
