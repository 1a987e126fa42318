import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Writes a file as a whole: a process that is killed leaves the previous content. */
export function writeFile(path, content) {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
