import type { WordsDocument } from './entry';
import { type Variants, type Vocabulary, variantsOf } from './vocabulary';
import { almost, exactly, type Matching, matchingWords, soughtIn } from './words';

/** Something that was found, and its words that were sought. */
export type FoundWords = { document: WordsDocument; words: string[] };

/** `isCut` if there are more than were read. */
export type FoundInWords = { found: FoundWords[]; isCut: boolean };

/** A page of the documents with one of these words, at most 30, in the order of their ids. @param after the id of the last one of the page before */
export type ReadPage = (words: readonly string[], after: string | null) => Promise<{ id: string; document: WordsDocument }[]>;

/** Documents of a page: the rules allow no more. */
export const wordsPageSize = 50;
/** Pages that are read for one search, at most. */
const maxPages = 4;
/** With so many results nobody waits for another page: they type another word. */
const enough = 20;

/**
 * A search over all tours of an organization: for exactly what was typed, and with typing errors only if that finds nothing. It reads the documents
 * with the rarest of the words, and compares the others here. The vocabulary alone shows which words no document has; what was read completely is
 * not read again for a longer word.
 * @param isComplete whether the vocabulary has every word
 */
export function createWordsSearch(vocabulary: Vocabulary, isComplete: boolean, readPage: ReadPage) {
  const complete: { words: ReadonlySet<string>; documents: readonly WordsDocument[] }[] = [];

  async function documentsWith(words: readonly string[], sought: (document: WordsDocument) => boolean, pages: { room: number }) {
    const read = complete.find((one) => words.every((word) => one.words.has(word)));
    if (read) return { documents: read.documents, isCut: false };
    const documents: WordsDocument[] = [];
    for (let after: string | null = null; pages.room > 0; ) {
      pages.room -= 1;
      const page = await readPage(words, after);
      documents.push(...page.map(({ document }) => document));
      if (page.length < wordsPageSize) {
        complete.push({ words: new Set(words), documents });
        return { documents, isCut: false };
      }
      if (documents.filter(sought).length >= enough) break;
      after = page.at(-1)?.id ?? null;
    }
    return { documents, isCut: true };
  }

  async function findBy(matches: Matching, query: string, pages: { room: number }): Promise<FoundInWords> {
    const found = new Map<WordsDocument, string[]>();
    let isCut = false;
    for (const sought of soughtIn(query)) {
      const rarest = rarestOf(sought, vocabulary, matches, isComplete);
      if (!rarest) continue;
      const read = await documentsWith(rarest.words, ({ words }) => matchingWords(words, sought, matches) !== null, pages);
      addFound(found, read.documents, sought, matches);
      isCut ||= read.isCut || rarest.isCut;
    }
    return { found: distinct(found), isCut };
  }

  async function find(query: string): Promise<FoundInWords> {
    const pages = { room: maxPages };
    const found = await findBy(exactly, query, pages);
    return found.found.length > 0 ? found : findBy(almost, query, pages);
  }
  return { find };
}

export type WordsSearch = ReturnType<typeof createWordsSearch>;

/** The variants of the word that the fewest documents have; null if no document has all words. */
function rarestOf(sought: readonly string[], vocabulary: Vocabulary, matches: Matching, isComplete: boolean): Variants | null {
  const all = sought.map((word) => {
    const variants = variantsOf(vocabulary, word, matches);
    return variants.words.length > 0 || isComplete ? variants : { words: [word], count: Number.MAX_SAFE_INTEGER, isCut: true };
  });
  if (all.some(({ words }) => words.length === 0)) return null;
  return all.toSorted((one, other) => Number(one.isCut) - Number(other.isCut) || one.count - other.count)[0] ?? null;
}

/** One document can be found by both readings of a query. */
function distinct(found: ReadonlyMap<WordsDocument, string[]>): FoundWords[] {
  const byId = new Map<string, FoundWords>();
  for (const [document, words] of found) byId.set(`${document.entry.tour}\t${document.entry.point}`, { document, words });
  return [...byId.values()];
}

function addFound(found: Map<WordsDocument, string[]>, documents: Iterable<WordsDocument>, sought: readonly string[], matches: Matching) {
  for (const document of documents) {
    const words = found.has(document) ? null : matchingWords(document.words, sought, matches);
    if (words) found.set(document, words);
  }
}

/** The same in documents that are all here, such as those of an open tour. */
export function findInDocuments(query: string, documents: Iterable<WordsDocument>): FoundWords[] {
  const all = [...documents];
  for (const matches of [exactly, almost]) {
    const found = new Map<WordsDocument, string[]>();
    for (const sought of soughtIn(query)) addFound(found, all, sought, matches);
    if (found.size > 0) return distinct(found);
  }
  return [];
}
