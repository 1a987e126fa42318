// Runs test projects with Vitest: two jobs side by side, each with one worker, on one stack of emulators; then the screens with two workers.
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup.mjs';
import { bin, run } from './processes.mjs';
import { projects } from './projects.mjs';

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
    env: { ...env, LOGGIA_TEST_REPORT: report },
  });
  // a run that failed to start writes no report
  if (!existsSync(report)) return { files: [], unhandled: [`\n✗ ${name}: did not begin\n`] };
  const { files, unhandled } = JSON.parse(readFileSync(report, 'utf8'));
  const unexplained = code !== 0 && unhandled.length === 0 && files.every(({ failed }) => failed === 0);
  return { files, unhandled: unexplained ? [`\n✗ ${name}: ended with code ${code}\n`] : unhandled };
}

/**
 * Runs the selected projects in two jobs. The first job prints at once; the output of the other follows when both are done, so that their lines
 * do not mix. Screens come afterwards with both processors, because beside the browsers they take three times as long; and what needs Google's
 * emulator comes last, because a third process would slow the others down.
 * @param {Map<string, 'all' | Set<string>>} selection
 * @param {{ folder: string, running?: ReturnType<typeof import('./stack.mjs').startStack> }} options `running` is the stack of those that need one
 */
export async function runJobs(selection, { folder, running: starting }) {
  const { running, unhandled: notStarted } = await Promise.resolve(starting).then(
    (started) => ({ running: started, unhandled: [] }),
    (error) => ({ unhandled: [`\n✗ the emulators did not start, and nothing ran on them\n${error.message}\n`] }),
  );
  const chosen = projects.filter(({ name, needsStack }) => selection.has(name) && !(needsStack && !running));
  const env = running ? { LOGGIA_STACK: JSON.stringify(running.stack) } : {};
  const reports = [{ files: [], unhandled: notStarted }];
  const ofJob = (job) => chosen.filter((project) => project.job === job && !project.isOfficial);
  try {
    const log = `${folder}/node.log`;
    const [browser, node] = await Promise.all([
      job('browser', ofJob('browser'), selection, { folder, env }),
      job('node', ofJob('node'), selection, { folder, env, log }),
    ]);
    if (existsSync(log)) process.stdout.write(readFileSync(log));
    reports.push(browser, node);
  } finally {
    await running?.stop();
  }
  const both = { folder, args: ['--maxWorkers=2'] };
  reports.push(await job('screens', ofJob('screens'), selection, both));
  reports.push(
    await job(
      'official',
      chosen.filter(({ isOfficial }) => isOfficial),
      selection,
      both,
    ),
  );
  return { files: reports.flatMap(({ files }) => files), unhandled: reports.flatMap(({ unhandled }) => unhandled) };
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
