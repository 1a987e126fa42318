import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeAll, type RunnerTask, type RunnerTestCase } from 'vitest';
import { findOfficialEmulator } from '../../official/official-emulator.mjs';

/** A test that Google's emulator does not pass. */
export type OfficialDifference = {
  /** Relative to the folder of the tests. */
  readonly file: string;
  /** Only where the test is in this suite; all tests of that name otherwise. */
  readonly suite?: string;
  readonly name: string;
  readonly reason: string;
  /** No response comes, or not always the same one: the test is skipped instead of expected to fail. */
  readonly skip?: true;
};

/**
 * The emulator that the differences were found with, by the size of its jar: 1.19.9, that of the Debian package 528.0.0. It is older than
 * 1.22.0, the one of the recordings. With another one they are skipped.
 */
const testedJarBytes = 53_443_727;

/**
 * For a setup file of vitest: the tests that are listed are expected to fail on Google's emulator, all others to pass.
 * @throws in a file of tests that has none of a listed name
 */
export function expectDifferences(testsFolder: string, differences: readonly OfficialDifference[]): void {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are used: none
  beforeAll(({}, file) => {
    const path = relative(testsFolder, file.file.filepath);
    const tests = testsOf(file);
    const expectFailures = isTestedJar();
    for (const difference of differences.filter((each) => each.file === path)) {
      const found = tests.filter((test) => isMeant(test, difference));
      if (found.length === 0) throw new Error(`${path} has no test "${difference.name}" that could differ.`);
      for (const test of found) {
        if (test.mode !== 'run') continue;
        if (difference.skip || !expectFailures) test.mode = 'skip';
        else Object.assign(test, { fails: true, retry: 0 });
      }
    }
  });
}

function testsOf(task: Readonly<RunnerTask>): RunnerTestCase[] {
  return task.type === 'test' ? [task as RunnerTestCase] : task.tasks.flatMap(testsOf);
}

const isMeant = (test: RunnerTestCase, { name, suite }: OfficialDifference) =>
  test.name === name && (suite === undefined || test.suite?.name === suite);

function isTestedJar(): boolean {
  const found = findOfficialEmulator();
  return found.missing === undefined && statSync(found.jar).size === testedJarBytes;
}
