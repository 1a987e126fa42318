import { isRecord, record, type Stored, text } from '../stored';

/** A translated text, and the hash of the source that it was made from. */
export type Translation = { text: string; hash: string };

/**
 * The texts of a tour in one language, by thing and field: `tours/{tour}/languages/{tag}`, and below a snapshot for a version. One that is not there
 * is shown in the next language (shown-tour.ts).
 */
export type Translations = { tag: string; texts: TextsByThing };
export type TextsByThing = Readonly<Record<string, Readonly<Record<string, Translation>>>>;

/** How large the texts of one language may be, in bytes; a document of the store has at most 1 MiB with all names. */
export const translationsLimit = 900_000;

/** Reads stored translations; what is no translation is left out. */
export function translationsFrom(tag: string, stored: Stored): Translations {
  const things = Object.entries(record(stored.texts)).map(([thing, fields]) => [thing, fieldsFrom(fields)] as const);
  return { tag, texts: Object.fromEntries(things) };
}

const fieldsFrom = (stored: unknown): Record<string, Translation> =>
  Object.fromEntries(
    Object.entries(record(stored)).flatMap(([field, entry]) =>
      isRecord(entry) && typeof entry.text === 'string' ? [[field, { text: entry.text, hash: text(entry.hash) }]] : [],
    ),
  );

/** The translation of a text; undefined where there is none, or a blank one. */
export function translationOf(texts: TextsByThing, { thing, field }: { thing: string; field: string }): Translation | undefined {
  // names such as "constructor" are no entries
  const entry = Object.hasOwn(texts, thing) && Object.hasOwn(texts[thing] ?? {}, field) ? texts[thing]?.[field] : undefined;
  return entry && entry.text.trim() !== '' ? entry : undefined;
}

/** A text in the first of these languages that has it, with the language; undefined where none has. */
export function firstTranslation(translations: readonly Translations[], text: { thing: string; field: string }) {
  for (const { tag, texts } of translations) {
    const found = translationOf(texts, text);
    if (found) return { tag, text: found.text };
  }
  return undefined;
}

/** About how many bytes the store needs for the texts. */
export const translationsSize = (texts: TextsByThing): number => new TextEncoder().encode(JSON.stringify(texts)).length;

/** The texts with these entries in place of what is there; null removes one. */
export function withEntries(
  texts: TextsByThing,
  entries: readonly { thing: string; field: string; translation: Translation | null }[],
): TextsByThing {
  const changed: Record<string, Record<string, Translation>> = { ...texts };
  for (const { thing, field, translation } of entries) {
    const { [field]: _, ...others } = changed[thing] ?? {};
    changed[thing] = translation ? { ...others, [field]: translation } : others;
  }
  return changed;
}
