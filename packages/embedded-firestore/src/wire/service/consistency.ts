import type { Database } from '../../engine/database';
import type { ReadSet } from '../../engine/lock-keys';
import type { Snapshot } from '../../engine/snapshot';
import type { TransactionOptions } from '../../engine/transactions';
import { asBytes, asMessage, field } from '../../model/proto-json/payload';
import { readTimestamp } from '../../model/proto-json/value';
import { invalidArgument } from '../../model/status';
import type { Micros } from '../../model/timestamp';
import type { Call, Request } from './call';

/** The state that a request reads. `transaction` is the id of the transaction that the request itself started. */
export type ReadState = { readonly snapshot: Snapshot; readonly readTime: Micros; readonly transaction?: Uint8Array };

/**
 * The state that a request asks for: inside its transaction, inside a new one, at a time, or the newest. In a read-write transaction what it
 * is going to read is locked, when it is its turn.
 * @throws ABORTED for a transaction that has ended, INVALID_ARGUMENT and FAILED_PRECONDITION for times out of reach, CANCELLED
 */
export async function resolveReadState(database: Database, request: Request, reads: ReadSet, call: Call): Promise<ReadState> {
  const known = readTransaction(request);
  if (known) return readingInside(database, known, reads, call);
  const options = field(request, 'newTransaction');
  if (options !== undefined) {
    const transaction = database.transactions.begin(readTransactionOptions(options), call.connection);
    try {
      return { ...(await readingInside(database, transaction, reads, call)), transaction };
    } catch (error) {
      // the client never learns its id, so nobody else ends it
      database.transactions.rollback(transaction);
      throw error;
    }
  }
  const at = readReadTime(request);
  return { snapshot: database.read(at), readTime: at ?? database.now() };
}

async function readingInside(database: Database, id: Uint8Array, reads: ReadSet, call: Call): Promise<ReadState> {
  await database.transactions.ready(id, reads, call.signal);
  return { snapshot: database.transactions.read(id, reads), readTime: database.now() };
}

/** The id in the request's `transaction`; undefined when there is none. */
export function readTransaction(request: Request): Uint8Array | undefined {
  const json = field(request, 'transaction');
  const id = json === undefined ? undefined : asBytes(json, 'transaction');
  return id?.length ? id : undefined;
}

/** @throws INVALID_ARGUMENT */
export function readTransactionOptions(json: unknown): TransactionOptions {
  const options = asMessage(json, 'options');
  const readOnly = field(options, 'readOnly');
  if (readOnly !== undefined) {
    const readTime = readReadTime(asMessage(readOnly, 'readOnly'));
    return { kind: 'readOnly', ...(readTime !== undefined && { readTime }) };
  }
  const retry = field(asMessage(field(options, 'readWrite'), 'readWrite'), 'retryTransaction');
  return { kind: 'readWrite', ...(retry !== undefined && { retry: asBytes(retry, 'retryTransaction') }) };
}

function readReadTime(request: Request): Micros | undefined {
  const json = field(request, 'readTime');
  if (json === undefined) return undefined;
  const time = readTimestamp(json);
  if (time.seconds <= 0) throw invalidArgument('Only timestamps past epoch are supported.');
  return time.toMicros();
}
