import { inflateRawSync } from 'node:zlib';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;

/** The files of a ZIP archive by their path. @throws Error if it is damaged */
export function filesInZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + endLength > zip.length || zip.readUInt32LE(end) !== endSignature)
    throw new Error('This is not a whole ZIP archive.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error('The directory of the archive is damaged.');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, contentAt(zip, at));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** The content of the file that an entry of the directory describes. */
function contentAt(zip: Buffer, entry: number): Buffer {
  const isStored = zip.readUInt16LE(entry + 10) === 0;
  const [packed, size, header] = [20, 24, 42].map((offset) => zip.readUInt32LE(entry + offset)) as [number, number, number];
  const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const bytes = zip.subarray(begin, begin + packed);
  const content = isStored ? bytes : inflateRawSync(bytes);
  if (content.length !== size) throw new Error('A file of the archive has another size than its directory says.');
  return content;
}
