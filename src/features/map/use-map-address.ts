import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type MapAddress, mapAddressFrom, parametersOf } from './map-address';

/** What changes while people type or move the map is written once it is painted. */
const deferredKeys = new Set(['q', 'view']);

/**
 * Search, filters, layers, selected tour and view of the map, stored in the URL so that reload, links and Back restore them. Selecting a first
 * tour pushes a history entry; everything else replaces it. `visits` counts the addresses that came from elsewhere, such as Back.
 */
export function useMapAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { tour } = useParams();
  const [address, setAddress] = useState(() => mapAddressFrom(parameters, tour));
  const [visits, setVisits] = useState(0);
  const [pops, setPops] = useState(0);
  const latest = useRef(address);
  const text = parameters.toString();
  const writtenText = useRef(text);
  // URLs written here that the router hasn't rendered yet
  const ownWrites = useRef<string[]>([]);
  const setLatestParameters = useRef(setParameters);
  const cancelWrite = useRef<(() => void) | null>(null);
  useEffect(() => {
    setLatestParameters.current = setParameters;
  });
  useEffect(() => () => cancelWrite.current?.(), []);
  useEffect(() => {
    // Back can come before the router has rendered the entry that it leaves; the URL it renders is then the same as before
    const onPop = () => {
      ownWrites.current = [];
      startTransition(() => setPops((count) => count + 1));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the URL, except where it was written here
  useEffect(() => {
    const own = ownWrites.current.indexOf(text);
    ownWrites.current = ownWrites.current.slice(own + 1);
    if (text === writtenText.current || own >= 0) return;
    cancelWrite.current?.();
    writtenText.current = text;
    latest.current = mapAddressFrom(parameters);
    setAddress(latest.current);
    setVisits((count) => count + 1);
  }, [text, pops]);

  const write = useCallback((pushes: boolean) => {
    cancelWrite.current?.();
    const next = parametersOf(latest.current);
    if (next.toString() === writtenText.current) return;
    writtenText.current = next.toString();
    ownWrites.current.push(writtenText.current);
    setLatestParameters.current(next, { replace: !pushes });
  }, []);
  const change = useCallback(
    (changes: Partial<MapAddress>) => {
      const pushes = Boolean(changes.tour) && latest.current.tour === null;
      // the entry that Back leads to has the latest view
      if (pushes) write(false);
      latest.current = { ...latest.current, ...changes };
      setAddress(latest.current);
      if (!Object.keys(changes).every((key) => deferredKeys.has(key))) return write(pushes);
      cancelWrite.current?.();
      cancelWrite.current = afterPaint(() => write(false));
    },
    [write],
  );
  return { ...address, change, visits };
}

export type UsedMapAddress = ReturnType<typeof useMapAddress>;

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
