import { type Query, type QueryClient, type QueryKey, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { AppError, isRefusal } from '@/domain/app-error';
import { isSame } from '@/domain/same';
import { record } from '@/domain/stored';
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
    structuralSharing: keepUnchanged,
    queryFn: async ({ client, queryKey }): Promise<T> => {
      await firstValue(client, queryKey, listen);
      // read back, because a second value may have come since
      const latest = client.getQueryData<T>(queryKey);
      if (latest === undefined) throw new AppError('cancelled', 'This was closed before it was loaded.');
      return latest;
    },
  });

// What reads the same as before stays the same object, times included, so that nothing is drawn again.
function keepUnchanged(before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) return replaceEqualDeep(before, after);
  const known = new Map(before.map((entry) => [record(entry).id, entry]));
  const unchanged = (entry: unknown) => {
    const one = known.get(record(entry).id);
    return isSame(one, entry) ? one : entry;
  };
  return replaceEqualDeep(before, after.map(unchanged));
}

// What ends the listener of a query.
const stops = new WeakMap<Query, () => void>();
const clients = new WeakSet<QueryClient>();

function firstValue<T>(client: QueryClient, queryKey: QueryKey, listen: Listen<T>): Promise<void> {
  if (!clients.has(client)) {
    clients.add(client);
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'removed') stops.get(query)?.();
    });
  }
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query) throw new AppError('cancelled', 'This was closed before it was loaded.');
  return new Promise((resolve, reject) => {
    let arrived = false;
    let isOver = false;
    let stop = () => {};
    const end = () => {
      isOver = true;
      stop();
    };
    stops.get(query)?.();
    stops.set(query, end);
    stop = listen(
      (value) => {
        arrived = true;
        client.setQueryData(queryKey, value);
        resolve();
      },
      (error) => {
        end();
        const refusal = toAppError(error);
        if (!arrived) reject(refusal);
        else if (isRefusal(refusal, 'permission-denied')) fail(query, refusal);
        else client.resetQueries({ queryKey, exact: true });
      },
    );
    // it failed while it started
    if (isOver) stop();
  });
}

// To listen again would show what is cached and be refused again, for ever.
const fail = (query: Query, error: AppError): void =>
  query.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle', errorUpdatedAt: Date.now() });
