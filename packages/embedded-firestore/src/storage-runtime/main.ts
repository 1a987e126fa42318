// Serves the storage emulator on stdin and stdout until stdin ends or the process is interrupted; complaints go to stderr.
// See firebase-tools `lib/emulator/storage/rules/runtime.js`.
import { StorageRuntime } from './runtime';
import { readLines, writeLine } from './stdio';

const runtime = new StorageRuntime((line) => writeLine(process.stdout, line));
const reading = readLines(
  process.stdin,
  (line) => runtime.receive(line),
  (problem) => process.stderr.write(`${problem}\n`),
);
runtime.start();
await reading;
