import { StorageRuntime } from './runtime';
import { readLines, writeLine } from './stdio';

/**
 * Serves the storage emulator on stdin and stdout until stdin ends or the process is interrupted; complaints go to stderr.
 * @see firebase-tools `lib/emulator/storage/rules/runtime.js`
 */
export async function serveStorageRules({ stdin, stdout, stderr }: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>): Promise<void> {
  const runtime = new StorageRuntime((line) => writeLine(stdout, line));
  const reading = readLines(
    stdin,
    (line) => runtime.receive(line),
    (problem) => stderr.write(`${problem}\n`),
  );
  runtime.start();
  await reading;
}
