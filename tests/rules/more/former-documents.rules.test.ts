import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fieldsIn } from '../../../src/backend/rest/rest-values';
import { storedDocuments, written } from '../../compatibility/fixture';
import { claimsByPerson } from '../../compatibility/people';
import { type Fields, get } from '../operation';
import { loadRules, mayDo, storeDocuments } from '../store-wire';

const wire = { port: inject('ports').firestore!, project: 'demo-rules-former-documents' };

/** Whom the rules of that day let read a document, by its path. */
const expected = written<Record<string, string[]>>('readers.json');

const documents = Object.fromEntries(storedDocuments().map(({ path, fields }) => [path, fieldsIn({ fields }) as Fields]));

beforeAll(async () => {
  await loadRules(wire, readFileSync('firestore.rules', 'utf8'));
  await storeDocuments(wire, documents);
});

describe('documents of 25 November 2026', () => {
  it('are all known', () => {
    expect(Object.keys(documents)).toEqual(Object.keys(expected));
    expect(new Set(Object.values(expected).flat())).toEqual(new Set(claimsByPerson.keys()));
  });

  it.each([...claimsByPerson])('are read by %s where they were, and nowhere else', async (person, claims) => {
    const paths = Object.keys(documents);

    const answers = await Promise.all(paths.map((path) => mayDo(wire, claims, get(path))));

    expect(paths.filter((_, at) => answers[at])).toEqual(paths.filter((path) => expected[path]?.includes(person)));
  });
});
