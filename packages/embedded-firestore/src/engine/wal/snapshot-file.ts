import type { Doc } from '../../model/document';
import type { State } from '../journal';
import { type Files, syncFile, writeFully } from './files';
import { encodeFrame } from './frame';
import { printDoc, printDocs, snapshotHeader } from './record';

/** How much is written, in UTF-16 code units, before other requests get their turn. */
const SLICE = 128 * 1024;

/** Says between slices that somebody else has become more important; the file is then removed. */
export type Abort = { aborted: boolean };

/**
 * Writes a state into a file and syncs it, in slices between other work.
 * @returns its size in bytes; `undefined` when aborted
 * @throws the system's error; the file is then removed
 */
export async function writeSnapshot(files: Files, path: string, state: State, abort: Abort): Promise<number | undefined> {
  const file = files.openSync(path, 'w');
  let done = false;
  try {
    const size = await writeSlices(files, file, state, abort);
    if (!abort.aborted) await syncFile(files, file);
    done = !abort.aborted;
    return done ? size : undefined;
  } finally {
    files.closeSync(file);
    if (!done) files.unlinkSync(path);
  }
}

async function writeSlices(files: Files, file: number, state: State, abort: Abort): Promise<number> {
  let size = 0;
  const write = (json: string) => {
    const frame = encodeFrame(json);
    writeFully(files, file, frame, size);
    size += frame.length;
  };
  write(snapshotHeader(state));
  for (const docs of slicesOf(state.docs)) {
    if (abort.aborted) break;
    write(printDocs(state.version, docs));
    await new Promise(setImmediate);
  }
  return size;
}

function* slicesOf(docs: readonly Doc[]): Generator<readonly string[]> {
  let slice: string[] = [];
  let length = 0;
  for (const doc of docs) {
    const text = printDoc(doc);
    slice.push(text);
    length += text.length;
    if (length < SLICE) continue;
    yield slice;
    slice = [];
    length = 0;
  }
  if (slice.length > 0) yield slice;
}
