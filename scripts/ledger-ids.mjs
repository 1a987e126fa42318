// Part of npm run check: every id of docs/requirements.tsv ends the title of a test, every id in a title is one of the ledger, and no title has more
// than five, with those of the groups that it is in. src/app/testing has titles of groups in a table, whose
// tests have two more.
import { existsSync, readFileSync } from 'node:fs';
import { root } from './setup.mjs';
import { filesOfCheckout, isTest } from './testing/import-graph.mjs';

const read = (file) => readFileSync(`${root}/${file}`, 'utf8');
const files = filesOfCheckout().filter((file) => (isTest(file) || file.startsWith('src/app/testing/')) && existsSync(`${root}/${file}`));
const idsIn = (line) => [...line.matchAll(/\[([A-Z][A-Z-]*-\d{3}(?:,? [A-Z][A-Z-]*-\d{3})*)\]/g)].flatMap(([, ids]) => ids.split(/,? /));

/** The titles of a file, with the ids of the groups that they are in, which are further out. */
function titlesOf(file) {
  const groups = [];
  return read(file)
    .split('\n')
    .flatMap((line) => {
      const [at, ids] = [line.search(/\S/), idsIn(line)];
      while (at >= 0 && groups.length > 0 && groups.at(-1).at >= at) groups.pop();
      const all = [...groups.flatMap((group) => group.ids), ...ids];
      if (/^\s*describe\b/.test(line)) groups.push({ at, ids });
      return ids.length > 0 ? [{ file, ids: all }] : [];
    });
}

const titles = files.flatMap(titlesOf);
const ledger = new Set(
  read('docs/requirements.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0]),
);
const proven = new Set(titles.flatMap(({ ids }) => ids));
const problems = [
  ...[...ledger].filter((id) => !proven.has(id)).map((id) => `${id} is in no title of a test.`),
  ...[...proven].filter((id) => !ledger.has(id)).map((id) => `${id} is in a title of a test, and not in docs/requirements.tsv.`),
  ...titles
    .filter(({ file, ids }) => ids.length > (isTest(file) ? 5 : 3))
    .map(({ file, ids }) => `${file}: a title and its groups have more than five ids: ${ids.join(' ')}`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
