// When everything passed the last time: `npm run test:all` writes it into a tracked file, and `npm test` prints it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../setup.mjs';

const file = `${root}/tests/last-full-run.json`;
/** After this many commits without a full run there is a warning. */
const mostCommits = 30;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Records that everything passed on the commit that is checked out; a tree with changes is no commit, and is not recorded. */
export function recordFullRun() {
  try {
    if (git('status', '--porcelain') !== '') {
      console.log('Not recorded as the last full run: the tree has changes that are not committed.');
      return;
    }
    writeFileSync(file, `${JSON.stringify({ commit: git('rev-parse', 'HEAD'), date: new Date().toISOString() }, null, 2)}\n`);
    console.log('Recorded as the last full run in tests/last-full-run.json: commit that file.');
  } catch (error) {
    console.warn(`The full run could not be recorded: ${error.message}`);
  }
}

/** One sentence about the last full run. */
export function lastFullRun() {
  if (!existsSync(file)) return 'npm run test:all has not passed yet.';
  const { commit, date } = JSON.parse(readFileSync(file, 'utf8'));
  const passed = `npm run test:all passed last on ${date.slice(0, 10)}, on commit ${commit.slice(0, 7)}`;
  try {
    const commits = Number(git('rev-list', '--count', `${commit}..HEAD`));
    const warning = commits > mostCommits ? ` WARNING: that is more than ${mostCommits}; run it before calling anything done.` : '';
    return `${passed}, ${commits === 1 ? '1 commit' : `${commits} commits`} ago.${warning}`;
  } catch {
    // a shallow clone, or a folder without a history
    return `${passed}.`;
  }
}
