import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Job } from './shade';
import type { Task } from './worker';

type Work = Task extends infer One ? (One extends Task ? Omit<One, 'start' | 'end'> : never) : never;

/** A pool of workers that share a job. The result does not depend on their number. */
export class WorkerPool {
  private readonly workers: Worker[];

  constructor(job: Job) {
    const file = fileURLToPath(new URL('worker.mjs', import.meta.url));
    this.workers = Array.from({ length: Math.max(1, availableParallelism()) }, () => new Worker(file, { workerData: job }));
  }

  /** Runs one kind of task from `first` to before `end`, split into chunks. */
  async all(work: Work, first: number, end: number): Promise<void> {
    const size = Math.max(1, Math.ceil((end - first) / 64));
    let next = first;
    const keepGoing = async (worker: Worker) => {
      while (next < end) {
        const start = next;
        next += size;
        await this.ask(worker, { ...work, start, end: Math.min(end, start + size) } as Task);
      }
    };
    await Promise.all(this.workers.map(keepGoing));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private ask(worker: Worker, task: Task): Promise<void> {
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', () => {
        worker.off('error', reject);
        resolve();
      });
      worker.postMessage(task);
    });
  }
}
