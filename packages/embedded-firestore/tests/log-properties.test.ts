import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../src/engine/database';
import { Databases } from '../src/engine/databases';
import type { Commit } from '../src/model/document';
import { Timestamp } from '../src/model/timestamp';
import { GeoPoint, Reference, type Value } from '../src/model/value';
import type { Write } from '../src/model/write';
import { ADMIN, aDelete, anUpdate, contents, ID } from './support/builders';
import { dataFolders } from './support/data-folder';
import { draws } from './support/draws';

const newFolder = dataFolders();

const paths = fc.constantFrom('a/1', 'a/2', 'a/1/b/x', 'a/9/b/y', 'c/__id5__', 'c/é🙂');
const leaves: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(null, true, Number.NaN, Number.POSITIVE_INFINITY),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.double().map((number) => number + 0),
  fc.string({ unit: 'binary' }),
  fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  fc.constantFrom(new Timestamp(-5, 7), new GeoPoint(1.5, -2), new Reference('projects/p/databases/d/documents/c/x')),
);
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaves,
    fc.array(leaves, { maxLength: 3 }),
    fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { maxKeys: 3 }).map((fields): Value => new Map(Object.entries(fields))),
  ),
}));
const fields = fc.dictionary(fc.constantFrom('x', 'y', 'n'), value);
const increment = { kind: 'increment', field: ['n'], operand: 1n } as const;
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(paths, fields).map(([path, given]) => anUpdate(path, given)),
  fc.tuple(paths, fields).map(([path, given]) => anUpdate(path, given, { mask: ['x', 'y.z'], transforms: [increment] })),
  paths.map((path) => aDelete(path)),
);
const commits = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.array(write, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  ),
);

async function run(database: Database, load: readonly (readonly Write[] | 'clear')[]): Promise<void> {
  for (const step of load) {
    if (step === 'clear') await database.clear();
    else await database.commit(step, ADMIN);
  }
}

/** Everything that can be seen of a database. */
function visible(database: Database) {
  const snapshot = database.read();
  const names = ['', 'a/1', 'a/9'].map((path) => snapshot.collectionIds(path));
  const groups = ['a', 'b', 'c'].map((id) => snapshot.group(id, '').map(({ path }) => path));
  return { epoch: database.epoch, version: database.version, docs: contents(database), names, groups };
}

describe('the log', () => {
  it('gives the same database back that was closed', async () => {
    await fc.assert(
      fc.asyncProperty(commits, fc.constantFrom(200, 1000, 1_000_000), async (load, logBytes) => {
        const dataDir = newFolder();
        const before = Databases.open({ dataDir, logBytes });
        await run(before.get(ID), load);
        const expected = visible(before.get(ID));
        await before.close();

        const after = Databases.open({ dataDir });
        const actual = load.length > 0 ? visible(after.get(ID)) : expected;
        await after.close();
        // A database that has not been written to has no epoch to keep.
        expect(expected.version === 0 ? { ...actual, epoch: expected.epoch } : actual).toEqual(expected);
      }),
      { numRuns: draws(60) },
    );
  });

  it('holds whole commits only, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (load, place) => {
          const dataDir = newFolder();
          const before = Databases.open({ dataDir });
          const database = before.get(ID);
          const states = [contents(database)];
          const seen: Commit[] = [];
          database.onCommit((commit) => {
            seen.push(commit);
            states.push(contents(database));
          });
          await run(database, load);
          await before.close();
          fc.pre(seen.length > 0);
          const log = join(dataDir, 'demo@(default)', 'log-0');
          const bytes = readFileSync(log);
          writeFileSync(log, bytes.subarray(0, Math.floor(bytes.length * place)));

          const after = Databases.open({ dataDir, warn: () => {} });
          const found = contents(after.get(ID));
          await after.close();
          expect(states).toContainEqual(found);
        },
      ),
      { numRuns: draws(60) },
    );
  });

  it('rebuilds every version of the past by undoing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (load) => {
        const database = Databases.open().get(ID);
        const states = [{ at: database.now(), docs: contents(database) }];
        for (const step of load) {
          await database.commit(step, ADMIN);
          states.push({ at: database.now(), docs: contents(database) });
        }

        for (const { at, docs } of states) {
          const past = database.read(at);
          expect(past.everything('')).toEqual([...docs.values()]);
          expect(past.collection('a')).toEqual([...docs.values()].filter(({ path }) => /^a\/[^/]+$/.test(path)));
          expect(past.group('b', '')).toEqual([...docs.values()].filter(({ path }) => /\/b\/[^/]+$/.test(path)));
        }
      }),
      { numRuns: draws(60) },
    );
  });

  it('writes one file for a database that is small', async () => {
    const dataDir = newFolder();
    const databases = Databases.open({ dataDir });
    await databases.get(ID).commit([anUpdate('a/1')], ADMIN);
    await databases.close();

    expect(readdirSync(join(dataDir, 'demo@(default)'))).toEqual(['log-0']);
  });
});
