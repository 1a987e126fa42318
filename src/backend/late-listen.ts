import type { Listen } from './live-query';
import { type Store, store } from './store';

/** What a listener is given: the database, and how a document of it is read, with times as `Date`. */
export type Opened = Store & { fieldsOf: typeof import('./watch')['fieldsOf'] };

/** A listener that begins once the database is there, and ends at once when it is stopped before. */
export const lateListen =
  <T>(watch: (opened: Opened, next: (value: T) => void, failed: (error: unknown) => void) => () => void): Listen<T> =>
  (next, failed) => {
    let stopped = false;
    let stop = () => {};
    Promise.all([store(), import('./watch')])
      .then(([opened, { fieldsOf }]) => {
        if (!stopped) stop = watch({ ...opened, fieldsOf }, next, failed);
      })
      .catch((error: unknown) => {
        if (!stopped) failed(error);
      });
    return () => {
      stopped = true;
      stop();
    };
  };
