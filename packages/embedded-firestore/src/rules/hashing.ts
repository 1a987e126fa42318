import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { utf8Of } from './strings';

type Input = string | Uint8Array;

const bytesOf = (input: Input): Uint8Array => (typeof input === 'string' ? utf8Of(input) : input);

const digest =
  (algorithm: 'md5' | 'sha256') =>
  (input: Input): Uint8Array =>
    new Uint8Array(createHash(algorithm).update(bytesOf(input)).digest());

/** The checksum's four bytes, the lowest first. */
function checksumBytes(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum, true);
  return bytes;
}

/** The Castagnoli polynomial, reflected. */
const CASTAGNOLI = 0x82f63b78;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let entry = byte;
  for (let bit = 0; bit < 8; bit++) entry = entry & 1 ? (entry >>> 1) ^ CASTAGNOLI : entry >>> 1;
  return entry;
});

function crc32c(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) checksum = (table[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8);
  return (checksum ^ 0xffffffff) >>> 0;
}

/** The functions of `hashing`, for bytes or for a string's UTF-8. */
export const hashes: ReadonlyMap<string, (input: Input) => Uint8Array> = new Map([
  ['md5', digest('md5')],
  ['sha256', digest('sha256')],
  ['crc32', (input: Input) => checksumBytes(crc32(bytesOf(input)))],
  ['crc32c', (input: Input) => checksumBytes(crc32c(bytesOf(input)))],
]);
