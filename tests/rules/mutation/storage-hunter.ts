import { type Expectation, expectations, isMet } from '../../storage/expectations';
import { RulesRuntime } from '../../storage/runtime';
import { concerns } from './guards';
import type { Hunter } from './hunt';
import type { Mutant } from './mutants';

/** Kills mutants of `storage.rules` with the tables of `tests/storage`, asked over the protocol of the storage emulator's rules process. */
export async function openStorageHunter(): Promise<Hunter & { close: () => void }> {
  const runtime = await RulesRuntime.start();
  const killers = new Map<string, Set<Expectation>>();
  const inOrder = (mutant: Mutant): Expectation[] => {
    const proven = killers.get(mutant.where) ?? new Set();
    const related = expectations.filter(({ does, path }) => concerns(mutant.guards, { methods: [does], path: segmentsOf(path) }));
    return [...proven, ...related.filter((each) => !proven.has(each))];
  };
  return {
    file: 'storage.rules',
    async isKilled(mutant) {
      await runtime.load(mutant.source);
      for (const each of inOrder(mutant)) {
        if (await isMet(runtime, each)) continue;
        killers.set(mutant.where, new Set([each, ...(killers.get(mutant.where) ?? [])]));
        return true;
      }
      return false;
    },
    close: () => runtime.close(),
  };
}

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
