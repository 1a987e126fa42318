import { WireType } from './protobuf-reader';

const INITIAL_SIZE = 256;
const MAX_VARINT_BYTES = 10;

/**
 * Writes protobuf fields one after the other into a buffer that grows. Nested parts are written in place behind one byte of length, and
 * moved when the length takes more.
 */
export class ProtobufWriter {
  private bytes = Buffer.allocUnsafe(INITIAL_SIZE);
  private position = 0;

  finish(): Buffer {
    return this.bytes.subarray(0, this.position);
  }

  key(number: number, wireType: number): this {
    return this.varint((number << 3) | wireType);
  }

  /** An unsigned number below 2^53. */
  varint(value: number): this {
    this.reserve(MAX_VARINT_BYTES);
    let rest = value;
    while (rest >= 0x80) {
      this.bytes[this.position++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.bytes[this.position++] = rest;
    return this;
  }

  /** A signed number of up to 64 bits. */
  int64(value: number | bigint): this {
    if (value >= 0 && value <= Number.MAX_SAFE_INTEGER) return this.varint(Number(value));
    this.reserve(MAX_VARINT_BYTES);
    let rest = BigInt.asUintN(64, BigInt(value));
    while (rest >= 0x80n) {
      this.bytes[this.position++] = Number(rest & 0x7fn) | 0x80;
      rest >>= 7n;
    }
    this.bytes[this.position++] = Number(rest);
    return this;
  }

  double(value: number): this {
    this.reserve(8);
    this.position = this.bytes.writeDoubleLE(value, this.position);
    return this;
  }

  /** A string field. */
  string(number: number, value: string): this {
    return this.nested(number, () => {
      this.reserve(value.length * 3);
      this.position += this.bytes.write(value, this.position, 'utf8');
    });
  }

  /** A field of bytes, or of a message that was encoded before. */
  raw(number: number, value: Uint8Array): this {
    this.key(number, WireType.BYTES).varint(value.length).reserve(value.length);
    this.bytes.set(value, this.position);
    this.position += value.length;
    return this;
  }

  /** A length-delimited field whose content `write` puts into this writer. */
  nested(number: number, write: () => void): this {
    this.key(number, WireType.BYTES).reserve(1);
    const start = ++this.position;
    write();
    const length = this.position - start;
    const more = lengthOfVarint(length) - 1;
    this.reserve(MAX_VARINT_BYTES);
    if (more > 0) this.bytes.copyWithin(start + more, start, this.position);
    this.position = start - 1;
    this.varint(length);
    this.position += length;
    return this;
  }

  private reserve(count: number): void {
    if (this.position + count <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.position + count));
    this.bytes.copy(grown, 0, 0, this.position);
    this.bytes = grown;
  }
}

function lengthOfVarint(value: number): number {
  if (value < 0x80) return 1;
  return value < 0x4000 ? 2 : value < 0x200000 ? 3 : value < 0x10000000 ? 4 : 5;
}
