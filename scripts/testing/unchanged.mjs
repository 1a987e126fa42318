// Remembers which test projects passed on this machine, and with which files, so that a change of a screen does not run the rules again. The
// records are outside the checkout, and all checkouts share them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { filesOfCheckout } from './import-graph.mjs';
import { projectsOf } from './layers.mjs';

const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'loggia', 'tests');

/**
 * A fingerprint for each project: of the files that can break it (layers.mjs) and of Node. `more` is for what is outside the checkout.
 * @param {string[]} names the projects
 * @returns {Map<string, string>}
 */
export function fingerprintsOf(names, more = '', { files = filesOfCheckout(), read = (file) => readFileSync(`${root}/${file}`) } = {}) {
  const hashes = new Map(
    names.map((name) => [name, createHash('sha256').update(`${name} ${process.version} ${process.platform} ${process.arch} ${more}`)]),
  );
  for (const file of files.filter((path) => existsSync(`${root}/${path}`)).sort()) {
    const projects = projectsOf(file).filter((name) => hashes.has(name));
    if (projects.length === 0) continue;
    const content = read(file);
    for (const name of projects) hashes.get(name).update(`\n${file} ${content.length}\n`).update(content);
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
}

/** The path of the record for this fingerprint. */
const recordOf = (project, fingerprint) => join(home, `${project}-${fingerprint}`);

export const hasPassed = (project, fingerprint) => existsSync(recordOf(project, fingerprint));

/** Records that the tests passed. If the record cannot be written, the tests run every time. */
export function notePassed(project, fingerprint) {
  try {
    mkdirSync(home, { recursive: true });
    writeFileSync(recordOf(project, fingerprint), `${new Date().toISOString()}\n`);
  } catch (error) {
    console.warn(`That ${project} passed could not be remembered: ${error.message}`);
  }
}
