import fs from 'node:fs';
import { StatusError } from '../../model/status';

/** The part of `node:fs` that the log uses; tests substitute a disk that is full or fails. */
export type Files = Pick<
  typeof fs,
  | 'openSync'
  | 'closeSync'
  | 'writeSync'
  | 'ftruncateSync'
  | 'fsyncSync'
  | 'fdatasyncSync'
  | 'fdatasync'
  | 'renameSync'
  | 'unlinkSync'
  | 'linkSync'
  | 'copyFileSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'mkdirSync'
  | 'existsSync'
>;

export const nodeFiles: Files = fs;

/** Writes all the bytes at a position, which one call of the system need not do. */
export function writeFully(files: Files, file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) done += files.writeSync(file, bytes, done, bytes.length - done, position + done);
}

/** Makes renames and new files in a folder durable. Skipped on systems that can't sync folders. */
export function syncFolder(files: Files, folder: string): void {
  let handle: number | undefined;
  try {
    handle = files.openSync(folder, 'r');
    files.fsyncSync(handle);
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes(errorCode(error))) throw error;
  } finally {
    if (handle !== undefined) files.closeSync(handle);
  }
}

/** Syncs in the background; the promise says when it is done. */
export const syncFile = (files: Files, file: number): Promise<void> =>
  new Promise((resolve, reject) => files.fdatasync(file, (error) => (error ? reject(error) : resolve())));

/** `ENOENT` and the like; '' for errors that are not the system's. */
export const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The error for a failed write to disk; clients retry it later. */
export function storageError(path: string, error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error));
  const reason = error instanceof Error ? error.message : String(error);
  return new StatusError('RESOURCE_EXHAUSTED', full ? `no space left for ${path}` : `cannot write to ${path}: ${reason}`);
}
