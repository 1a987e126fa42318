import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedPrecondition } from '../../model/status';
import { errorCode, type Files } from './files';

/** The owner of a folder lock: a process and its start time, since process ids are reused. */
type Owner = { readonly pid: number; readonly started: string };

/**
 * Locks a folder for this process; a stale lock of a dead process is replaced.
 * @returns a function that releases the lock
 * @throws FAILED_PRECONDITION when a living process has it
 */
export function lockFolder(files: Files, folder: string): () => void {
  files.mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' } satisfies Owner);
  const candidate = join(folder, `lock.${process.pid}`);
  writeNew(files, candidate, own);
  try {
    while (!linked(files, candidate, lock)) removeStale(files, lock, folder);
  } finally {
    files.unlinkSync(candidate);
  }
  return () => {
    if (readOwner(files, lock)?.pid === process.pid) files.unlinkSync(lock);
  };
}

/** A lock appears whole or not at all, and only if there is none. */
function linked(files: Files, candidate: string, lock: string): boolean {
  try {
    files.linkSync(candidate, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(files: Files, lock: string, folder: string): void {
  refuseIfAlive(readOwner(files, lock), folder);
  const stale = `${lock}.stale-${process.pid}`;
  try {
    files.renameSync(lock, stale);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Somebody else may have taken the stale lock over in between: what was moved away is then theirs.
  const moved = readOwner(files, stale);
  if (moved && isAlive(moved)) linked(files, stale, lock);
  files.unlinkSync(stale);
  refuseIfAlive(moved, folder);
}

function refuseIfAlive(owner: Owner | undefined, folder: string): void {
  if (owner && isAlive(owner))
    throw failedPrecondition(`${folder} is in use by process ${owner.pid}. Stop it, or choose another data folder.`);
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const current = startOf(pid);
  return current === undefined || started === '' || current === started;
}

/** When a process began, in ticks since the computer did; only Linux tells. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** `undefined` when there is no lock, or nothing legible in it. */
function readOwner(files: Files, lock: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(files.readFileSync(lock, 'utf8')) as Owner;
    return { pid, started };
  } catch {
    return undefined;
  }
}

function writeNew(files: Files, path: string, text: string): void {
  const file = files.openSync(path, 'w');
  try {
    files.writeSync(file, text);
  } finally {
    files.closeSync(file);
  }
}
