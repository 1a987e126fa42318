import { type FieldPath, printFieldPath } from '../model/field-path';
import type { DocPath } from '../model/path';
import { invalidArgument } from '../model/status';
import type { Precondition, Write } from '../model/write';

const MAX_TRANSFORMS = 500;

/**
 * Validates the writes of a commit in combination, independent of stored data. (Each single write was validated when it was parsed.)
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
    checkTransformed(write.transforms.map(({ field }) => field));
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
  checkAgainstEarlierWrite(earlier, later);
}

/** Rejects a precondition that can't hold after an earlier write of the same commit. */
function checkAgainstEarlierWrite(earlier: Write, { kind, precondition }: Write): void {
  if (!precondition) return;
  const deleted = earlier.kind === 'delete';
  const happens = kind === 'delete' ? 'deleted' : 'updated';
  if ('exists' in precondition) {
    if (precondition.exists && deleted) throw contradiction('deleted', happens);
    if (!precondition.exists && !deleted) throw contradiction('written', kind === 'delete' ? 'deleted' : 'created');
    return;
  }
  if (deleted && kind === 'update') throw contradiction('deleted', happens);
  if (!isSameVersion(earlier.precondition, precondition))
    throw invalidArgument('the same document cannot be written with different version preconditions in a single request');
}

const isSameVersion = (one: Precondition | undefined, other: Precondition): boolean =>
  one !== undefined && 'updateTime' in one && 'updateTime' in other && one.updateTime.toMicros() === other.updateTime.toMicros();

/** One write can't transform a field and a nested field of it. */
function checkTransformed(fields: readonly FieldPath[]): void {
  const parent = fields.find((field) => fields.some((other) => isInside(other, field)));
  if (parent) throw invalidArgument(`Cannot transform property ${printFieldPath(parent)} and its nested property at the same time.`);
}

const isInside = (inner: FieldPath, outer: FieldPath): boolean =>
  inner.length > outer.length && outer.every((name, index) => inner[index] === name);

const pastOf = ({ kind }: Write): string => (kind === 'verify' ? 'verified' : 'written');

const contradiction = (earlier: string, later: string) =>
  invalidArgument(`the same document cannot be ${earlier} and then ${later} in a single request`);
