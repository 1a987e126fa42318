// Where the files of scans go when Loggia is built: hosting serves what everybody may see, the model service keeps the rest.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies what everybody may fetch, the folders of public and unlisted scans, into a folder that is served as it is. What was there before
 * goes: it may have become private since.
 * @param {readonly string[]} folders folders of scans
 * @param {string} target
 */
export function copyOpenScans(folders, target) {
  rmSync(target, { recursive: true, force: true });
  for (const { id, folder, isPrivate } of scansIn(folders)) if (!isPrivate) cpSync(folder, join(target, id), { recursive: true });
}

/**
 * Copies what the model service answers from: of open scans the manifest and the thumbnails, of private ones everything.
 * What the target has of other scans goes.
 * @param {readonly string[]} folders folders of scans
 * @param {string} target
 */
export function copyServedScans(folders, target) {
  const scans = scansIn(folders);
  const kept = new Set(scans.map(({ id }) => id));
  const there = existsSync(target) ? readdirSync(target) : [];
  for (const old of there.filter((id) => !kept.has(id))) rmSync(join(target, old), { recursive: true });
  for (const { id, folder, isPrivate } of scans) {
    const needed = readdirSync(folder).filter((name) => isPrivate || name === 'scan.json' || name.endsWith('.jpg'));
    for (const name of needed) cpSync(join(folder, name), join(target, id, name), { recursive: true });
  }
}

/** @param {readonly string[]} folders every scan once; of two with one id the first counts, as in the model service. */
function scansIn(folders) {
  const scans = new Map();
  for (const parent of folders.filter((folder) => existsSync(folder))) {
    for (const id of readdirSync(parent)) {
      const folder = join(parent, id);
      const manifest = join(folder, 'scan.json');
      if (scans.has(id) || !existsSync(manifest)) continue;
      scans.set(id, { id, folder, isPrivate: !isOpen(JSON.parse(readFileSync(manifest, 'utf8'))) });
    }
  }
  return [...scans.values()];
}

// A word that is none of the format opens nothing.
const isOpen = ({ visibility }) => visibility === 'public' || visibility === 'unlisted';
