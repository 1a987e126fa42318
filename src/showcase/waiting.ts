import type { ObservableValue } from './observable-values';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves to true once the value meets the condition, or to false on timeout. */
export function until<T>(value: ObservableValue<T>, condition: (value: T) => boolean, timeoutMs: number): Promise<boolean> {
  if (condition(value.value)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isMet: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isMet);
    };
    const stop = value.subscribe((current) => {
      if (condition(current)) end(true);
    });
    const timer = setTimeout(() => end(false), timeoutMs);
  });
}

/** Resolves once the value has not changed for a while, or on timeout. */
export function waitUntilIdle(value: ObservableValue<unknown>, idleMs: number, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(idleTimer);
      clearTimeout(timeoutTimer);
      stop();
      resolve();
    };
    let idleTimer = setTimeout(end, idleMs);
    const timeoutTimer = setTimeout(end, timeoutMs);
    const stop = value.subscribe(() => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(end, idleMs);
    });
  });
}

/** Runs tasks one after another, in order; a failure does not stop the next one. */
export function createTaskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
