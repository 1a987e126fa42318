// `npm test -- --affected`: which tests the changes since main can break. Imports say it for what tests import, and layers.mjs for the rest.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup.mjs';
import { families } from './families.mjs';
import { filesOfCheckout, importGraph, isTest } from './import-graph.mjs';
import { projectsOf } from './layers.mjs';
import { projectsOfTest } from './projects-of-test.mjs';

/** What a project runs: all of its tests, or these files. @typedef {'all' | Set<string>} Selection */

/**
 * The files that differ from where this branch left `main`, committed or not; on `main` itself from what `origin/main` has, if that is known.
 * @returns {string[]}
 */
export function changedFiles() {
  const onMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
  const base = git('merge-base', onMain ? 'origin/main' : 'main', 'HEAD') || 'HEAD';
  const changed = git('diff', '--name-only', '--no-renames', base).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  return [...new Set([...changed, ...added])].filter(Boolean);
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * @param {string[]} changed
 * @returns {Promise<Map<string, Selection>>} the projects with something to run
 */
export async function affectedBy(changed) {
  const files = filesOfCheckout();
  const graph = await importGraph([...files.filter(isTest), 'src/main.tsx']);
  const readers = files.filter((path) => isTest(path) && existsSync(`${root}/${path}`) && readsSources(path));
  const selection = new Map();
  const add = (project, found) => {
    const before = selection.get(project) ?? new Set();
    selection.set(
      project,
      before === 'all' || found === 'all' ? 'all' : new Set([...before, ...found.filter((path) => files.includes(path))]),
    );
  };
  for (const file of changed) {
    const reached = [...graph.reaching(file)];
    const tests = [...new Set([...reached.filter(isTest), ...(isCode(file) ? readers : [])])].map((path) => ({
      path,
      projects: projectsOfTest(path),
    }));
    for (const project of projectsOf(file)) {
      const importing = tests.filter(({ projects }) => projects.includes(project)).map(({ path }) => path);
      add(project, narrowed(file, project, importing, reached));
    }
  }
  for (const [project, found] of selection) if (found.size === 0) selection.delete(project);
  return selection;
}

/** Whether a test goes through the folders of our code and reads it: nothing says which files it looks for. */
function readsSources(test) {
  const text = readFileSync(`${root}/${test}`, 'utf8');
  return /\b(?:filesOfCheckout|readdirSync)\(/.test(text) && /(?:\$\{root\}\/|['"`])(?:functions\/)?src\b/.test(text);
}

/** Code of ours that only its importers can notice; all else, such as rules, styles and demo data, may change what any test of a project meets. */
const isCode = (file) => /^(src|functions\/src|tests)\/.*\.tsx?$/.test(file);

function narrowed(file, project, importing, reached) {
  if (!isCode(file)) return 'all';
  if (!/^(e2e|official-app)/.test(project) || file.startsWith('tests/')) return importing;
  if (file.startsWith('functions/')) return 'all';
  const changedFamilies = new Set(reached.map((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1]).filter(Boolean));
  // the frame of all pages, or what begins before any screen
  if (changedFamilies.size === 0) return 'all';
  const more = project.endsWith('-more') ? 'more/' : '';
  return [...changedFamilies].flatMap((family) => families[family] ?? []).map((name) => `tests/e2e/${more}${name}.test.ts`);
}
