// Copies files of scans for a build: hosting serves what is not private, the model service serves the rest.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the folders of public and unlisted scans into a folder that is served statically. Deletes what was in it before,
 * because a scan may have become private since.
 * @param {readonly string[]} folders folders of scans
 * @param {string} target
 * @param {readonly string[]} excluded ids of scans that are left out
 */
export function copyOpenScans(folders, target, excluded = []) {
  rmSync(target, { recursive: true, force: true });
  for (const { id, folder, isPrivate } of scansIn(folders, excluded)) if (!isPrivate) cpSync(folder, join(target, id), { recursive: true });
}

/**
 * Copies the files that the model service needs: manifest and thumbnails of open scans, all files of private ones.
 * Deletes other scans from the target.
 * @param {readonly string[]} folders folders of scans
 * @param {string} target
 * @param {readonly string[]} excluded ids of scans that are left out
 */
export function copyServedScans(folders, target, excluded = []) {
  const scans = scansIn(folders, excluded);
  const kept = new Set(scans.map(({ id }) => id));
  const there = existsSync(target) ? readdirSync(target) : [];
  for (const old of there.filter((id) => !kept.has(id))) rmSync(join(target, old), { recursive: true });
  for (const { id, folder, isPrivate } of scans) {
    const needed = readdirSync(folder).filter((name) => isPrivate || name === 'scan.json' || name.endsWith('.jpg'));
    for (const name of needed) cpSync(join(folder, name), join(target, id, name), { recursive: true });
  }
}

/** @param {readonly string[]} folders of two scans with the same id, the first folder's is used, as in the model service */
function scansIn(folders, excluded) {
  const scans = new Map();
  for (const parent of folders.filter((folder) => existsSync(folder))) {
    for (const id of readdirSync(parent)) {
      const folder = join(parent, id);
      const manifest = join(folder, 'scan.json');
      if (scans.has(id) || excluded.includes(id) || !existsSync(manifest)) continue;
      scans.set(id, { id, folder, isPrivate: !isOpen(JSON.parse(readFileSync(manifest, 'utf8'))) });
    }
  }
  return [...scans.values()];
}

// unknown values count as private
const isOpen = ({ visibility }) => visibility === 'public' || visibility === 'unlisted';
