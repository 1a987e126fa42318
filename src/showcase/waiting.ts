import type { Live } from './live';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves once the value fulfils the condition: true, or false when that took too long. */
export function until<T>(value: Live<T>, condition: (value: T) => boolean, withinMs: number): Promise<boolean> {
  if (condition(value.value)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (held: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(held);
    };
    const stop = value.subscribe((present) => {
      if (condition(present)) end(true);
    });
    const timer = setTimeout(() => end(false), withinMs);
  });
}

/** Resolves once the value has not changed for a while, or when that took too long. */
export function quiet(value: Live<unknown>, forMs: number, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(rest);
      clearTimeout(limit);
      stop();
      resolve();
    };
    let rest = setTimeout(end, forMs);
    const limit = setTimeout(end, withinMs);
    const stop = value.subscribe(() => {
      clearTimeout(rest);
      rest = setTimeout(end, forMs);
    });
  });
}

/** Runs tasks one after another, in the order they came; a failure does not stop the next. */
export function inTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine.catch(() => undefined);
    return mine;
  };
}
