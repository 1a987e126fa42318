// Folders of a single run. They are named after its process, so that the next run can remove those of a run that was killed.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { root } from './setup.mjs';

const home = `${root}/.loggia`;

/** Creates a folder in `.loggia` for this process, and removes folders of the same kind whose process no longer exists. */
export function ownFolder(kind) {
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home)) {
    const [, pid] = new RegExp(`^${kind}-(\\d+)-\\w+$`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) removeFolder(`${home}/${name}`);
  }
  return mkdtempSync(`${home}/${kind}-${process.pid}-`);
}

/** Retries, because a process that was just stopped may still write to the folder. */
export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
