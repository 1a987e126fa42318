// npm run bench -- find [tours] [points]: searches all tours of an organization on the embedded backend, by the queries of the browser without rules,
// and prints how long answers take and what they read.
import { availableParallelism, loadavg } from 'node:os';
import { runBundled } from '../run-bundled.mjs';
import { startBackend } from './app-stack.mjs';

const [tours = 1000, points = 100] = process.argv.slice(2).map(Number);

const backend = await startBackend();
try {
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-loggia', FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.ports.firestore}` });
  const { measure } = await runBundled('scripts/bench/find/measure.js');
  await measure({ tours, points });
  const [load] = loadavg();
  if (load > availableParallelism() + 1) console.log(`\nThe machine has other work (load ${load.toFixed(1)}).`);
} finally {
  await backend.stop();
}
