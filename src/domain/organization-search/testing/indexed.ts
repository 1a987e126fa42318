import { tourFrom } from '../../tours/tour';
import { wordsDocuments } from '../documents';
import type { WordsDocument } from '../entry';
import { createWordsSearch, type ReadPage, wordsPageSize } from '../find';

/** The documents of tours, as the server stores them, by id. */
export const indexed = (tours: Readonly<Record<string, object>>): Map<string, WordsDocument> =>
  new Map(Object.entries(tours).flatMap(([id, stored]) => [...wordsDocuments(tourFrom(id, { ...stored }))]));

/** A search over stored documents that answers as the store does; `reads` counts the documents. */
export function searchOver(documents: ReadonlyMap<string, WordsDocument>, isComplete = true) {
  const vocabulary = new Map<string, number>();
  for (const { words } of documents.values()) for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  const stored = [...documents].map(([id, document]) => ({ id, document })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const counted = { reads: 0, pages: 0 };
  const readPage: ReadPage = async (words, after) => {
    const page = stored
      .filter(({ id, document }) => (after === null || id > after) && document.words.some((word) => words.includes(word)))
      .slice(0, wordsPageSize);
    counted.pages += 1;
    counted.reads += page.length;
    return page;
  };
  return { ...createWordsSearch(isComplete ? vocabulary : new Map(), isComplete, readPage), counted };
}

/** A stored point with texts. */
export const storedPoint = (identifier: string, name: string, ...texts: string[]) => ({
  identifier,
  name,
  content: texts.map((content, at) => ({ identifier: `${identifier}-${at}`, type: 'text', name: 'Textbox', content: `<p>${content}</p>` })),
});
