// What the server writes of the demo tours for the search: the import does not run triggers.
import { countsOf, hashOf, storedIndexedTour } from '../../functions/src/search-index/indexed-tour';
import { wordsDocuments } from '../../src/domain/organization-search/documents';
import { packPart, vocabularyIdOf } from '../../src/domain/organization-search/vocabulary';
import { tourFrom } from '../../src/domain/tours/tour';

type Stored = Record<string, unknown>;

/** Documents by path, of the tours among the documents, in organizations that are active. */
export function searchDocuments(documents: Readonly<Record<string, Stored>>, at: Date): Record<string, object> {
  const all: Record<string, object> = {};
  const vocabularies = new Map<string, Map<string, Map<string, number>>>();
  for (const [path, stored] of Object.entries(documents)) {
    const [folder, id = '', ...below] = path.split('/');
    const organization = String(stored.organization);
    if (folder !== 'tours' || below.length > 0 || documents[`organizations/${organization}`]?.status !== true) continue;
    const found = wordsDocuments(tourFrom(id, stored));
    const hashes = new Map([...found].map(([wordsId, document]) => [wordsId, hashOf(document)]));
    const counts = countsOf(found);
    for (const [wordsId, document] of found) all[`organizations/${organization}/words/${wordsId}`] = document;
    all[`organizations/${organization}/indexedTours/${id}`] = { ...storedIndexedTour({ source: '', hashes, counts }), at };
    const parts = vocabularies.get(organization) ?? new Map<string, Map<string, number>>();
    vocabularies.set(organization, parts);
    for (const [word, count] of counts) {
      const part = parts.get(vocabularyIdOf(word)) ?? new Map<string, number>();
      parts.set(vocabularyIdOf(word), part.set(word, (part.get(word) ?? 0) + count));
    }
  }
  for (const [organization, parts] of vocabularies)
    for (const [id, part] of parts) all[`organizations/${organization}/vocabulary/${id}`] = packPart(part);
  return all;
}
