// The end of what `npm test` prints: failures, times, and "N passed, N failed".
import { lastFullRun } from './last-full-run.mjs';

const mostSlow = 10;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const row = (seconds, text) => `${seconds.toFixed(1).padStart(7)} s  ${text}\n`;

/**
 * @param {object} run
 * @param {Awaited<ReturnType<typeof import('./checks.mjs').runChecks>>} [run.checks]
 * @param {import('./reporter.mjs').RunReport} [run.report]
 * @param {Record<string, number>} [run.parts] seconds of what is no test
 * @param {number} [run.started] when the run began; without it no times are printed
 * @param {string} [run.withoutOfficial] why nothing ran on Google's emulator
 */
export async function printSummary({ checks = [], report = { files: [], unhandled: [] }, parts = {}, started, withoutOfficial }) {
  const { files, unhandled } = report;
  const failures = [...checks, ...files].flatMap((result) => result.failures);
  const passed = sum([...checks, ...files].map((result) => result.passed));
  const failed = sum([...checks, ...files].map((result) => result.failed)) + unhandled.length;
  const retried = sum(files.map((file) => file.retried));
  const text = [
    ...unhandled,
    ...failures,
    withoutOfficial ? `\nGoogle's emulator: not run. ${withoutOfficial}\n` : '',
    started === undefined ? '' : times(files, parts, started),
    ...files.flatMap(({ notices }) => notices.map((notice) => `${notice}\n`)),
    retried === 0 ? '' : `\n${retried} passed only at the second attempt.\n`,
    started === undefined ? '' : `${lastFullRun()}\n`,
    `\n${passed} passed, ${failed} failed\n`,
  ].join('');
  // flushed before exit, even to a slow pipe
  await new Promise((written) => process.stdout.write(text, written));
  return { passed, failed };
}

function times(files, parts, started) {
  const ofProject = (name) => files.filter(({ project }) => project === name);
  const projects = [...new Set(files.map(({ project }) => project))].map((name) => ({
    text: `${name} (${sum(ofProject(name).map(({ passed, failed }) => passed + failed))} tests)`,
    seconds: sum(ofProject(name).map(({ seconds }) => seconds)),
  }));
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, mostSlow);
  return [
    '\nThe time of each part; two parts ran side by side:\n',
    ...Object.entries(parts).map(([name, seconds]) => row(seconds, name)),
    ...projects.map(({ text, seconds }) => row(seconds, text)),
    row((Date.now() - started) / 1000, 'in all'),
    '\nThe slowest files:\n',
    ...slowest.map(({ file, seconds }) => row(seconds, file)),
    '\n',
  ].join('');
}
