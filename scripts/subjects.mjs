// Whether the subjects of commits are short enough (docs/style.md): of those since the branch left main, and on main since the last tag.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

const maxLength = 72;

/** The subjects in the repository at a folder that are too long; none where there is no repository, main branch or tag. */
export function longSubjects(folder) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
  const branchPoint = !isMain && (git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main'));
  const base = branchPoint || git('describe', '--tags', '--abbrev=0');
  if (!base) return [];
  const subjects = git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n');
  return subjects.filter((subject) => [...subject].length > maxLength);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const long = longSubjects(root);
  for (const subject of long)
    console.error(`${[...subject].length} characters, ${maxLength} are allowed in the subject of a commit: ${subject}`);
  process.exitCode = long.length > 0 ? 1 : 0;
}
