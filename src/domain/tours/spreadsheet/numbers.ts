import type { DecimalSign } from './cells';

/** Spaces and apostrophes between groups of thousands, and the minus sign of typography. */
const bareNumber = (text: string): string => text.replace(/[\s\u00A0\u202F'’]/g, '').replace('\u2212', '-');

const shape = /^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i;

/**
 * The number that a text says; null if it says none.
 * @param sign the decimal sign of the whole file; null if the file does not show which it is: then a single sign is one
 */
export function numberIn(text: string, sign: DecimalSign | null): number | null {
  const bare = bareNumber(text);
  if (!shape.test(bare)) return null;
  const decimal = sign ?? decimalSignOf(bare) ?? (bare.includes(',') ? ',' : '.');
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', ...fractions] = bare.split(decimal);
  if (fractions.length > 1 || fractions[0]?.includes(group)) return null;
  // what only looks like groups of thousands is refused, so that 1,5 never becomes 15
  if (whole.includes(group) && !new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)) return null;
  const number = Number([whole.replaceAll(group, ''), ...fractions].join('.'));
  return Number.isFinite(number) ? number : null;
}

/** The decimal sign that these texts of numbers show without a doubt; null if none does, or if they differ. */
export function decimalSignIn(texts: Iterable<string>): DecimalSign | null {
  const signs = new Set<DecimalSign>();
  for (const text of texts) {
    const bare = bareNumber(text);
    const sign = shape.test(bare) ? decimalSignOf(bare) : null;
    if (sign) signs.add(sign);
  }
  const [first = null] = signs;
  return signs.size === 1 ? first : null;
}

/** The decimal sign of one number, unless it could as well separate thousands. */
function decimalSignOf(bare: string): DecimalSign | null {
  const [commas, points] = [bare.split(',').length - 1, bare.split('.').length - 1];
  if (commas > 0 && points > 0) return bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.';
  if (commas > 1) return '.';
  if (points > 1) return ',';
  if (commas + points === 0) return null;
  const sign = commas === 1 ? ',' : '.';
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? null : sign;
}
