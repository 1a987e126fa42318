// Runs test projects with Vitest: three jobs side by side, two of them on one stack of emulators.
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup.mjs';
import { bin, run } from './processes.mjs';
import { projects } from './projects.mjs';

/** In MB: with Node's 16, every page that a test draws is copied out of the young generation; a whole run took 5 % longer. */
const youngGeneration = '--max-semi-space-size=64';

const reporter = `${root}/scripts/testing/reporter.mjs`;

/**
 * Runs Vitest with these arguments.
 * @param {string} folder for its report and its output
 * @returns {Promise<import('./reporter.mjs').RunReport>}
 */
export async function vitest(name, args, { folder, log, env = {} }) {
  const report = `${folder}/${name}.json`;
  const code = await run(bin('vitest'), ['run', '--reporter=default', `--reporter=${reporter}`, ...args], {
    log,
    env: { ...env, LOGGIA_TEST_REPORT: report, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${youngGeneration}` },
  });
  // a run that failed to start writes no report
  if (!existsSync(report)) return { files: [], unhandled: [`\n✗ ${name}: did not begin\n`] };
  const { files, unhandled } = JSON.parse(readFileSync(report, 'utf8'));
  const unexplained = code !== 0 && unhandled.length === 0 && files.every(({ failed }) => failed === 0);
  return { files, unhandled: unexplained ? [`\n✗ ${name}: ended with code ${code}\n`] : unhandled };
}

/**
 * Runs the selected projects in three jobs side by side, because tests wait as often as they compute: screens at once, in a browser and in Node once the
 * emulators are there. What runs in a browser prints at once; the output of the others follows when all are done, so that their lines do not mix. What
 * needs Google's emulator comes last, because one more process would slow the others down.
 * @param {Map<string, 'all' | Set<string>>} selection
 * @param {{ folder: string, running?: ReturnType<typeof import('./stack.mjs').startStack> }} options `running` is the stack of those that need one
 */
export async function runJobs(selection, { folder, running: starting }) {
  const chosen = projects.filter(({ name }) => selection.has(name));
  const ofJob = (name, hasStack = true) =>
    chosen.filter(({ job: own, isOfficial, needsStack }) => own === name && !isOfficial && (hasStack || !needsStack));
  const log = (name) => `${folder}/${name}.log`;
  const both = ['--maxWorkers=2'];
  const screens = job('screens', ofJob('screens'), selection, { folder, args: both, log: log('screens') });
  const { running, unhandled } = await Promise.resolve(starting).then(
    (started) => ({ running: started, unhandled: [] }),
    (error) => ({ unhandled: [`\n✗ the emulators did not start, and nothing ran on them\n${error.message}\n`] }),
  );
  const env = running ? { LOGGIA_STACK: JSON.stringify(running.stack) } : {};
  const reports = [{ files: [], unhandled }];
  try {
    const browser = job('browser', ofJob('browser', running), selection, { folder, env });
    const node = job('node', ofJob('node', running), selection, { folder, env, log: log('node') });
    reports.push(...(await Promise.all([browser, node, screens])));
  } finally {
    await running?.stop();
  }
  for (const name of ['node', 'screens']) if (existsSync(log(name))) process.stdout.write(readFileSync(log(name)));
  const official = chosen.filter(({ isOfficial }) => isOfficial);
  reports.push(await job('official', official, selection, { folder, args: both }));
  return { files: reports.flatMap(({ files }) => files), unhandled: reports.flatMap((report) => report.unhandled) };
}

async function job(name, chosen, selection, { args = [], ...options }) {
  if (chosen.length === 0) return { files: [], unhandled: [] };
  const ofProjects = chosen.map((project) => `--project=${project.name}`);
  return vitest(name, [...args, ...ofProjects, ...filters(chosen, selection)], options);
}

/** Vitest's filters hold for all projects of a run: if some run whole, their folders are filters too. */
function filters(chosen, selection) {
  if (chosen.every(({ name }) => selection.get(name) === 'all')) return [];
  return chosen.flatMap(({ name, config }) => {
    const files = selection.get(name);
    return files === 'all' ? foldersOf(config.test) : [...files];
  });
}

/** The folders at the beginning of a project's patterns, such as `tests/rules/` of `tests/rules/**`. */
function foldersOf({ root: folder, include }) {
  if (folder) return [`${folder}/`];
  return include.flatMap((pattern) => {
    const [, before, choices, after = ''] = /^([^*{]*)(?:\{([^}]*)\}([^*]*))?/.exec(pattern);
    return choices ? choices.split(',').map((choice) => `${before}${choice}${after}`) : [before];
  });
}
