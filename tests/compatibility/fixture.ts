import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A document as a backup has it: its fields in the format of the REST interface. */
export type StoredDocument = { path: string; fields: Record<string, Record<string, unknown>> };

const folder = new URL('2026-11-25/', import.meta.url).pathname;

const text = (name: string): string => gunzipSync(readFileSync(`${folder}${name}.gz`)).toString();

/** All documents of the fixture. */
export const storedDocuments = (): StoredDocument[] =>
  text('documents.ndjson')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** An expectation that code of that day wrote. */
export const written = <Content>(name: string): Content => JSON.parse(text(name));

/** The fixture as the backup that it is, in a new folder. */
export function backupFolder(): string {
  const to = mkdtempSync(join(tmpdir(), 'loggia-backup-'));
  for (const name of ['manifest.json', 'accounts.json', 'documents.ndjson']) writeFileSync(join(to, name), text(name));
  writeFileSync(join(to, 'files.ndjson'), '');
  return to;
}
