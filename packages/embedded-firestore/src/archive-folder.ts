import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { printArchived, readArchived } from './engine/archive';
import type { Database } from './engine/database';
import type { Doc } from './model/document';
import { invalidArgument, StatusError } from './model/status';

const FORMAT = 'embedded-firestore';
const DOCUMENTS = 'documents.ndjson';
/** How much is put together before it is written, in UTF-16 code units. */
const CHUNK = 1024 * 1024;

/**
 * Writes a database into `directory/name`: a small JSON file that tells what is there, `<name>.overall_export_metadata` (what firebase-tools
 * remembers), and one document a line, sorted by name.
 */
export async function exportFolder(database: Database, directory: string, name: string): Promise<void> {
  const folder = join(directory, name);
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, DOCUMENTS), 'w');
  try {
    let chunk = '';
    for (const doc of database.read().everything('')) {
      chunk += `${printArchived(doc, database.id)}\n`;
      if (chunk.length < CHUNK) continue;
      await file.write(chunk);
      chunk = '';
    }
    await file.write(chunk);
  } finally {
    await file.close();
  }
  await writeFile(
    join(folder, `${name}.overall_export_metadata`),
    `${JSON.stringify({ format: FORMAT, version: 1, documents: DOCUMENTS })}\n`,
  );
}

/**
 * Puts an exported folder in the place of all that a database holds.
 * @param metadataFile the `.overall_export_metadata` file
 * @throws NOT_FOUND, INVALID_ARGUMENT naming the file (and line) that cannot be read
 */
export async function importFolder(database: Database, metadataFile: string): Promise<void> {
  const documents = join(dirname(metadataFile), await readMetadata(metadataFile));
  const docs: Doc[] = [];
  const now = database.now();
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(documents), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      docs.push(readArchived(text, database.id, now));
    } catch (error) {
      throw invalidArgument(`${documents}:${line}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await database.restore(docs);
}

async function readMetadata(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StatusError('NOT_FOUND', `${file}: there is no such export.`);
  });
  const metadata = parse(text);
  if (metadata?.format !== FORMAT)
    throw invalidArgument(`${file} is not an export of ${FORMAT}; one of the official emulator (LevelDB files) cannot be read.`);
  return metadata.documents ?? DOCUMENTS;
}

function parse(text: string): { format?: string; documents?: string } | undefined {
  try {
    return JSON.parse(text) as { format?: string; documents?: string };
  } catch {
    return undefined;
  }
}
