// Only src/loading loads code on demand: this check fails if other code uses React's `lazy` or handles a failed import itself.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './setup.mjs';

/** src/loading itself, and the toaster, which needs no retry: the app works without it. */
const exempt = /^src\/(loading\/|ui\/lazy-component\.tsx|app\/toasts\.tsx)|\.test\.tsx?$/;
const ownWays = [
  [/\blazy\(/, 'uses lazy(): render a LazyComponent'],
  [/\bimport\([^)]*\)\s*\.catch\(/, 'handles a failed import(): use loadModule'],
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.ts', 'src/*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !exempt.test(file));
const problems = files.flatMap((file) => {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  return ownWays.filter(([pattern]) => pattern.test(source)).map(([, problem]) => `${file} ${problem} (src/loading/README.md).`);
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
