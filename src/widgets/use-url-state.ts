import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** How a state is stored in the URL. Keeps its identity. */
export type UrlState<State> = {
  read: (parameters: URLSearchParams) => State;
  parametersOf: (state: State) => URLSearchParams;
  /** What changes while people type or move is written once its results are painted, because a router update renders the whole page. */
  deferredKeys: ReadonlySet<string>;
  /** The history entry that a change pushes; null where it replaces the current one. */
  pushedEntry: (changes: Partial<State>, state: State) => NavigateOptions | null;
};

/**
 * State that is stored in the URL, so that reload, links and Back restore it, and edits of the URL apply. `arrivals` counts the URLs that came from
 * elsewhere, such as Back.
 * @param begin the first state, where it differs from what the URL says
 */
export function useUrlState<State extends object>(urlState: UrlState<State>, begin = urlState.read) {
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState(() => begin(parameters));
  const [arrivals, setArrivals] = useState(0);
  const [pops, setPops] = useState(0);
  const text = parameters.toString();
  const latest = useRef({ state, setParameters });
  const writtenText = useRef(text);
  // URLs written here that the router hasn't rendered yet
  const ownWrites = useRef<string[]>([]);
  const hasUnwrittenChange = useRef(false);
  useEffect(() => {
    latest.current.setParameters = setParameters;
  });
  useEffect(() => {
    // Back can come before the router has rendered the entry that it leaves; the URL it renders is then the same as before
    const onPop = () => {
      ownWrites.current = [];
      startTransition(() => setPops((count) => count + 1));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const apply = useCallback((next: State) => {
    latest.current.state = next;
    setState(next);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the URL, except where it was written here
  useEffect(() => {
    const own = ownWrites.current.indexOf(text);
    ownWrites.current = ownWrites.current.slice(own + 1);
    if (text === writtenText.current || own >= 0) return;
    hasUnwrittenChange.current = false;
    writtenText.current = text;
    apply(urlState.read(parameters));
    setArrivals((count) => count + 1);
  }, [text, pops]);

  const write = useCallback(
    (entry: NavigateOptions | null) => {
      hasUnwrittenChange.current = false;
      const next = urlState.parametersOf(latest.current.state);
      if (next.toString() === writtenText.current) return;
      writtenText.current = next.toString();
      ownWrites.current.push(writtenText.current);
      latest.current.setParameters(next, entry ?? { replace: true });
    },
    [urlState],
  );
  const change = useCallback(
    (changes: Partial<State>) => {
      const entry = urlState.pushedEntry(changes, latest.current.state);
      // the entry that Back leads to has the latest state
      if (entry) write(null);
      apply({ ...latest.current.state, ...changes });
      if (Object.keys(changes).every((key) => urlState.deferredKeys.has(key))) hasUnwrittenChange.current = true;
      else write(entry);
    },
    [urlState, apply, write],
  );
  const deferredState = useDeferredValue(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the results are rendered
  useEffect(() => {
    if (hasUnwrittenChange.current) return afterPaint(() => hasUnwrittenChange.current && write(null));
  }, [deferredState]);
  return { state, change, arrivals };
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
