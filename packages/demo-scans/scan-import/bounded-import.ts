import { Worker } from 'node:worker_threads';
import type { ImportedBuilding, ImportOptions } from './import-building';
import { ImportError } from './import-error';
import type { Report } from './report';

export type Limits = { minutes: number; gigabytes: number };
export const defaultLimits: Limits = { minutes: 20, gigabytes: 4 };

export type WorkerInput = { bytes: Uint8Array; options: ImportOptions };
export type WorkerMessage = { step: string; part: number | undefined } | { imported: ImportedBuilding } | { problem: string };

const bytesInGigabyte = 1024 ** 3;
const checkMs = 500;

/**
 * Imports a building in a thread that is ended when it takes too much time or memory; nothing is left of it then.
 * @param worker the bundle of `import-worker.ts`
 * @throws ImportError
 */
export function importWithin(worker: URL, input: WorkerInput, limits: Limits, report: Report): Promise<ImportedBuilding> {
  const thread = new Worker(worker, { workerData: input, resourceLimits: { maxOldGenerationSizeMb: limits.gigabytes * 1024 } });
  const timers: NodeJS.Timeout[] = [];
  return new Promise<ImportedBuilding>((resolve, reject) => {
    const checkMemory = () => {
      if (process.memoryUsage.rss() > limits.gigabytes * bytesInGigabyte) reject(tooLarge(limits));
    };
    timers.push(
      setTimeout(() => reject(tooSlow(limits)), limits.minutes * 60_000),
      setInterval(checkMemory, checkMs),
    );
    thread.on('message', (message: WorkerMessage) => {
      if ('step' in message) report(message.step, message.part);
      else if ('imported' in message) resolve(message.imported);
      else reject(new ImportError(message.problem));
    });
    thread.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(limits) : error));
    checkMemory();
  }).finally(() => {
    for (const timer of timers) clearInterval(timer);
    return thread.terminate();
  });
}

export const tooSlow = ({ minutes }: Limits) =>
  new ImportError(
    `The import was not done after ${amount(minutes, 'minute')} and was ended; nothing was written. Export a simpler building, or give it more time with --minutes.`,
  );

const tooLarge = ({ gigabytes }: Limits) =>
  new ImportError(
    `The import needed more than ${gigabytes} GB of memory and was ended; nothing was written. Export a simpler building, or give it more with --memory.`,
  );

const amount = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
