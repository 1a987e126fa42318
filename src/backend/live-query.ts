import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { AppError, isRefusal } from '@/domain/app-error';
import { toAppError } from './errors';

/** Starts listening; tells every value, and at most one failure, after which it is over. Returns what stops it. */
export type Listen<T> = (next: (value: T) => void, failed: (error: unknown) => void) => () => void;

/**
 * A query fed by a listener that lives as long as its cache entry (removal stops it); to fetch is to listen; absence is `null`.
 * There is one listener a key, however many screens show it. A failure after the first value starts over: either the new listener
 * has values, or its failure reaches the screen's boundary. A refusal reaches it at once.
 * @throws AppError out of the query, in the codes of callables
 */
export const liveQuery = <T>(queryKey: QueryKey, listen: Listen<T>) =>
  queryOptions({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    // a listener needs no reminder, and what was refused stays refused
    refetchOnWindowFocus: false,
    queryFn: async ({ client, queryKey }): Promise<T> => {
      await firstValue(client, queryKey, listen);
      // read back, because a second value may have come since
      const latest = client.getQueryData<T>(queryKey);
      if (latest === undefined) throw new AppError('cancelled', 'This was closed before it was loaded.');
      return latest;
    },
  });

function firstValue<T>(client: QueryClient, queryKey: QueryKey, listen: Listen<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    let arrived = false;
    const stop = replaceListener(client, queryKey, () =>
      listen(
        (value) => {
          arrived = true;
          client.setQueryData(queryKey, value);
          resolve();
        },
        (error) => {
          stop();
          const refusal = toAppError(error);
          if (!arrived) reject(refusal);
          else if (isRefusal(refusal, 'permission-denied')) endWith(client, queryKey, refusal);
          else client.resetQueries({ queryKey, exact: true });
        },
      ),
    );
  });
}

// To listen again would show what is on disk and be refused again, for ever.
function endWith(client: QueryClient, queryKey: QueryKey, error: AppError): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  query?.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle', errorUpdatedAt: Date.now() });
}

type Listeners = Map<string, () => void>;
const listenersOfClients = new WeakMap<QueryClient, Listeners>();

function replaceListener(client: QueryClient, queryKey: QueryKey, start: () => () => void): () => void {
  const listeners = listenersOf(client);
  const key = hashKey(queryKey);
  listeners.get(key)?.();
  let end: (() => void) | undefined;
  let ended = false;
  const stop = () => {
    ended = true;
    end?.();
    if (listeners.get(key) === stop) listeners.delete(key);
  };
  listeners.set(key, stop);
  end = start();
  // it failed while it started
  if (ended) end();
  return stop;
}

function listenersOf(client: QueryClient): Listeners {
  const known = listenersOfClients.get(client);
  if (known) return known;
  const listeners: Listeners = new Map();
  listenersOfClients.set(client, listeners);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') listeners.get(query.queryHash)?.();
  });
  return listeners;
}
