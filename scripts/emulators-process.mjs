// Runs firebase-tools in a separate process, which ends cleanly when its parent is gone for any reason.
import { rmSync } from 'node:fs';

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
  });
}
// a second signal would mean "stop without saving"
process.on('disconnect', () => {
  if (!stopping) process.kill(process.pid, 'SIGINT');
});
// the reader of the output is gone by then, but everything must still be saved
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('exit', () => rmSync(process.env.LOGGIA_RUN_CONFIG, { force: true }));

await import('firebase-tools/lib/bin/firebase.js');
