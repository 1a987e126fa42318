import type { Write } from '../../src/model/write';
import { aDelete, anUpdate } from './builders';

const DOCUMENTS = 40;

/** A random number generator that both processes can repeat. */
function randomFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** The n-th commit of the load: some documents set or deleted, and the counter, which says how far the load has got. */
export function commitOf(n: number): readonly Write[] {
  const random = randomFrom(n);
  const writes = Array.from({ length: 1 + random(6) }, (): Write => {
    const path = `c/${random(DOCUMENTS)}`;
    return random(4) === 0 ? aDelete(path) : anUpdate(path, { n: BigInt(n), text: 'é'.repeat(random(300)) });
  });
  return [...writes, anUpdate('meta/counter', { n: BigInt(n) })];
}

/** What must be stored after the first n commits: the fields of each document. */
export function stateAfter(n: number): Map<string, Write> {
  const state = new Map<string, Write>();
  for (let i = 1; i <= n; i++)
    for (const write of commitOf(i)) {
      if (write.kind === 'delete') state.delete(write.path);
      else state.set(write.path, write);
    }
  return state;
}
