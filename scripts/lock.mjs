// Only one run at a time may own a checkout's saved state. The owner is known by its process: libraries go by the time of its last sign of life, so that
// the next start after a crash would have to wait, and a laptop that slept would lose its lock.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Acquires the lock file, or returns its owner. A lock whose process no longer exists is acquired.
 * @returns {{ note(address: string): void, release(): void } | { owner: { pid: number, address?: string } }}
 */
export function takeLock(path) {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
    return {
      note: (address) => writeFileSync(path, JSON.stringify({ pid: process.pid, address })),
      release: () => rmSync(path, { force: true }),
    };
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = readOwner(path);
  if (owner && isAlive(owner.pid)) return { owner };
  rmSync(path, { force: true });
  return takeLock(path);
}

function readOwner(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
