import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { markUrgent } from '@/ui/scrolling';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';
import type { ListMode } from './list-layout';

/** What a list stores in the URL. `open` is the item whose dialog is open. */
export type ListAddress<Sort> = {
  q: string;
  filters: ReadonlySet<string>;
  sort: Sort;
  mode: ListMode | null;
  open: string | null;
};

export type ListAddressOptions<Sort> = {
  /** The parameters of the filters and of the open dialog. */
  names: { filter: string; open: string };
  /** The orders that can be chosen; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** The settings that store the chosen mode and order on this device. */
  modeSetting: string;
  sortSetting: string;
};

/** History state of the entry that opened the dialog, so that closing it goes back. */
export const openedInApp = 'files-opened-here';

/**
 * Search, filters, order and open dialog of a list, stored in the URL so that reload, links and Back restore them, and edits of the URL apply.
 * Typing updates local state first, because a router update re-renders the whole page. Opening a dialog pushes a history entry.
 * @param options keep their identity
 */
export function useListAddress<Sort extends string>(options: ListAddressOptions<Sort>) {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  // the order that was chosen last, until the URL names one
  const [address, setAddress] = useState(() => addressFrom(parameters, options, readSetting(options.sortSetting)));
  const storedMode: ListMode = useSetting(options.modeSetting) === 'list' ? 'list' : 'grid';

  const deferredAddress = useDeferredValue(address);
  const hasUnwrittenQuery = useRef(false);
  // URLs written here that the router hasn't rendered yet
  const ownWrites = useRef<string[]>([]);
  const followedText = useRef(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the URL, except where it was written here
  useEffect(() => {
    if (text === followedText.current) return;
    followedText.current = text;
    const own = ownWrites.current.indexOf(text);
    ownWrites.current = ownWrites.current.slice(own + 1);
    if (own >= 0) return;
    ownWrites.current = [];
    hasUnwrittenQuery.current = false;
    setAddress(addressFrom(parameters, options));
  }, [text]);

  const write = (next: ListAddress<Sort>, pushes = false) => {
    const nextParameters = parametersOf(next, options);
    hasUnwrittenQuery.current = false;
    if (nextParameters.toString() !== text) ownWrites.current.push(nextParameters.toString());
    setParameters(nextParameters, pushes ? { state: openedInApp } : { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is written to the URL once its results are painted
  useEffect(() => {
    if (!hasUnwrittenQuery.current) return;
    return afterPaint(() => hasUnwrittenQuery.current && write(deferredAddress));
  }, [deferredAddress]);

  const change = (changes: Partial<ListAddress<Sort>>) => {
    if (changes.sort) writeSetting(options.sortSetting, changes.sort);
    const next = { ...address, ...changes };
    setAddress(next);
    if (Object.keys(changes).every((name) => name === 'q')) {
      hasUnwrittenQuery.current = true;
      markUrgent();
    } else write(next, Boolean(changes.open));
  };
  const openItem = useStableCallback(({ id }: { id: string }) => change({ open: id }));
  const chooseMode = (mode: ListMode) => {
    writeSetting(options.modeSetting, mode);
    change({ mode });
  };
  return { ...address, mode: address.mode ?? storedMode, change, chooseMode, openItem };
}

/** Runs the callback after the next paint; returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns a callback with a stable identity that always calls the latest function. */
function useStableCallback<Input>(latest: (input: Input) => void): (input: Input) => void {
  const latestRef = useRef(latest);
  useLayoutEffect(() => {
    latestRef.current = latest;
  });
  return useCallback((input) => latestRef.current(input), []);
}

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
    sort: sorts.find((each) => each === sort) ?? sorts[0],
    mode: mode === 'grid' || mode === 'list' ? mode : null,
    open: parameters.get(names.open) || null,
  };
}

function parametersOf<Sort extends string>(
  { q, filters, sort, mode, open }: ListAddress<Sort>,
  { names, sorts }: ListAddressOptions<Sort>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  for (const filter of filters) parameters.append(names.filter, filter);
  if (sort !== sorts[0]) parameters.set('sort', sort);
  if (mode) parameters.set('mode', mode);
  if (open) parameters.set(names.open, open);
  return parameters;
}
