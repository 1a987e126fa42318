// Which packages passed their tests on this machine exactly as they are now: those need not run again. Remembered outside the checkout, so that
// all checkouts share it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'loggia', 'tests');
/** What all of them depend on beside their folder. */
const shared = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts'];
/** Made from the rest. */
const made = /(^|\/)(dist|lib|node_modules)(\/|$)/;

/** A fingerprint of everything that the outcome of a package's tests depends on; `more` is what is not in its folder. */
export function fingerprintOf(folder, more = '') {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${more}`);
  const own = readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !made.test(path))
    .sort();
  for (const path of [...shared, ...own]) {
    const content = readFileSync(`${root}/${path}`);
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Where what is known of this fingerprint lies. */
const noteOf = (project, fingerprint) => join(home, `${project}-${fingerprint}`);

export const hasPassed = (project, fingerprint) => existsSync(noteOf(project, fingerprint));

/** Remembers it; a machine where that cannot be written runs the tests each time. */
export function notePassed(project, fingerprint) {
  try {
    mkdirSync(home, { recursive: true });
    writeFileSync(noteOf(project, fingerprint), `${new Date().toISOString()}\n`);
  } catch (error) {
    console.warn(`That ${project} passed could not be remembered: ${error.message}`);
  }
}
