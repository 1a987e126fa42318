// Runs firebase-tools in a process of its own, which ends cleanly when the one that started it is gone, however that went.
import { rmSync } from 'node:fs';

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
  });
}
// A second signal would mean "stop without saving".
process.on('disconnect', () => {
  if (!stopping) process.kill(process.pid, 'SIGINT');
});
// Whoever read the output is gone then, which is no reason to end before everything is saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('exit', () => rmSync(process.env.LOGGIA_RUN_CONFIG, { force: true }));

await import('firebase-tools/lib/bin/firebase.js');
