import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Doc } from '../../model/document';
import type { DatabaseId } from '../../model/path';
import { invalidArgument, StatusError } from '../../model/status';
import type { Micros } from '../../model/timestamp';
import { printArchived, readArchived } from '../archive';
import type { Database } from '../database';
import { errorCode, storageError } from './files';

const FORMAT = 'embedded-firestore';
const VERSION = 1;
const DOCUMENTS = 'documents.ndjson';
const SUFFIX = '.overall_export_metadata';
/** How much is put together for one write, in UTF-16 code units. */
const SLICE = 1024 * 1024;

type Metadata = { readonly format: string; readonly version: number; readonly documents: string };

/**
 * Writes all documents of a database, as they are now, into the folder `directory/name`: `documents.ndjson`, one document a line in name order,
 * and `{name}.overall_export_metadata`, which says so. What was exported there before is replaced.
 * @returns the path of the metadata file: what `importArchive` wants, and firebase-tools hands back as `--seed_from_export`
 * @throws RESOURCE_EXHAUSTED when the folder cannot be written
 */
export async function exportArchive(database: Database, directory: string, name: string): Promise<string> {
  const folder = join(directory, name);
  const metadata = join(folder, `${name}${SUFFIX}`);
  const docs = database.read().everything('');
  try {
    await makeFolder(folder);
    await writeAtomically(join(folder, DOCUMENTS), documentLines(docs, database.id));
    await writeAtomically(metadata, [`${JSON.stringify({ format: FORMAT, version: VERSION, documents: DOCUMENTS } satisfies Metadata)}\n`]);
  } catch (error) {
    throw storageError(folder, error);
  }
  return metadata;
}

/**
 * Replaces everything in a database by an archive. Nobody sees any of it before all of it is there, and nothing has changed if it fails.
 * @param path the metadata file, or the folder that contains it
 * @returns how many documents there are now
 * @throws NOT_FOUND, INVALID_ARGUMENT naming file and line, UNIMPLEMENTED for an archive of the official emulator
 */
export async function importArchive(database: Database, path: string): Promise<number> {
  const metadata = await findMetadata(path);
  const documents = join(dirname(metadata), (await readMetadata(metadata)).documents);
  if (!existsSync(documents)) throw new StatusError('NOT_FOUND', `${documents} is missing beside ${basename(metadata)}.`);
  const docs = await readDocuments(documents, database.id, database.now());
  await database.restore(docs);
  return docs.length;
}

/** Makes a folder and those above it. Node's own way tries for ever where folders cannot be made, as below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

function* documentLines(docs: readonly Doc[], id: DatabaseId): Generator<string> {
  let lines = '';
  for (const doc of docs) {
    lines += `${printArchived(doc, id)}\n`;
    if (lines.length < SLICE) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

/** Writes atomically: the file is either complete or unchanged. */
async function writeAtomically(path: string, parts: Iterable<string>): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w');
  try {
    for (const part of parts) await file.write(part);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

async function findMetadata(path: string): Promise<string> {
  if (!existsSync(path)) throw new StatusError('NOT_FOUND', `There is no archive at ${path}.`);
  if (!(await stat(path)).isDirectory()) return path;
  const inside = [join(path, `${basename(path)}${SUFFIX}`), join(path, 'firestore_export', `firestore_export${SUFFIX}`)];
  const found = inside.find((file) => existsSync(file));
  if (found === undefined) throw new StatusError('NOT_FOUND', `There is no ${basename(path)}${SUFFIX} in ${path}.`);
  return found;
}

async function readMetadata(path: string): Promise<Metadata> {
  const text = await readFile(path, 'utf8');
  if (!text.trimStart().startsWith('{')) throw official(path);
  const { format, version, documents } = JSON.parse(text) as Partial<Metadata>;
  if (format !== FORMAT || version !== VERSION || typeof documents !== 'string')
    throw invalidArgument(`${path} is no archive of ${FORMAT} in version ${VERSION}.`);
  return { format, version, documents };
}

const official = (path: string) =>
  new StatusError(
    'UNIMPLEMENTED',
    `${path} is an export of the official emulator (LevelDB files), which cannot be read here. ` +
      'Start the official emulator with it, copy the documents over with an SDK, and export again from here.',
  );

async function readDocuments(path: string, id: DatabaseId, now: Micros): Promise<readonly Doc[]> {
  const docs = new Map<string, Doc>();
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      const doc = readArchived(text, id, now);
      if (docs.has(doc.path)) throw invalidArgument(`${doc.path} was there before.`);
      docs.set(doc.path, doc);
    } catch (error) {
      if (error instanceof StatusError) throw invalidArgument(`${path}, line ${line}: ${error.message}`);
      throw error;
    }
  }
  return [...docs.values()];
}

/** Only line feeds end a line: text may hold the separators U+2028 and U+2029. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
