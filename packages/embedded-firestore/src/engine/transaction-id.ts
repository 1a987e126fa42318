import { invalidArgument } from '../model/status';

const TAG = 0x11;
const SIZE = 9;

/** The number in a transaction's id, and the run of the server that gave it out. */
export type TransactionId = { readonly number: number; readonly run: number };

/** An id is opaque to clients: the official emulator's nine bytes, of which ours uses four for the server's run. */
export function printTransactionId({ number, run }: TransactionId): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(SIZE));
  bytes.setUint8(0, TAG);
  bytes.setUint32(1, number, true);
  bytes.setUint32(5, run, true);
  return new Uint8Array(bytes.buffer);
}

/** @throws INVALID_ARGUMENT when no server can have given out these bytes */
export function parseTransactionId(id: Uint8Array): TransactionId {
  if (id.length !== SIZE || id[0] !== TAG) throw invalidArgument('Invalid transaction.');
  const bytes = new DataView(id.buffer, id.byteOffset, id.byteLength);
  return { number: bytes.getUint32(1, true), run: bytes.getUint32(5, true) };
}
