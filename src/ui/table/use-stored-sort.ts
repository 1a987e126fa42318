import { useSetting, writeSetting } from '../settings';
import type { Sort } from './columns';

/** The sorting of a table, stored on this device. @param setting the name under which it is stored */
export function useStoredSort(setting: string, initial: Sort): readonly [Sort, (sort: Sort) => void] {
  const [key, direction] = useSetting(setting)?.split(' ') ?? [];
  const isStored = key && (direction === 'ascending' || direction === 'descending');
  return [isStored ? { key, direction } : initial, (sort) => writeSetting(setting, `${sort.key} ${sort.direction}`)];
}
