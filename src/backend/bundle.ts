import type { Answer, RestQuery } from './rest';

/**
 * An answer of the server as a bundle of the SDK, which puts it into its cache as if it had read it itself: a listener to the same question goes
 * on from the time of the answer, and the server sends what changed since and nothing else.
 * @param name of the question, the same for the same one
 * @see https://firebase.google.com/docs/firestore/bundles
 */
export function bundleOf(name: string, { parent, structuredQuery }: RestQuery, { documents, readTime }: Answer): string {
  const isList = 'from' in structuredQuery;
  const named = { name, bundledQuery: { parent, structuredQuery, limitType: 'FIRST' }, readTime };
  const missing = isList || documents.length > 0 ? [] : [{ documentMetadata: { name: parent, readTime, exists: false, queries: [name] } }];
  const elements = [
    { namedQuery: named },
    ...missing,
    ...documents.flatMap((document) => [
      { documentMetadata: { name: document.name, readTime, exists: true, queries: [name] } },
      { document },
    ]),
  ].map(framed);
  const totalBytes = elements.reduce((sum, [length]) => sum + length + String(length).length, 0);
  const metadata = { id: name, createTime: readTime, version: 1, totalDocuments: documents.length + missing.length, totalBytes };
  return [framed({ metadata }), ...elements].map(([length, json]) => `${length}${json}`).join('');
}

const encoder = new TextEncoder();

/** An element with its length in bytes, behind which it stands. */
function framed(element: object): readonly [length: number, json: string] {
  const json = JSON.stringify(element);
  return [encoder.encode(json).length, json];
}
