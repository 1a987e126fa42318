import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from './with-parameters';

/**
 * The search of a page, in its address, so that reload, links and Back restore it. Typing updates local state first: the router renders later, and an
 * input that waited for it would lose letters.
 */
export function useSearchAddress(): [string, (search: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get('q') ?? '';
  const [search, setSearch] = useState(inAddress);
  const latest = useRef(inAddress);
  // written here, and not rendered by the router yet
  const written = useRef(new Set<string>());
  useEffect(() => {
    if (inAddress === latest.current) written.current.clear();
    else if (!written.current.has(inAddress)) {
      latest.current = inAddress;
      setSearch(inAddress);
    }
  }, [inAddress]);
  const change = useCallback(
    (next: string) => {
      latest.current = next;
      written.current.add(next);
      setSearch(next);
      setParameters((before) => withParameters(before, { q: next }), { replace: true });
    },
    [setParameters],
  );
  return [search, change];
}
