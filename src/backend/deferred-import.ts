import { allAnswered, isAsking } from './first-answers';
import { idle } from './idle';

/** Settles once every first answer is there and painted, also those that were only asked for in the meantime. */
export async function whenShown(): Promise<void> {
  do {
    await allAnswered();
    await idle();
  } while (isAsking());
}

const retryMs = 15_000;

/**
 * Loads code that what is shown can do without: when it cannot be loaded, what is shown stays, and loading is tried again until it works.
 * @throws when it cannot be loaded, once nobody wants it any more
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>, isOver: () => boolean = () => false): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOver()) throw error;
      await onlineOrAfter(retryMs);
    }
  }
}

const onlineOrAfter = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end(), milliseconds);
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    addEventListener('online', end);
  });
