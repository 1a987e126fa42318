// The rings of `npm test` and `npm run test:all`.
import { findOfficialEmulator } from '../../packages/embedded-firestore/official/official-emulator.mjs';
import { build } from '../setup.mjs';
import { affectedBy, changedFiles } from './affected.mjs';
import { runChecks } from './checks.mjs';
import { runJobs } from './jobs.mjs';
import { recordFullRun } from './last-full-run.mjs';
import { projects } from './projects.mjs';
import { startStack } from './stack.mjs';
import { printSummary } from './summary.mjs';
import { fingerprintsOf, hasPassed, notePassed } from './unchanged.mjs';

/** Why tests cannot run on Google's emulator here; undefined if they can. */
const { missing: withoutOfficial, jar } = findOfficialEmulator();
/** Times of what is no test, in seconds. */
const parts = {};
/** The fingerprints of the projects of this run. */
let prints = new Map();

/**
 * @param {{ all: boolean, affected: boolean, thorough: boolean, only?: 'check' | 'official', folder: string }} options `folder` is for reports and
 * outputs
 */
export async function runRings(options) {
  const { all, only, folder } = options;
  const started = Date.now();
  if (only === 'check') return printSummary({ checks: await runChecks(folder) });
  await timed('builds', build);
  const selection = await select(options);
  const running = projects.some(({ name, needsStack }) => needsStack && selection.has(name)) ? timed('emulators', startStack) : undefined;
  // reported when it is awaited
  running?.catch(() => undefined);
  const checks = only === 'official' ? undefined : await timed('checks', () => runChecks(folder));
  const report = await runJobs(selection, { folder, running });
  const summary = await printSummary({ checks, report, parts, started, withoutOfficial: all ? withoutOfficial : undefined });
  noteUnchanged(selection, report);
  if (all && summary.failed === 0 && !withoutOfficial) recordFullRun();
  return summary;
}

/** What runs: the projects of the ring that are changed since they passed on this machine, or what the changes since main can break. */
async function select({ all, affected, thorough, only }) {
  const isInRing = inRing({ all, only });
  const runsUnchanged = thorough || Boolean(process.env.CI);
  if (affected) {
    const changed = changedFiles();
    const selection = await affectedBy(changed);
    const names = new Set(projects.filter(isInRing).map(({ name }) => name));
    console.log(`${changed.length} changed files.`);
    return new Map([...selection].filter(([name]) => names.has(name)));
  }
  const names = projects.filter(isInRing).map(({ name }) => name);
  prints = fingerprintsOf(names, `${jar} ${process.env.THOROUGH}`);
  const unchanged = runsUnchanged ? [] : names.filter((name) => hasPassed(name, prints.get(name)));
  for (const name of unchanged)
    console.log(`✓ ${name}: not run, unchanged since it passed on this machine (npm test -- --thorough runs it)`);
  return new Map(names.filter((name) => !unchanged.includes(name)).map((name) => [name, 'all']));
}

const inRing =
  ({ all, only }) =>
  ({ ring, isOfficial }) => {
    if (isOfficial && withoutOfficial) return false;
    return only === 'official' ? isOfficial : all || ring === 1;
  };

/** Remembers the projects whose tests all passed at the first attempt. */
function noteUnchanged(selection, { files, unhandled }) {
  if (unhandled.length > 0 || prints.size === 0) return;
  for (const name of selection.keys()) {
    const own = files.filter(({ project }) => project === name);
    if (own.length > 0 && own.every(({ failed, retried }) => failed + retried === 0)) notePassed(name, prints.get(name));
  }
}

async function timed(name, run) {
  const before = Date.now();
  const result = await run();
  parts[name] = (Date.now() - before) / 1000;
  return result;
}
