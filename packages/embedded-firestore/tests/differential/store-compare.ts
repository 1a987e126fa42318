import { isDeepStrictEqual } from 'node:util';
import { STORE_DIFFERENCES } from './store-differences';
import { type Engine, type Outcome, play } from './store-player';
import type { Step } from './store-step';

export type Engines = { readonly official: Engine; readonly ours: Engine };
/** Where a sequence is answered differently. */
export type Finding = { readonly step: Step; readonly official: Outcome; readonly ours: Outcome };

let runs = 0;

/** Plays a sequence on both engines. @returns the first step with an outcome that differs and is not explained */
export async function compare({ official, ours }: Engines, seed: number, steps: readonly Step[]): Promise<Finding | undefined> {
  runs += 1;
  const project = `differential-${runs}`;
  const transport = seed % 2 === 0 ? 'REST' : 'gRPC';
  const [expected, actual] = await Promise.all([official, ours].map((engine) => play(engine, project, transport, steps)));
  for (const [index, step] of steps.entries()) {
    const [theirs, own] = [expected?.[index], actual?.[index]];
    if (!theirs || !own || isSame(theirs, own)) continue;
    if (!STORE_DIFFERENCES.some(({ explains }) => explains(step, theirs, own))) return { step, official: theirs, ours: own };
    // a transaction or a listener that began on one engine only: what follows differs as well
    if (step.kind === 'listen' || (step.kind === 'call' && step.as !== undefined)) return undefined;
  }
  return undefined;
}

const isSame = (one: Outcome, other: Outcome): boolean => one.status === other.status && isDeepStrictEqual(one.answers, other.answers);

/** Plays a seed's sequence; one that differs is played again, so that a race of the machine's is not reported. */
export async function findDifference(engines: Engines, seed: number, steps: readonly Step[]): Promise<string | undefined> {
  if (!(await compare(engines, seed, steps))) return undefined;
  const confirmed = await compare(engines, seed, steps);
  if (!confirmed) return undefined;
  const shortest = await shorten(engines, seed, steps);
  const finding = (await compare(engines, seed, shortest)) ?? confirmed;
  const lines = shortest.map((step) => `  ${JSON.stringify(step)}`);
  return [
    `seed ${seed}, ${shortest.length} of ${steps.length} steps:`,
    ...lines,
    `differs at  ${JSON.stringify(finding.step)}`,
    `Google’s    ${JSON.stringify(finding.official)}`,
    `ours        ${JSON.stringify(finding.ours)}`,
  ].join('\n');
}

/** The sequence without the steps that it differs without. */
async function shorten(engines: Engines, seed: number, steps: readonly Step[]): Promise<readonly Step[]> {
  let shortest = steps;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const without = shortest.toSpliced(index, 1);
    if (await compare(engines, seed, without)) shortest = without;
  }
  return shortest;
}
