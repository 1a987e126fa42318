// npm test: runs everything and ends with "N passed, N failed". `--only check` runs only format, lint, import boundaries and types,
// `--only official` the tests on Google's Firestore emulator. `--thorough` runs all random cases instead of a tenth, and unchanged packages
// too. Other arguments are passed to vitest, which then runs only the matching tests after the checks.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { relative } from 'node:path';
import { findOfficialEmulator } from '../packages/embedded-firestore/official/official-emulator.mjs';
import { folders, jobs } from './jobs.mjs';
import { ownFolder, removeFolder } from './own-folder.mjs';
import { build, fail, install, root } from './setup.mjs';
import { fingerprintOf, hasPassed, notePassed } from './unchanged.mjs';

const isThorough = process.argv.includes('--thorough');
// packages/embedded-firestore/tests/support/draws.ts reads this
if (isThorough) process.env.THOROUGH = '1';
const given = process.argv.slice(2).filter((argument) => argument !== '--thorough');
const only = given[0]?.startsWith('--only') ? given.join(' ').slice('--only='.length) : undefined;
if (only !== undefined && !['check', 'official'].includes(only))
  fail(`Not known: ${given.join(' ')}. There are "--only check" and "--only official".`);
/** Why tests cannot run on Google's emulator here; undefined if they can. */
const { missing: withoutOfficial, jar } = findOfficialEmulator();
const bin = (name) => `${root}/node_modules/.bin/${name}`;

const nothing = { passed: 0, failed: 0, failures: [] };
const runsUnchanged = isThorough || Boolean(process.env.CI);
const mostSlow = 10;

install();
const folder = ownFolder('test');
process.on('exit', () => removeFolder(folder));
/** Running child processes, which stop with this one. */
const running = new Set();
/** The exit code after a signal. */
let stopped;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

const outcomes = only === 'official' ? [] : await checks();
if (only !== 'check') {
  await build();
  outcomes.push(await suites());
}
const [passed, failed] = ['passed', 'failed'].map((key) => sum(outcomes, key));
const failures = outcomes.flatMap(({ failures: found = [] }) => found);
/** What passed, and should be read all the same: a test puts it into `task.meta.notice`. */
const notices = outcomes.flatMap(({ notices: found = [] }) => found).map((notice) => `${notice}\n`);
const slowest = outcomes
  .flatMap(({ files = [] }) => files)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, mostSlow)
  .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
const slow = slowest.length > 0 ? `\nThe slowest files:\n${slowest.join('')}` : '';
// flushed before exit, even to a slow pipe
const notRun = withoutOfficial && only !== 'check' ? `\nofficial: not run. ${withoutOfficial}\n` : '';
await new Promise((said) =>
  process.stdout.write(`${failures.join('')}${notRun}${slow}\n${notices.join('')}${passed} passed, ${failed} failed\n`, said),
);
process.exit(failed === 0 ? 0 : 1);

