import { queryOptions } from '@tanstack/react-query';
import { call } from '../callables';

/**
 * The names of tours and collections by their paths, of those that the user can open now; read again with another newest notification, as it may tell of
 * access to one of them.
 * @throws AppError `unavailable`
 */
export const namesQuery = (paths: readonly string[], newest: string) =>
  queryOptions({
    queryKey: ['notifications', 'names', newest, paths],
    queryFn: () => readNames(paths),
    // access ends, and names change
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

async function readNames(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { names } = await call('readNames', { paths: [...paths] });
  return new Map(names.map(({ path, name }) => [path, name]));
}
