import { matchesGlob } from 'node:path';
import { projects } from './projects.mjs';

/** @type {Map<string, string[]>} Node reads a pattern anew for each path. */
const known = new Map();

/** The names of the projects that run this test file, as Vitest decides by `include` and `exclude`. */
export function projectsOfTest(file) {
  const own = known.get(file) ?? projects.filter(({ config }) => isOf(config.test, file)).map(({ name }) => name);
  known.set(file, own);
  return own;
}

function isOf({ root, include, exclude = [] }, file) {
  const folder = root ? `${root}/` : '';
  if (!file.startsWith(folder)) return false;
  const path = file.slice(folder.length);
  // most patterns begin with a folder, and comparing that is a thousandth of the work
  const mayMatch = (pattern) => path.startsWith(/^[^*{]*/.exec(pattern)[0]);
  const matches = (pattern) => mayMatch(pattern) && matchesGlob(path, pattern);
  return include.some(matches) && !exclude.some(matches);
}
