// Remembers which packages passed their tests on this machine in their current state, so that they need not run again. The records are
// outside the checkout, and all checkouts share them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'loggia', 'tests');
/** What all packages depend on in addition to their folders. */
const shared = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts'];
/** Generated files, which are not part of a fingerprint. */
const made = /(^|\/)(dist|lib|node_modules)(\/|$)/;

/** A fingerprint of everything that a package's test results depend on; `more` is for dependencies outside these folders. */
export function fingerprintOf(folders, more = '') {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${more}`);
  const own = folders
    .flatMap((folder) => readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true }))
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

/** The path of the record for this fingerprint. */
const noteOf = (project, fingerprint) => join(home, `${project}-${fingerprint}`);

export const hasPassed = (project, fingerprint) => existsSync(noteOf(project, fingerprint));

/** Records that the tests passed. If the record cannot be written, the tests run every time. */
export function notePassed(project, fingerprint) {
  try {
    mkdirSync(home, { recursive: true });
    writeFileSync(noteOf(project, fingerprint), `${new Date().toISOString()}\n`);
  } catch (error) {
    console.warn(`That ${project} passed could not be remembered: ${error.message}`);
  }
}
