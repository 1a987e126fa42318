import type { DocPath } from '../model/path';
import { invalidArgument } from '../model/status';
import type { Write } from '../model/write';

const MAX_TRANSFORMS = 500;

/**
 * What can be wrong with a commit's writes together, whatever is stored. (Each by itself was checked when it was read.)
 * @throws INVALID_ARGUMENT with the messages of the official emulator
 */
export function checkCommit(writes: readonly Write[]): void {
  const earlier = new Map<DocPath, Write>();
  const transforms = new Map<DocPath, number>();
  for (const write of writes) {
    checkPair(earlier.get(write.path), write);
    earlier.set(write.path, write);
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

function checkPair(earlier: Write | undefined, later: Write): void {
  if (!earlier) return;
  if (earlier.kind === 'verify' && later.kind === 'verify')
    throw invalidArgument('the same document cannot be verified more than once in a single request');
  if (earlier.kind === 'verify' || later.kind === 'verify') throw contradiction(pastOf(earlier), pastOf(later));
  if (earlier.kind === 'delete' && demandsExistence(later)) throw contradiction('deleted', 'updated');
}

/** An update of what the same commit deletes can never succeed, so the service calls the request wrong, not the document missing. */
const demandsExistence = ({ kind, precondition }: Write): boolean =>
  kind === 'update' && precondition !== undefined && 'exists' in precondition && precondition.exists;

const pastOf = ({ kind }: Write): string => (kind === 'verify' ? 'verified' : 'written');

const contradiction = (earlier: string, later: string) =>
  invalidArgument(`the same document cannot be ${earlier} and then ${later} in a single request`);
