// Runs an import in a thread of its own, which can be ended at any time.
import { parentPort, workerData } from 'node:worker_threads';
import { ScanError } from 'open-showcase/scan';
import type { WorkerInput, WorkerMessage } from './bounded-import';
import { importBuilding } from './import-building';
import { ImportError } from './import-error';

const { bytes, options }: WorkerInput = workerData;
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  post({ imported: await importBuilding(bytes, options, (step, part) => post({ step, part })) });
} catch (error) {
  if (!(error instanceof ImportError || error instanceof ScanError)) throw error;
  post({ problem: error.message });
}
