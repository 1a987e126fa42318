import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Override = { collectionGroup: string; fieldPath: string; indexes: object[] };
const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as { fieldOverrides: Override[] };

// the emulators answer such a query, the real service refuses it
it('no query is by a field of which every index is switched off', () => {
  const files = ['functions/src', 'src/backend'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.ts') ? [`${folder}/${name}`] : [])),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const queried = new Set([...code.matchAll(/\b(?:where|orderBy)\(\s*'([\w.]+)'/g)].map(([, field]) => field));
  const withoutIndex = fieldOverrides.filter(({ fieldPath, indexes }) => indexes.length === 0 && queried.has(fieldPath));

  expect(queried.size).toBeGreaterThan(30);
  // invitations have a field of this name too, which is queried
  expect(withoutIndex.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual(['bin.tour']);
});
