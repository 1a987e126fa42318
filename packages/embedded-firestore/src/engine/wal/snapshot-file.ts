import type { State } from '../journal';
import { type Files, syncFile, writeFully } from './files';
import { encodeFrame } from './frame';
import { printDocs, snapshotHeader } from './record';

/** How many documents are written before other requests get their turn. */
const SLICE = 250;

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
  for (let from = 0; from < state.docs.length && !abort.aborted; from += SLICE) {
    write(printDocs(state.version, state.docs.slice(from, from + SLICE)));
    await new Promise(setImmediate);
  }
  return size;
}
