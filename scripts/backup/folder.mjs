// The folder of a backup. The manifest is written last: a folder without it is unfinished.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

export const format = 'loggia-backup';
export const formatNumber = 1;

/** Creates the folder of a new backup, readable for its owner only: it holds password hashes. @throws Error if something is in it already */
export async function createFolder(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseUsed(folder);
}

/** @throws Error that says what to do, if there is something in the folder */
export async function refuseUsed(folder) {
  const found = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length > 0) throw new Error(`${folder} is not empty: name a folder that does not exist yet.`);
}

/** A file of lines that is written as a stream. `close` returns its checksum, its bytes and the number of its lines. */
export function lineWriter(path) {
  const file = createWriteStream(path, { flags: 'wx' });
  const hash = createHash('sha256');
  let failed;
  let lines = 0;
  let bytes = 0;
  file.on('error', (error) => {
    failed = error;
  });
  const write = async (text) => {
    if (failed) throw failed;
    hash.update(text);
    bytes += Buffer.byteLength(text);
    if (!file.write(text)) await once(file, 'drain');
  };
  return {
    write,
    line: (content) => {
      lines += 1;
      return write(`${content}\n`);
    },
    close: async () => {
      file.end();
      await finished(file);
      return { sha256: hash.digest('hex'), bytes, lines };
    },
  };
}

/** Writes a stream to a new file, and its folders. @returns its checksums: SHA-256 in hexadecimal, and MD5 in base64, as Storage has it */
export async function writeStream(path, stream) {
  await mkdir(dirname(path), { recursive: true });
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  const summed = new Transform({
    transform(chunk, _, next) {
      sha256.update(chunk);
      md5.update(chunk);
      next(null, chunk);
    },
  });
  await pipeline(stream, summed, createWriteStream(path));
  return { sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

/** JSON of one line: two characters that JSON allows in text end a line for some readers, also for Node's. */
export const jsonLine = (content) =>
  JSON.stringify(content).replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);

/** Each line of a file, parsed. A comma at its end, as in the list of accounts, does not belong to it. */
export async function* jsonLines(path) {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.startsWith('{"') && !line.endsWith('[')) yield JSON.parse(line.replace(/,$/, ''));
}

/** Where the content of a stored file is in the folder. Its name may be no valid path on this machine, so its checksum is used. */
export function contentPath(name) {
  const id = createHash('sha256').update(name).digest('hex');
  return join('files', id.slice(0, 2), id);
}

/** Finishes a backup. */
export async function writeManifest(folder, manifest) {
  const path = join(folder, 'manifest.json');
  await writeFile(`${path}.part`, `${JSON.stringify({ format, version: formatNumber, ...manifest }, null, 2)}\n`);
  await rename(`${path}.part`, path);
}

/** The manifest of a finished backup. @throws Error that says why there is none */
export async function readManifest(folder) {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${folder} has no manifest.json: this backup was not finished, or is none. Make a new one.`);
  });
  const manifest = parsed(text, folder);
  if (manifest.format !== format) throw new Error(`${folder} is not a backup of Loggia.`);
  if (manifest.version > formatNumber) throw new Error(`${folder} was made by a newer version of Loggia: use that version to restore it.`);
  return manifest;
}

function parsed(text, folder) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${folder}/manifest.json is damaged: use another backup.`);
  }
}

/** Reads all files of a backup. @returns its manifest @throws Error that names the first file that is missing or was changed */
export async function checkFolder(folder) {
  const manifest = await readManifest(folder);
  for (const [name, { sha256 }] of Object.entries(manifest.checksums)) await checkFile(folder, name, sha256);
  for await (const { name, sha256 } of jsonLines(join(folder, 'files.ndjson'))) await checkFile(folder, contentPath(name), sha256, name);
  return manifest;
}

async function checkFile(folder, path, expected, name = path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${name} is missing in the backup (${join(folder, path)}): use another backup.`);
  });
  if (hash.digest('hex') !== expected)
    throw new Error(`${name} is not as it was written (${join(folder, path)}, its checksum differs): use another backup.`);
}
