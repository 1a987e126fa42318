// What `npm run check` runs: format, lint, import boundaries, words, documents, ids of the ledger, lazy imports, subjects of commits, generated rules and types.
import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { bin, run } from './processes.mjs';

const boundaries = [
  '--require',
  './scripts/boundaries.jsx.cjs',
  bin('depcruise'),
  '--config',
  'scripts/boundaries.config.mjs',
  'src',
  'functions/src',
  'packages',
  'tests',
  'scripts/bench',
];

/** The longest first, since they run beside each other. */
const checks = [
  ['types', bin('tsc'), ['--build']],
  ['format and lint', bin('biome'), ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']],
  ['import boundaries', process.execPath, boundaries],
  ['words', process.execPath, ['scripts/words.mjs']],
  ['documents', process.execPath, ['scripts/links.mjs']],
  ['ids of the ledger', process.execPath, ['scripts/ledger-ids.mjs']],
  ['lazy imports', process.execPath, ['scripts/lazy-imports.mjs']],
  ['subjects of commits', process.execPath, ['scripts/subjects.mjs']],
  ['generated rules', process.execPath, ['scripts/generate-rules.mjs', '--check']],
];

/**
 * Runs all checks, two at a time, and prints the output of each when it has ended.
 * @param {string} folder for their outputs
 */
export const runChecks = (folder) => pLimit(2).map(checks, (each) => check(each, folder));

async function check([name, command, args], folder) {
  const started = Date.now();
  const log = `${folder}/${name.replace(/ /g, '-')}.log`;
  const passed = (await run(command, args, { log })) === 0;
  if (!passed) process.stdout.write(readFileSync(log));
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`\n✗ ${name}\n`] };
}
