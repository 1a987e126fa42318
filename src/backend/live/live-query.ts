import { type Query, type QueryClient, type QueryKey, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { AppError, isAppError } from '@/domain/app-error';
import { isDeepEqual } from '@/domain/same';
import { record } from '@/domain/stored';
import { toAppError } from '../errors';
import { serverErrorTexts } from '../texts';

/** Starts listening; calls `next` for every value and `failed` at most once, which ends it. Returns a function that stops listening. */
export type Listen<T> = (next: (value: T) => void, failed: (error: unknown) => void) => () => void;

/**
 * A query whose `queryFn` starts a listener, which runs until its cache entry is removed; a missing document is `null`.
 * Each key has one listener, however many screens use it. A failure after the first value restarts it; if the restart fails too, the
 * error reaches the error boundary. `permission-denied` reaches it at once.
 * @throws AppError from the query
 */
export const liveQuery = <T>(queryKey: QueryKey, listen: Listen<T>) =>
  queryOptions({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    // a listener stays up to date, and a denied read stays denied
    refetchOnWindowFocus: false,
    structuralSharing: keepUnchanged,
    queryFn: async ({ client, queryKey }): Promise<T> => {
      await startListener(client, queryKey, listen);
      // read back, because a second value may have arrived since
      const latest = client.getQueryData<T>(queryKey);
      if (latest === undefined) throw new AppError('cancelled', serverErrorTexts.get().closedBefore);
      return latest;
    },
  });

// Keeps the identity of equal values, including dates, to avoid re-rendering.
function keepUnchanged(before: unknown, after: unknown): unknown {
  if (isDeepEqual(before, after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) return replaceEqualDeep(before, after);
  const previousById = new Map(before.map((entry) => [record(entry).id, entry]));
  const reuseIfEqual = (entry: unknown) => {
    const previous = previousById.get(record(entry).id);
    return isDeepEqual(previous, entry) ? previous : entry;
  };
  return replaceEqualDeep(before, after.map(reuseIfEqual));
}

// stops the listener of a query
const stops = new WeakMap<Query, () => void>();
const clients = new WeakSet<QueryClient>();

function startListener<T>(client: QueryClient, queryKey: QueryKey, listen: Listen<T>): Promise<void> {
  if (!clients.has(client)) {
    clients.add(client);
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'removed') stops.get(query)?.();
    });
  }
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query) throw new AppError('cancelled', serverErrorTexts.get().closedBefore);
  return new Promise((resolve, reject) => {
    let hasValue = false;
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
        hasValue = true;
        client.setQueryData(queryKey, value);
        resolve();
      },
      (error) => {
        end();
        const appError = toAppError(error);
        if (!hasValue) reject(appError);
        else if (isAppError(appError, 'permission-denied')) setQueryError(query, appError);
        else client.resetQueries({ queryKey, exact: true });
      },
    );
    // it failed during startup
    if (isOver) stop();
  });
}

// listening again would show cached data and be denied again, in a loop
const setQueryError = (query: Query, error: AppError): void =>
  query.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle', errorUpdatedAt: Date.now() });