/** Stops without starting or counting more tests: tests that did not run have not passed. */
function stop(signal) {
  stopped = 128 + constants.signals[signal];
  for (const child of running) child.kill(signal);
  if (running.size === 0) process.exit(stopped);
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

async function checks() {
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
  const commands = [
    ['format and lint', bin('biome'), ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']],
    ['import boundaries', process.execPath, boundaries],
    ['words', process.execPath, ['scripts/words.mjs']],
    ['lazy imports', process.execPath, ['scripts/lazy-imports.mjs']],
    ['generated rules', process.execPath, ['scripts/generate-rules.mjs', '--check']],
    ['types', bin('tsc'), ['--build']],
  ];
  const results = [];
  for (const [name, command, args] of commands) {
    const started = Date.now();
    const ok = (await run(command, args)) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    results.push(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [`\n✗ ${name}\n`] });
  }
  return results;
}

/**
 * Runs the jobs in parallel, each with its own stack and reports. The first job prints immediately; the others' output is printed when all
 * have finished, so that their lines do not mix.
 */
async function suites() {
  if (only === 'official') return withoutOfficial ? nothing : whole('official');
  if (given.length > 0) return named();
  const logOf = (name) => `${folder}/${name}.log`;
  const [first, ...others] = Object.keys(jobs).filter((name) => name !== 'official');
  const results = await Promise.all([whole(first), ...others.map((name) => whole(name, logOf(name)))]);
  for (const name of others) process.stdout.write(readFileSync(logOf(name)));
  // after the others, because a third parallel job would slow down their browsers
  if (!withoutOfficial) results.push(await whole('official'));
  const all = (key) => results.flatMap((result) => result[key] ?? []);
  return {
    passed: sum(results, 'passed'),
    failed: sum(results, 'failed'),
    failures: all('failures'),
    notices: all('notices'),
    files: all('files'),
  };
}

/** Runs the tests that the arguments name, except those on Google's emulator if it is not installed. */
function named() {
  if (!withoutOfficial) return job('all', given);
  const projects = given.filter((argument) => argument.startsWith('--project='));
  const isOfficial = (project) => project.startsWith('--project=official');
  if (projects.length > 0 && projects.every(isOfficial)) return nothing;
  return job('all', [...given.filter((argument) => !isOfficial(argument)), '--project=!official-*']);
}

/** Runs a job without the packages that are unchanged since they passed on this machine. */
async function whole(name, log) {
  const prints = Object.fromEntries(
    jobs[name].filter((project) => folders[project]).map((project) => [project, fingerprintOf(folders[project], `${project} ${jar}`)]),
  );
  const isKnown = (project) => !runsUnchanged && project in prints && hasPassed(project, prints[project]);
  const projects = jobs[name].filter((project) => !isKnown(project));
  for (const project of jobs[name].filter(isKnown))
    console.log(`✓ ${project}: not run, unchanged since it passed on this machine (npm test -- --thorough runs it)`);
  // the emulator is a separate process that needs a processor too
  const workers = name === 'official' ? ['--maxWorkers=2'] : [];
  const result = await job(name, [...workers, ...projects.map((project) => `--project=${project}`)], log);
  for (const project of projects) if (project in prints && result.passes(folders[project][0])) notePassed(project, prints[project]);
  return result;
}

async function job(name, args, log) {
  const report = `${folder}/${name}.json`;
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const code = await run(bin('vitest'), options, log);
  // a run that failed to start writes no report
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`\n✗ ${name}: did not begin\n`], passes: () => false };
  const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // a file that fails to load contains no failed test, but has failed
  const files = testResults.map((file) => ({ file: relative(root, file.name), seconds: (file.endTime - file.startTime) / 1000 }));
  const notices = testResults.flatMap((file) => file.assertionResults.flatMap(({ meta }) => meta?.notice ?? []));
  /** Whether tests of this folder ran, and all passed at the first attempt. */
  const passes = (folder) => {
    const own = testResults.filter((file) => relative(root, file.name).startsWith(`${folder}/`));
    return code === 0 && own.length > 0 && own.every((file) => failuresOf(file).length === 0);
  };
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures: testResults.flatMap(failuresOf), notices, files, passes };
}

/**
 * The failures of a file, repeated at the end of the output because thousands of lines may follow the original message. Includes tests that
 * passed only when retried.
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const lines = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ status: outcome, fullName, failureMessages }) =>
      outcome === 'failed'
        ? `\n✗ ${file} > ${fullName}\n${failureMessages.join('\n')}\n`
        : `\n↻ ${file} > ${fullName}: passed at the second attempt\n${failureMessages[0]}\n`,
    );
  return status === 'failed' && lines.length === 0 ? [`\n✗ ${file}\n${message}\n`] : lines;
}

/** @returns {Promise<number>} the exit code; 1 after a signal or a failed start. Never resolves once this process is being stopped. */
function run(command, args, log) {
  const output = log ? openSync(log, 'w') : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', output, output] });
  if (log) closeSync(output);
  running.add(child);
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      if (stopped === undefined) resolve(code ?? 1);
      else if (running.size === 0) process.exit(stopped);
    };
    child.once('exit', end);
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
  });
}
