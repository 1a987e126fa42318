import { parentPort, workerData } from 'node:worker_threads';
import { developCharts, type Plate } from './develop';
import { type Job, Shader } from './shade';

/** A worker's task: a pass over samples, or charts, from `start` to `end`. */
export type Task = { start: number; end: number } & (
  | { pass: 'direct' }
  | { pass: 'gather'; rays: number; into: Float32Array }
  | { pass: 'develop'; plate: Plate }
);

const job: Job = workerData;
const shader = new Shader(job);

parentPort?.on('message', (task: Task) => {
  if (task.pass === 'direct') shader.direct(task.start, task.end);
  else if (task.pass === 'gather') shader.gather(task.start, task.end, task.rays, task.into);
  else developCharts(job, task.plate, task.start, task.end);
  parentPort?.postMessage('done');
});
