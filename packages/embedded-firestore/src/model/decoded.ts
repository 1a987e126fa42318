import type { Value } from './value';

/**
 * A value that was decoded from a binary message, standing where ProtoJSON has its object form. The readers of `proto-json` take it as it
 * is, so that both wire forms share one reading of writes and queries. (Maps of fields, `Timestamp`s, byte arrays and bigints stand for
 * themselves: no JSON text can produce them.)
 */
export class Decoded {
  constructor(readonly value: Value) {}
}
