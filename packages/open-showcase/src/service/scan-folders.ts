import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseScan } from '../scan/parse-scan';
import type { Scan } from '../scan/scan';
import { ScanError } from '../scan/scan-error';

/** A stored scan: its manifest and its folder. */
export type StoredScan = { scan: Scan; folder: string };

export const isModelId = (id: string): boolean => /^[0-9A-Za-z]{11}$/.test(id);

/**
 * The scan with this id from the first folder that has it, or null.
 * @throws ScanError if its manifest is invalid, SyntaxError if it is not JSON
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

/** The path of a file inside the folder, with links resolved, or null; `address` is the URL path relative to the folder. */
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

/** Names of the files directly in a folder. */
export const filesIn = (folder: string): Promise<string[]> => readdir(folder);

/** The content of a file, or null if there is none. */
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
