import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startVitest, type TestSequencer, type TestSpecification } from 'vitest/node';

/** In the order of their names. */
class ByName implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
}

it('keeps the timers of a file from importing modules into the next one, before that has mocked what they use', async () => {
  const root = resolve('tests/testing/shared-thread');

  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    reporters: [{}],
    include: ['*.case.ts'],
    setupFiles: [resolve('tests/support/fresh-file.ts'), resolve(root, 'slow-setup.ts')],
    sequence: { sequencer: ByName },
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();

  expect(modules.map((module) => [basename(module.moduleId), module.state()])).toEqual([
    ['1-leaves-a-timer.case.ts', 'passed'],
    ['2-mocks.case.ts', 'passed'],
  ]);
});
