import { createHash } from 'node:crypto';
import type { Change, Commit } from '../../model/document';
import type { DocPath } from '../../model/path';
import type { Micros } from '../../model/timestamp';

const EPOCH_BYTES = 8;

/** What a client hands back to go on where it stopped: the life of the data it belongs to, and the time up to which it knows everything. */
export function encodeToken(epoch: string, time: Micros): Uint8Array {
  const token = Buffer.alloc(EPOCH_BYTES + 8);
  digest(epoch).copy(token);
  token.writeBigInt64BE(BigInt(time), EPOCH_BYTES);
  return token;
}

/** The time in a token of this life of the data; `undefined` for any other bytes. */
export function decodeToken(epoch: string, token: Uint8Array): Micros | undefined {
  const bytes = Buffer.from(token.buffer, token.byteOffset, token.byteLength);
  if (bytes.length !== EPOCH_BYTES + 8 || !bytes.subarray(0, EPOCH_BYTES).equals(digest(epoch))) return undefined;
  return Number(bytes.readBigInt64BE(EPOCH_BYTES));
}

let latest = { epoch: '', digest: Buffer.alloc(0) };

function digest(epoch: string): Buffer {
  if (latest.epoch !== epoch) latest = { epoch, digest: createHash('sha256').update(epoch).digest().subarray(0, EPOCH_BYTES) };
  return latest.digest;
}

/** What several commits did together: one change a document, none for those that ended as they began. */
export function netChanges(commits: readonly Commit[]): readonly Change[] {
  const net = new Map<DocPath, Change>();
  for (const { changes } of commits) {
    for (const change of changes) {
      const first = net.get(change.path);
      net.set(change.path, first ? { ...change, before: first.before } : change);
    }
  }
  return [...net.values()].filter(({ before, after }) => before !== after);
}
