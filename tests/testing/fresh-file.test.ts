import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startVitest, type TestSequencer, type TestSpecification } from 'vitest/node';

/** In the order of their names. */
class ByName implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
}

it('keeps from the next file that one went offline, and timers that would import modules before it has mocked what they use', async () => {
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
    ['3-goes-offline.case.ts', 'passed'],
    ['4-queries.case.ts', 'passed'],
  ]);
});
