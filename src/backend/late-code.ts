import { allAnswered } from './first-answers';
import { idle } from './idle';

/** Settles once every first answer is there and shown. */
export async function shown(): Promise<void> {
  await allAnswered();
  await idle();
}

/** How long a part that did not arrive is waited for before it is asked for again, in milliseconds. */
const pause = 15_000;

/**
 * Loads a part of the app that what is shown can do without: what is shown stays when it does not arrive, and it is asked for until it does.
 * @throws when it does not arrive, once nobody wants it any more
 */
export async function insist<T>(load: () => Promise<T>, isOver: () => boolean = () => false): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOver()) throw error;
      await onlineOr(pause);
    }
  }
}

const onlineOr = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end(), milliseconds);
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    addEventListener('online', end);
  });
