// Folders that belong to one run, beside those of others: named after the process, so that the next run can clear away what a killed one left.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { root } from './setup.mjs';

const home = `${root}/.loggia`;

/** A new folder in `.loggia` for this process; those of the same kind whose process is gone are removed. */
export function ownFolder(kind) {
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home)) {
    const [, pid] = new RegExp(`^${kind}-(\\d+)-\\w+$`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) removeFolder(`${home}/${name}`);
  }
  return mkdtempSync(`${home}/${kind}-${process.pid}-`);
}

/** Also while something that was just told to end still writes into it. */
export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
