import { describe, expect, it } from 'vitest';
import { bundleOf } from './bundle';

const name = 'projects/p/databases/(default)/documents/tours/hall';
const readTime = '2026-01-01T12:00:00Z';
const hall = { name, fields: {}, createTime: readTime, updateTime: readTime };

/** The documents that a bundle mentions, each with the queries that it is a result of. */
const mentionedIn = (bundle: string): object[] =>
  bundle
    .split(/(?<=\})\d+(?=\{)|^\d+/)
    .filter((json) => json !== '')
    .map((json) => JSON.parse(json).documentMetadata)
    .filter((metadata) => metadata !== undefined);

describe('bundleOf', () => {
  it('has a document as a result of its query', () => {
    const bundle = bundleOf('tours/hall', { parent: name, structuredQuery: {} }, { documents: [hall], readTime });

    expect(mentionedIn(bundle)).toEqual([{ name, readTime, exists: true, queries: ['tours/hall'] }]);
  });

  it('has a missing document as missing, and as a result of no query, so that the listener expects none', () => {
    const bundle = bundleOf('tours/hall', { parent: name, structuredQuery: {} }, { documents: [], readTime });

    expect(mentionedIn(bundle)).toEqual([{ name, readTime, exists: false, queries: [] }]);
  });
});
