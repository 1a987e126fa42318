import { withDates } from '../../functions/src/core/dates';
import { vocabularyRef, wordsRef } from '../../functions/src/search-index/refs';
import { toursOf } from '../../functions/src/tour-index/refs';
import { wordsDocuments } from '../../src/domain/organization-search/documents';
import { type WordsDocument, wordsDocumentFrom } from '../../src/domain/organization-search/entry';
import { vocabularyPartFrom } from '../../src/domain/organization-search/vocabulary';
import { tourFrom } from '../../src/domain/tours/tour';

type Documents = ReadonlyMap<string, WordsDocument>;

const sorted = (documents: Iterable<[string, WordsDocument]>): Documents =>
  new Map([...documents].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** By what an organization finds its tours. */
export const indexedWords = async (organization: string): Promise<Documents> =>
  sorted((await wordsRef(organization).get()).docs.map((stored) => [stored.id, wordsDocumentFrom(stored.data())]));

/** By what it should find them. */
export const wordsOfTours = async (organization: string): Promise<Documents> =>
  sorted((await toursOf(organization).get()).docs.flatMap((tour) => [...wordsDocuments(tourFrom(tour.id, withDates(tour.data())))]));

/** All words of an organization with their counts, in order. */
export async function vocabularyOf(organization: string): Promise<[word: string, count: number][]> {
  const { docs } = await vocabularyRef(organization).get();
  return docs.flatMap((stored) => [...vocabularyPartFrom(stored.data()).counts]).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The vocabulary that documents should have. */
export function vocabularyIn(documents: Documents): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { words } of documents.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** A stored point. */
export const aPoint = (identifier: string, name: string, texts: readonly string[] = []) => ({
  identifier,
  name,
  type: 'poi',
  content: texts.map((content, at) => ({ identifier: `${identifier} ${at}`, type: 'text', name: 'Textbox', content: `<p>${content}</p>` })),
});

export const aFolder = (pois: readonly object[], name = 'Hall') => ({ id: 'folder', name, children: [], pois });
