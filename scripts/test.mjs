// npm test: everything, ending with "N passed, N failed". `--only check` runs format, lint, walls and types alone, `--only official` the tests on
// Google's own Firestore emulator; `--thorough` draws all random cases in place of a tenth, and runs unchanged packages too; any other argument is
// vitest's, which then runs what it names after the checks.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { relative } from 'node:path';
import { findOfficialEmulator } from '../packages/embedded-firestore/official/official-emulator.mjs';
import { folders, lanes } from './lanes.mjs';
import { ownFolder, removeFolder } from './own-folder.mjs';
import { build, fail, install, root } from './setup.mjs';
import { fingerprintOf, hasPassed, notePassed } from './unchanged.mjs';

const isThorough = process.argv.includes('--thorough');
// read where random cases are drawn, in packages/embedded-firestore/tests/support/draws.ts
if (isThorough) process.env.THOROUGH = '1';
const given = process.argv.slice(2).filter((argument) => argument !== '--thorough');
const only = given[0]?.startsWith('--only') ? given.join(' ').slice('--only='.length) : undefined;
if (only !== undefined && !['check', 'official'].includes(only))
  fail(`Not known: ${given.join(' ')}. There are "--only check" and "--only official".`);
/** Why nothing can be run on Google's emulator here, if so. */
const { missing: withoutOfficial, jar } = findOfficialEmulator();
const bin = (name) => `${root}/node_modules/.bin/${name}`;

const nothing = { passed: 0, failed: 0, failures: [] };
const runsUnchanged = isThorough || Boolean(process.env.CI);
const mostSlow = 10;

install();
const folder = ownFolder('test');
process.on('exit', () => removeFolder(folder));
/** What runs now, and ends with this. */
const running = new Set();
/** The code to end with once somebody has stopped this. */
let stopped;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

const outcomes = only === 'official' ? [] : await checks();
if (only !== 'check') {
  await build();
  outcomes.push(await suites());
}
const [passed, failed] = ['passed', 'failed'].map((key) => sum(outcomes, key));
const failures = outcomes.flatMap(({ failures: found = [] }) => found);
const slowest = outcomes
  .flatMap(({ files = [] }) => files)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, mostSlow)
  .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
const slow = slowest.length > 0 ? `\nThe slowest files:\n${slowest.join('')}` : '';
// said before this ends, also to a pipe that is read slowly
const notRun = withoutOfficial && only !== 'check' ? `\nofficial: not run. ${withoutOfficial}\n` : '';
await new Promise((said) => process.stdout.write(`${failures.join('')}${notRun}${slow}\n${passed} passed, ${failed} failed\n`, said));
process.exit(failed === 0 ? 0 : 1);

/** Nothing begins any more, and nothing is counted: what was not run has not passed. */
function stop(signal) {
  stopped = 128 + constants.signals[signal];
  for (const child of running) child.kill(signal);
  if (running.size === 0) process.exit(stopped);
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

async function checks() {
  const walls = [
    '--require',
    './scripts/walls.jsx.cjs',
    bin('depcruise'),
    '--config',
    'scripts/walls.config.mjs',
    'src',
    'functions/src',
    'packages',
    'tests',
  ];
  const commands = [
    ['format and lint', bin('biome'), ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']],
    ['walls between rooms', process.execPath, walls],
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
 * Lanes side by side, each with a stack and reports of its own. What the first one says is heard at once, what the others say when all are
 * over, so that no line of one stands among those of another.
 */
async function suites() {
  if (only === 'official') return withoutOfficial ? nothing : whole('official');
  if (given.length > 0) return named();
  const logOf = (name) => `${folder}/${name}.log`;
  const [first, ...others] = Object.keys(lanes).filter((name) => name !== 'official');
  const results = await Promise.all([whole(first), ...others.map((name) => whole(name, logOf(name)))]);
  for (const name of others) process.stdout.write(readFileSync(logOf(name)));
  // after the others: a third lane would keep their browsers waiting
  if (!withoutOfficial) results.push(await whole('official'));
  const all = (key) => results.flatMap((result) => result[key] ?? []);
  return { passed: sum(results, 'passed'), failed: sum(results, 'failed'), failures: all('failures'), files: all('files') };
}

/** What the arguments name; nothing of it on Google's emulator where that is not installed. */
function named() {
  if (!withoutOfficial) return lane('all', given);
  const projects = given.filter((argument) => argument.startsWith('--project='));
  const isOfficial = (project) => project.startsWith('--project=official');
  if (projects.length > 0 && projects.every(isOfficial)) return nothing;
  return lane('all', [...given.filter((argument) => !isOfficial(argument)), '--project=!official-*']);
}

/** A lane but for packages that passed here as they are. */
async function whole(name, log) {
  const prints = Object.fromEntries(
    lanes[name].filter((project) => folders[project]).map((project) => [project, fingerprintOf(folders[project], `${project} ${jar}`)]),
  );
  const isKnown = (project) => !runsUnchanged && project in prints && hasPassed(project, prints[project]);
  const projects = lanes[name].filter((project) => !isKnown(project));
  for (const project of lanes[name].filter(isKnown))
    console.log(`✓ ${project}: not run, unchanged since it passed on this machine (npm test -- --thorough runs it)`);
  // the emulator works in a process of its own
  const workers = name === 'official' ? ['--maxWorkers=2'] : [];
  const result = await lane(name, [...workers, ...projects.map((project) => `--project=${project}`)], log);
  for (const project of projects) if (project in prints && result.passes(folders[project])) notePassed(project, prints[project]);
  return result;
}

async function lane(name, args, log) {
  const report = `${folder}/${name}.json`;
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const code = await run(bin('vitest'), options, log);
  // A run that could not even begin has no report.
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`\n✗ ${name}: did not begin\n`], passes: () => false };
  const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that cannot even load has no failed test of its own, but has failed.
  const files = testResults.map((file) => ({ file: relative(root, file.name), seconds: (file.endTime - file.startTime) / 1000 }));
  /** Whether something in this folder was run, and all of it passed at once. */
  const passes = (folder) => {
    const own = testResults.filter((file) => relative(root, file.name).startsWith(`${folder}/`));
    return code === 0 && own.length > 0 && own.every((file) => failuresOf(file).length === 0);
  };
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures: testResults.flatMap(failuresOf), files, passes };
}

/**
 * What failed in a file, once more for the end of the output, where it is looked for: thousands of lines may stand after it. What passed only
 * when it was tried again is said too.
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const lines = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ status: outcome, fullName, failureMessages: [first = ''] }) =>
      outcome === 'failed'
        ? `\n✗ ${file} > ${fullName}\n${first}\n`
        : `\n↻ ${file} > ${fullName}: passed at the second attempt\n${first}\n`,
    );
  return status === 'failed' && lines.length === 0 ? [`\n✗ ${file}\n${message}\n`] : lines;
}

/** @returns {Promise<number>} the code it ended with, 1 after a signal or when it could not begin; never, once this is stopped */
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
