import type { ComponentsJSON, TranslationJSON } from '@nanostores/i18n';

// Texts that are not translated show at once, and so does what is cut when texts are 40 % longer, as they are in German or French.

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
};
const padding = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';

/** A text with accents and 40 % longer, between brackets; what stands in braces is kept. */
export function pseudoText(text: string): string {
  const accented = text.replaceAll(/\{\w+\}|[a-zA-Z]/g, (part) => accents[part] ?? part);
  const longer = padding.slice(0, Math.ceil(text.length * 0.4));
  return `⟦${accented} ${longer}⟧`;
}

const pseudo = (translation: TranslationJSON): TranslationJSON =>
  typeof translation === 'string'
    ? pseudoText(translation)
    : Object.fromEntries(Object.entries(translation).map(([key, text]) => [key, pseudo(text)]));

/** The English texts of the components in the pseudo-language. */
export const pseudoTranslations = (components: readonly string[], english: ComponentsJSON): ComponentsJSON =>
  Object.fromEntries(components.map((name) => [name, pseudo(english[name] ?? {})])) as ComponentsJSON;
