import type { DocPath } from '../model/path';
import { invalidArgument } from '../model/status';
import type { Write } from '../model/write';

const MAX_TRANSFORMS = 500;

/**
 * What can be wrong with a commit's writes together, whatever is stored. (Each by itself was checked when it was read.)
 * @throws INVALID_ARGUMENT with the messages of the official emulator
 */
export function checkCommit(writes: readonly Write[]): void {
  const kinds = new Map<DocPath, 'write' | 'verify'>();
  const transforms = new Map<DocPath, number>();
  for (const write of writes) {
    const kind = write.kind === 'verify' ? 'verify' : 'write';
    checkPair(kinds.get(write.path), kind);
    kinds.set(write.path, kind);
    if (write.kind === 'verify' && !write.precondition) throw invalidArgument('a verify must contain a precondition');
    if (write.kind !== 'update' || write.transforms.length === 0) continue;
    const count = (transforms.get(write.path) ?? 0) + write.transforms.length;
    if (count > MAX_TRANSFORMS) throw invalidArgument(`at most ${MAX_TRANSFORMS} field transformations are allowed per document`);
    transforms.set(write.path, count);
  }
}

/** A batch is not atomic, so each document may appear only once. @throws INVALID_ARGUMENT */
export function checkBatch(writes: readonly Write[]): void {
  checkCommit(writes);
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw invalidArgument('the same document cannot be written more than once in a single request');
}

function checkPair(earlier: 'write' | 'verify' | undefined, later: 'write' | 'verify'): void {
  if (!earlier || (earlier === 'write' && later === 'write')) return;
  if (earlier === later) throw invalidArgument('the same document cannot be verified more than once in a single request');
  const past = { write: 'written', verify: 'verified' };
  throw invalidArgument(`the same document cannot be ${past[earlier]} and then ${past[later]} in a single request`);
}
