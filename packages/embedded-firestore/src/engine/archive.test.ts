import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BrokenDisk } from '../../tests/support/broken-disk';
import { ADMIN, anUpdate, contents, fieldsOf, ID } from '../../tests/support/builders';
import { dataFolders } from '../../tests/support/data-folder';
import { Timestamp } from '../model/timestamp';
import { GeoPoint, Reference } from '../model/value';
import type { Database } from './database';
import { Databases } from './databases';
import { exportArchive, importArchive } from './wal/archive-folder';

const newFolder = dataFolders();
const OTHER = { project: 'other', database: '(default)' };
const reference = (project: string, path: string) => new Reference(`projects/${project}/databases/(default)/documents/${path}`);

async function aDatabase(): Promise<Database> {
  const database = Databases.open().get(ID);
  const values = {
    z: 1n,
    a: [fieldsOf({ to: reference('demo', 'c/x') }), reference('elsewhere', 'c/x')],
    '10': 1.5,
    '2': Number.NaN,
    text: 'line\nseparators \u2028\u2029',
    at: new Timestamp(1, 5),
    place: new GeoPoint(0, 1),
    bytes: new Uint8Array([1, 2]),
    big: 2n ** 62n,
    empty: fieldsOf({}),
  };
  await database.commit([anUpdate('c/b', values), anUpdate('c/__id5__'), anUpdate('c/b/d/x', { n: null })], ADMIN);
  await database.commit([anUpdate('c/b', { late: true }, { mask: ['late'] })], ADMIN);
  return database;
}

describe('an archive', () => {
  it('brings the same documents back with their times', async () => {
    const database = await aDatabase();
    const metadata = await exportArchive(database, newFolder(), 'firestore_export');
    const copy = Databases.open().get(ID);

    expect(await importArchive(copy, metadata)).toBe(3);
    expect(contents(copy)).toEqual(contents(database));
    expect(copy.now()).toBeGreaterThan(database.version);
  });

  it('is the same text for the same data, with documents by name and fields in order', async () => {
    const database = await aDatabase();
    const folder = newFolder();
    await exportArchive(database, folder, 'first');
    const copy = Databases.open().get(OTHER);
    await importArchive(copy, join(folder, 'first'));
    await exportArchive(copy, folder, 'second');

    const text = readFileSync(join(folder, 'first', 'documents.ndjson'), 'utf8');
    expect(readFileSync(join(folder, 'second', 'documents.ndjson'), 'utf8')).toBe(text);
    expect(text).not.toMatch(/[\u2028\u2029]/);
    expect(text.split('\n').map((line) => line.slice(0, 20))).toEqual([
      '{"name":"c/__id5__",',
      '{"name":"c/b","field',
      '{"name":"c/b/d/x","f',
      '',
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'first', 'first.overall_export_metadata'), 'utf8'))).toEqual({
      format: 'embedded-firestore',
      version: 1,
      documents: 'documents.ndjson',
    });
    expect(readdirSync(join(folder, 'first')).sort()).toEqual(['documents.ndjson', 'first.overall_export_metadata']);
  });

  it('refers to itself in whichever project it is read into', async () => {
    const metadata = await exportArchive(await aDatabase(), newFolder(), 'x');
    const copy = Databases.open().get(OTHER);
    await importArchive(copy, metadata);

    expect(copy.read().get('c/b')?.fields.get('a')).toEqual([fieldsOf({ to: reference('other', 'c/x') }), reference('elsewhere', 'c/x')]);
  });

  it('takes the place of all that was there, at once and for good', async () => {
    const metadata = await exportArchive(await aDatabase(), newFolder(), 'x');
    const dataDir = newFolder();
    const databases = Databases.open({ dataDir });
    const target = databases.get(ID);
    await target.commit([anUpdate('old/1')], ADMIN);
    const { epoch } = target;
    let resets = 0;
    target.onReset(() => {
      resets += 1;
    });

    const importing = importArchive(target, metadata);
    expect([...contents(target).keys()]).toEqual(['old/1']);
    await importing;
    await target.commit([anUpdate('new/1')], ADMIN);
    const expected = contents(target);
    await databases.close();

    const again = Databases.open({ dataDir });
    expect([...expected.keys()]).toEqual(['c/__id5__', 'c/b', 'c/b/d/x', 'new/1']);
    expect(contents(again.get(ID))).toEqual(expected);
    expect([resets, again.get(ID).epoch === epoch, again.get(ID).epoch === target.epoch]).toEqual([1, false, true]);
    await again.close();
  });

  it('that does not fit on the disk changes nothing', async () => {
    const metadata = await exportArchive(await aDatabase(), newFolder(), 'x');
    const disk = new BrokenDisk();
    const dataDir = newFolder();
    const databases = Databases.open({ dataDir, files: disk.files });
    const target = databases.get(ID);
    await target.commit([anUpdate('old/1')], ADMIN);
    disk.space = 100;

    await expect(importArchive(target, metadata)).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
    disk.space = Number.POSITIVE_INFINITY;
    await target.commit([anUpdate('old/2')], ADMIN);
    await databases.close();
    const again = Databases.open({ dataDir });
    expect([...contents(again.get(ID)).keys()]).toEqual(['old/1', 'old/2']);
    await again.close();
  });

  it('may be written by hand: full names, no times', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'x.overall_export_metadata'), '{"format":"embedded-firestore","version":1,"documents":"d.ndjson"}');
    writeFileSync(
      join(folder, 'd.ndjson'),
      '{"name":"projects/p/databases/d/documents/c/a","fields":{"n":{"integerValue":"1"}}}\n\n{"name":"c/b"}',
    );
    const database = Databases.open().get(ID);
    await importArchive(database, join(folder, 'x.overall_export_metadata'));

    expect([...contents(database)].map(([path, { fields }]) => [path, fields])).toEqual([
      ['c/a', fieldsOf({ n: 1n })],
      ['c/b', fieldsOf({})],
    ]);
  });

  it.each([
    ['no JSON', '{"name":"c/a"}\n{"name"', /d\.ndjson, line 2: /],
    ['no document name', '{"name":"c"}', /line 1: Document name ".*\/c" lacks/],
    ['a document twice', '{"name":"c/a"}\n{"name":"c/a"}', /line 2: c\/a was there before/],
    ['a reserved field', '{"name":"c/a","fields":{"__x__":{"nullValue":null}}}', /line 1: field name __x__ is reserved/],
  ])('with %s is refused by line, and nothing changes', async (_what, lines, message) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'x.overall_export_metadata'), '{"format":"embedded-firestore","version":1,"documents":"d.ndjson"}');
    writeFileSync(join(folder, 'd.ndjson'), lines);
    const database = await aDatabase();
    const before = contents(database);

    await expect(importArchive(database, join(folder, 'x.overall_export_metadata'))).rejects.toThrowError(message);
    expect(contents(database)).toEqual(before);
  });

  it('of the official emulator is recognised and refused', async () => {
    const folder = join(newFolder(), 'firestore_export');
    mkdirSync(folder);
    writeFileSync(join(folder, 'firestore_export.overall_export_metadata'), Buffer.from('0a1708011213616c6c5f6e616d65737061636573', 'hex'));

    await expect(importArchive(await aDatabase(), folder)).rejects.toMatchObject({
      status: 'UNIMPLEMENTED',
      message: expect.stringContaining('is an export of the official emulator (LevelDB files), which cannot be read here'),
    });
  });

  it('that is not there is said to be missing', async () => {
    await expect(importArchive(await aDatabase(), join(newFolder(), 'nothing'))).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });
});
