import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsIn } from '@/backend/rest/rest-values';
import { checkFolder } from '../../scripts/backup/folder.mjs';
import { compareBackups } from '../../scripts/backup/restore-into.mjs';
import { folderSource } from '../../scripts/backup/sources.mjs';
import { backupFolder, storedDocuments, written } from './fixture';
import { entityAt } from './readers';

/** What the readers of that day made of each document. */
const expected = written<Record<string, object>>('entities.json');

/** Of a version, readers of that day did not know when its tour was last changed: its report now says when it was published. */
const isNewSince = (name: string, value: unknown) => name === 'updated' && value === null;
const whatStays = (entity: object): object =>
  JSON.parse(JSON.stringify(entity, (name, value) => (isNewSince(name, value) ? undefined : value)));

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Documents that no screen reads: of the rules, of the functions, and of accounts. */
const unread = /^(?:grants|shortCodes|users)\/[^/]+$|\/published\/numbers$/;

describe('documents of 25 November 2026', () => {
  it('are all read by the app, but those of the server', () => {
    const others = storedDocuments().filter(({ path }) => !unread.test(path));

    expect(others.map(({ path }) => path).toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(others.length).toBeGreaterThan(130);
  });

  it.each(storedDocuments().filter(({ path }) => path in expected))('open unchanged: $path', ({ path, fields }) => {
    // fields that came since are allowed
    expect(asJson(entityAt(path, fieldsIn({ fields })))).toMatchObject(whatStays(expected[path] ?? {}));
  });
});

describe('a backup of 25 November 2026', () => {
  it('is taken for whole, and gives its documents and accounts', async () => {
    const folder = backupFolder();

    const manifest = await checkFolder(folder);
    const source = folderSource(folder, manifest);
    const paths: string[] = [];
    for await (const { path } of source.documents()) paths.push(path);
    const accounts: string[] = [];
    for await (const { email } of source.accounts()) accounts.push(email);

    expect(paths).toEqual(storedDocuments().map(({ path }) => path));
    expect(accounts).toContain('editor@northlight.example');
    expect([paths.length, accounts.length]).toEqual([manifest.counts.documents, manifest.counts.accounts]);
    expect((await compareBackups(folder, folder)).lines).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
