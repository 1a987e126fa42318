import { useCallback, useState } from 'react';
import { markUrgent } from '@/ui/scrolling';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';
import { type UrlState, useUrlState } from '../use-url-state';
import type { ListMode } from './list-layout';

/** What a list stores in the URL. `open` is the item whose dialog is open. */
export type ListAddress<Sort> = {
  q: string;
  filters: ReadonlySet<string>;
  /** The other choices that narrow the list, by parameter; those that are not made are left out. */
  facets: Readonly<Record<string, string>>;
  sort: Sort;
  mode: ListMode | null;
  open: string | null;
};

export type ListAddressOptions<Sort> = {
  /** The parameters of the filters, of the other choices that narrow the list, and of the open dialog. */
  names: { filter: string; facets?: readonly string[]; open: string };
  /** The orders that can be chosen; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** The settings that store the chosen mode and order on this device. */
  modeSetting: string;
  sortSetting: string;
};

/** History state of the entry that opened the dialog, so that closing it goes back. */
export const openedInApp = 'files-opened-here';

/**
 * Search, filters, order and open dialog of a list, stored in the URL. Opening a dialog pushes a history entry.
 * @param options keep their identity
 */
export function useListAddress<Sort extends string>(options: ListAddressOptions<Sort>) {
  const [listInUrl] = useState(() => urlStateOf(options));
  // the order that was chosen last, until the URL names one
  const begin = (parameters: URLSearchParams) => addressFrom(parameters, options, readSetting(options.sortSetting));
  const { state: address, change: changeAddress } = useUrlState(listInUrl, begin);
  const storedMode: ListMode = useSetting(options.modeSetting) === 'list' ? 'list' : 'grid';

  const change = useCallback(
    (changes: Partial<ListAddress<Sort>>) => {
      if (changes.sort) writeSetting(options.sortSetting, changes.sort);
      if (Object.keys(changes).every((key) => listInUrl.deferredKeys.has(key))) markUrgent();
      changeAddress(changes);
    },
    [options, listInUrl, changeAddress],
  );
  const openItem = useCallback(({ id }: { id: string }) => change({ open: id }), [change]);
  const chooseMode = (mode: ListMode) => {
    writeSetting(options.modeSetting, mode);
    change({ mode });
  };
  return { ...address, mode: address.mode ?? storedMode, change, chooseMode, openItem };
}

const urlStateOf = <Sort extends string>(options: ListAddressOptions<Sort>): UrlState<ListAddress<Sort>> => ({
  read: (parameters) => addressFrom(parameters, options),
  parametersOf: (address) => parametersOf(address, options),
  deferredKeys: new Set(['q']),
  pushedEntry: ({ open }) => (open ? { state: openedInApp } : null),
});

function addressFrom<Sort extends string>(
  parameters: URLSearchParams,
  { names, sorts }: ListAddressOptions<Sort>,
  storedSort: string | null = null,
): ListAddress<Sort> {
  const mode = parameters.get('mode');
  const sort = parameters.get('sort') ?? storedSort;
  return {
    q: parameters.get('q') ?? '',
    filters: new Set(parameters.getAll(names.filter)),
    facets: Object.fromEntries((names.facets ?? []).flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name) ?? '']] : []))),
    sort: sorts.find((each) => each === sort) ?? sorts[0],
    mode: mode === 'grid' || mode === 'list' ? mode : null,
    open: parameters.get(names.open) || null,
  };
}

function parametersOf<Sort extends string>(
  { q, filters, facets, sort, mode, open }: ListAddress<Sort>,
  { names, sorts }: ListAddressOptions<Sort>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  for (const filter of filters) parameters.append(names.filter, filter);
  for (const [name, value] of Object.entries(facets)) if (value !== '') parameters.set(name, value);
  if (sort !== sorts[0]) parameters.set('sort', sort);
  if (mode) parameters.set('mode', mode);
  if (open) parameters.set(names.open, open);
  return parameters;
}
