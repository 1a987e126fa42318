// Runs firebase-tools in a separate process, which ends cleanly when its parent is gone for any reason.
import { rmSync } from 'node:fs';
import { followChildren } from './backend/children.mjs';
import { shareFunctionProcesses } from './backend/functions-processes.mjs';
import { trustSchemas } from './backend/known-schemas.mjs';
import { followFunctions, followRequests, guardProcess } from './backend/requests.mjs';
import { saveState } from './backend/saved-state.mjs';
import { runSchedules } from './backend/schedules.mjs';

const { config, state, projectId, schedules } = JSON.parse(process.env.LOGGIA_RUN);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
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
process.on('exit', () => rmSync(config, { force: true }));

followRequests();
followFunctions();
shareFunctionProcesses();
if (schedules) runSchedules();
trustSchemas();
followChildren((emulator) => {
  if (stopping) return;
  console.error(`An emulator ended by itself: ${emulator}`);
  process.exit(1);
});
if (state) saveState({ state, projectId });
await import('firebase-tools/lib/bin/firebase.js');
guardProcess();
