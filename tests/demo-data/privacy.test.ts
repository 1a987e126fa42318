import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { people } from '../../scripts/demo-data/accounts.mjs';
import { documents } from '../../scripts/demo-data/documents.mjs';
import { root } from '../../scripts/setup.mjs';
import { fieldsOf, personalPlaces } from '../../src/domain/personal-data/places';

/** The rows of all tables, each with the words of code in it. */
const rows = readFileSync(`${root}/docs/privacy.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
const documented = new Set(rows.flat());

const wordsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
/** The rows of Firestore: paths, and fields. */
const places = (
  readFileSync(`${root}/docs/privacy.md`, 'utf8')
    .split('## ')
    .find((part) => part.startsWith('Firestore')) ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [paths = '', fields = ''] = line.replace(/^\| /, '').split(' | ');
    return wordsIn(paths).map((path) => ({ path, fields: wordsIn(fields).toSorted() }));
  });

/** A path with a star for each id, which is every second part of it. */
const shapeOf = (path: string) =>
  path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');
/** The words of the row of a document, such as `tours/house`. */
const rowOf = (path: string) =>
  rows.find(([first = '']) => first === path || (first.includes('{') && shapeOf(first) === shapeOf(path))) ?? [];

/** Names of fields that say who somebody is. */
const namesOfPeople = /^(?:uid|user|email|to|actor|whom|members|admins|phone|displayName|\w*(?:By|Uid|UserEmail|Email))$/;

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${root}/${folder}/${file}`, 'utf8'));
}

it('has the places and fields of the table by which a person’s data is exported and erased', () => {
  const table = personalPlaces.map((place) => ({ path: place.path, fields: fieldsOf(place).toSorted() }));
  const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);

  expect(places.toSorted(byPath)).toEqual(table.toSorted(byPath));
});

it('has each field that people write with the name of a person', () => {
  const rules = readFileSync(`${root}/firestore.rules`, 'utf8');
  const named = [...rules.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).filter((name) => namesOfPeople.test(name));

  expect(named).toContain('invitedBy');
  expect([...new Set(named)].filter((name) => !documented.has(name))).toEqual([]);
});

it('has each field that readers and the server take a person from', () => {
  const sources = [...filesBelow('src/domain'), ...filesBelow('functions/src')];
  const read = sources
    .flatMap((source) => [...source.matchAll(/(?:stored|entry|fields|data)\.(\w+)|get\('(\w+)'\)/g)])
    .map(([, name = '', other = '']) => name || other)
    .filter((name) => namesOfPeople.test(name));

  expect(read).toContain('actorEmail');
  expect([...new Set(read)].filter((name) => !documented.has(name))).toEqual([]);
});

it('has each field of the demo in which a person is, by the address or the account', () => {
  const persons = new Set(people.flatMap(({ uid, email }: { uid: string; email: string }) => [uid, email]));
  const missing = new Set<string>();
  const walk = (path: string, value: unknown, field: string): void => {
    if (typeof value === 'string' && persons.has(value)) {
      if (!rowOf(path).includes(field)) missing.add(`${shapeOf(path)}: ${field}`);
    } else if (Array.isArray(value)) for (const each of value) walk(path, each, field);
    else if (value !== null && typeof value === 'object') for (const [name, each] of Object.entries(value)) walk(path, each, name);
  };
  for (const [path, document] of Object.entries(documents())) walk(path, document, '');

  expect([...missing]).toEqual([]);
});
