import { matchesGlob } from 'node:path';
import { projects } from './projects.mjs';

/** The names of the projects that run this test file, as Vitest decides by `include` and `exclude`. */
export function projectsOfTest(file) {
  return projects.filter(({ config }) => isOf(config.test, file)).map(({ name }) => name);
}

function isOf({ root, include, exclude = [] }, file) {
  const folder = root ? `${root}/` : '';
  if (!file.startsWith(folder)) return false;
  const path = file.slice(folder.length);
  return include.some((pattern) => matchesGlob(path, pattern)) && !exclude.some((pattern) => matchesGlob(path, pattern));
}
