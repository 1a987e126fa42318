import type { Equivalent } from './equivalents';
import type { Mutant } from './mutants';

/** What kills mutants: finds the first expectation that the broken rules do not meet. */
export type Hunter = { file: string; isKilled: (mutant: Mutant) => Promise<boolean> };

export type Outcome = { killed: number; excused: number; survivors: Mutant[]; unneeded: Equivalent[] };

/**
 * Breaks the rules in every way given and counts what nobody notices. A mutant that is known to change nothing that can be seen is excused;
 * an excuse that no survivor needs is unneeded.
 */
export async function hunt(
  hunter: Hunter,
  mutants: readonly Mutant[],
  excuses: readonly Equivalent[],
  told: (mutant: Mutant, isKilled: boolean) => void = () => {},
): Promise<Outcome> {
  const survivors: Mutant[] = [];
  for (const mutant of mutants) {
    const isKilled = await hunter.isKilled(mutant);
    told(mutant, isKilled);
    if (!isKilled) survivors.push(mutant);
  }
  const isExcused = (mutant: Mutant) => excuses.some((excuse) => speaksOf(excuse, mutant));
  const killed = mutants.filter((mutant) => !survivors.includes(mutant));
  return {
    killed: killed.length,
    excused: survivors.filter(isExcused).length,
    survivors: survivors.filter((mutant) => !isExcused(mutant)),
    unneeded: excuses.filter((excuse) => killed.some((mutant) => speaksOf(excuse, mutant))),
  };
}

/** Whether the excuse is for this mutant. */
export const speaksOf = ({ where, was, becomes }: Equivalent, mutant: Mutant): boolean =>
  where === mutant.where && was === mutant.was && becomes === mutant.becomes;

/** `n` of them, the same ones for the same seed. */
export function sampleOf<T>(all: readonly T[], n: number, seed: number): T[] {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const left = [...all];
  return Array.from({ length: Math.min(n, all.length) }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
