import { invalidArgument } from '../../model/status';

/** The ways in which protobuf lays a field on the wire. */
export const WireType = { VARINT: 0, FIXED64: 1, BYTES: 2, FIXED32: 5 } as const;

const malformed = (): Error => invalidArgument('The request is not a valid protocol buffer.');

/**
 * Reads protobuf's primitives one after the other from a part of a buffer.
 * Every method throws INVALID_ARGUMENT when the bytes end too early or mean nothing.
 */
export class ProtobufReader {
  private readonly view: DataView;

  constructor(
    private readonly bytes: Buffer,
    private position = 0,
    private readonly end = bytes.length,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get done(): boolean {
    return this.position >= this.end;
  }

  /** A field's key: its number shifted left by 3, and its wire type. */
  key(): number {
    return this.uint32();
  }

  /** The low 32 bits of a varint, unsigned. */
  uint32(): number {
    let result = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.byte();
      if (shift < 32) result |= (byte & 0x7f) << shift;
      if (byte < 0x80) return result >>> 0;
    }
    throw malformed();
  }

  int32(): number {
    return this.uint32() | 0;
  }

  /** A signed 64-bit varint. */
  int64(): bigint {
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.byte();
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        high = bits >> 4;
      } else high |= bits << (shift - 32);
      if (byte < 0x80) return (BigInt(high | 0) << 32n) | BigInt(low >>> 0);
    }
    throw malformed();
  }

  bool(): boolean {
    return this.int64() !== 0n;
  }

  double(): number {
    const start = this.skipBytes(8);
    return this.view.getFloat64(start, true);
  }

  string(): string {
    const length = this.uint32();
    const start = this.skipBytes(length);
    return this.bytes.toString('utf8', start, start + length);
  }

  /** A copy, so that a stored value does not hold on to the whole request. */
  copyBytes(): Uint8Array {
    const length = this.uint32();
    const start = this.skipBytes(length);
    return new Uint8Array(this.bytes.subarray(start, start + length));
  }

  /** A reader for the length-delimited part that follows; this one goes on behind it. */
  nested(): ProtobufReader {
    const length = this.uint32();
    const start = this.skipBytes(length);
    return new ProtobufReader(this.bytes, start, start + length);
  }

  /** Goes over a field that nobody asked for. */
  skip(wireType: number): void {
    if (wireType === WireType.VARINT) this.uint32();
    else if (wireType === WireType.FIXED64) this.skipBytes(8);
    else if (wireType === WireType.FIXED32) this.skipBytes(4);
    else if (wireType === WireType.BYTES) this.skipBytes(this.uint32());
    else throw malformed();
  }

  private byte(): number {
    const byte = this.position < this.end ? this.bytes[this.position++] : undefined;
    if (byte === undefined) throw malformed();
    return byte;
  }

  private skipBytes(count: number): number {
    const start = this.position;
    if (count > this.end - start) throw malformed();
    this.position = start + count;
    return start;
  }
}
