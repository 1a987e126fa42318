import type { RestQuery, RestResponse } from '../rest/rest';

/**
 * Converts a REST response to a Firestore bundle. Once the SDK has loaded it, a listener to the same query resumes from the response's read
 * time, so the server sends only later changes.
 * @param name of the query; equal queries have equal names
 * @see https://firebase.google.com/docs/firestore/bundles
 */
export function bundleOf(name: string, { parent, structuredQuery }: RestQuery, { documents, readTime }: RestResponse): string {
  const isList = 'from' in structuredQuery;
  const named = { name, bundledQuery: { parent, structuredQuery, limitType: 'FIRST' }, readTime };
  // A missing document is no result of the query: otherwise the listener expects it, the server corrects the number of results, and the SDK
  // caches the document twice and shows the older entry after a write.
  const missing = isList || documents.length > 0 ? [] : [{ documentMetadata: { name: parent, readTime, exists: false, queries: [] } }];
  const elements = [
    { namedQuery: named },
    ...missing,
    ...documents.flatMap((document) => [
      { documentMetadata: { name: document.name, readTime, exists: true, queries: [name] } },
      { document },
    ]),
  ].map(withLength);
  const totalBytes = elements.reduce((sum, [length]) => sum + length + String(length).length, 0);
  const metadata = { id: name, createTime: readTime, version: 1, totalDocuments: documents.length + missing.length, totalBytes };
  return [withLength({ metadata }), ...elements].map(([length, json]) => `${length}${json}`).join('');
}

const encoder = new TextEncoder();

/** A bundle element, prefixed with its length in bytes. */
function withLength(element: object): readonly [length: number, json: string] {
  const json = JSON.stringify(element);
  return [encoder.encode(json).length, json];
}
