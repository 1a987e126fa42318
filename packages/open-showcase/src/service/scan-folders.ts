import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseScan } from '../scan/parse-scan';
import type { Scan } from '../scan/scan';
import { ScanError } from '../scan/scan-error';

/** A scan as it is stored: its manifest and the folder it lies in. */
export type StoredScan = { scan: Scan; folder: string };

export const isModelId = (id: string): boolean => /^[0-9A-Za-z]{11}$/.test(id);

/**
 * The scan of this id from the first of the folders that has one, or null.
 * @throws ScanError when its manifest is not as the format says, SyntaxError when it is no JSON
 */
export async function findScan(folders: readonly string[], id: string): Promise<StoredScan | null> {
  for (const folder of folders.map((parent) => join(parent, id))) {
    const manifest = await contentOf(join(folder, 'scan.json'));
    if (manifest) return { scan: readManifest(manifest, id), folder };
  }
  return null;
}

function readManifest(manifest: Buffer, folderName: string): Scan {
  const scan = parseScan(JSON.parse(manifest.toString('utf8')));
  if (scan.id !== folderName) throw new ScanError(`id is ${scan.id}, but its folder is named ${folderName}; both must be the same.`);
  return scan;
}

/** The path of a file that lies inside the folder, links followed, or null; `address` is what follows the folder's own in a URL. */
export async function fileInside(folder: string, address: string): Promise<string | null> {
  const names = decoded(address)?.split('/');
  if (!names?.every(isPlainName)) return null;
  try {
    const path = await realpath(join(folder, ...names));
    return path.startsWith((await realpath(folder)) + sep) ? path : null;
  } catch (error) {
    return absent(error);
  }
}

/** Names of the files right in a folder. */
export const filesIn = (folder: string): Promise<string[]> => readdir(folder);

/** What a file holds, or null when there is none. */
export async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    return absent(error);
  }
}

const isPlainName = (name: string) => name !== '' && !name.startsWith('.') && !/[\\\0]/.test(name);

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

function absent(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG') return null;
  throw error;
}
