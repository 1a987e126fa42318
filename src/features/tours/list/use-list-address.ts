import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { localKeys, type TourListMode, tourListModeFrom } from '@/domain/application/local-keys';
import { type TourId, type TourTypeId, tourId, tourTypeId } from '@/domain/ids';
import { useSetting, writeSetting } from '@/ui/settings';
import { hurry } from './passing';

/** What the address of the tours page says. `files` is the tour whose files lie open. */
export type ListAddress = { q: string; types: ReadonlySet<TourTypeId>; mode: TourListMode | null; files: TourId | null };

/** The state of the step that opened the files, so that closing them takes it back. */
export const openedHere = 'files-opened-here';

/**
 * What is sought, chosen and open, kept in the address so that a reload, a link and Back find it again. Typing and
 * what it finds do not wait for the router, which draws all of the page; what opens a dialog is a step that Back takes back.
 * @see TOUR-004 TOUR-005 TOUR-008
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const came = useNavigationType();
  const [address, setAddress] = useState(() => addressFrom(parameters));
  const remembered = tourListModeFrom(useSetting(localKeys.tourListMode));

  const settled = useDeferredValue(address);
  const isTyped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of the browser, not our own writing, says anew what to show
  useEffect(() => {
    if (came === 'REPLACE') return;
    isTyped.current = false;
    setAddress(addressFrom(parameters));
  }, [key]);

  const write = (next: ListAddress, isStep = false) => {
    isTyped.current = false;
    setParameters(parametersOf(next), isStep ? { state: openedHere } : { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is written when its answer is painted
  useEffect(() => {
    if (!isTyped.current) return;
    return afterPaint(() => isTyped.current && write(settled));
  }, [settled]);

  const change = (changes: Partial<ListAddress>) => {
    const next = { ...address, ...changes };
    setAddress(next);
    if (Object.keys(changes).every((name) => name === 'q')) {
      isTyped.current = true;
      hurry();
    } else write(next, Boolean(changes.files));
  };
  const openFiles = useSame(({ id }: { id: TourId }) => change({ files: id }));
  const chooseMode = (mode: TourListMode) => {
    writeSetting(localKeys.tourListMode, mode);
    change({ mode });
  };
  return { ...address, mode: address.mode ?? remembered, change, chooseMode, openFiles };
}

/** Calls once the next picture is painted; what is returned takes that back. */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same function at every drawing, doing what the last one does. */
function useSame<Given>(latest: (given: Given) => void): (given: Given) => void {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((given) => held.current(given), []);
}

function addressFrom(parameters: URLSearchParams): ListAddress {
  const mode = parameters.get('mode');
  const files = parameters.get('files');
  return {
    q: parameters.get('q') ?? '',
    types: new Set(parameters.getAll('type').map(tourTypeId)),
    mode: mode === 'grid' || mode === 'list' ? mode : null,
    files: files ? tourId(files) : null,
  };
}

function parametersOf({ q, types, mode, files }: ListAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  for (const type of types) parameters.append('type', type);
  if (mode) parameters.set('mode', mode);
  if (files) parameters.set('files', files);
  return parameters;
}
