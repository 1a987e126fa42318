import { useEffect, useRef, useState } from 'react';
import type { AddressSearch, FoundAddress } from '@/backend/address-search';

/** How long one pauses who has written a word, in milliseconds. */
const pause = 250;
const fewest = 3;

/** Asks for addresses when somebody who writes one pauses; only the last answer counts. */
export function useAddressSearch(search: AddressSearch) {
  const [found, setFound] = useState<FoundAddress[]>([]);
  const [state, setState] = useState<'still' | 'searching' | 'failed'>('still');
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const close = () => {
    running.current.abort();
    setFound([]);
    setState((before) => (before === 'searching' ? 'still' : before));
  };
  const ask = (words: string) => {
    running.current.abort();
    if (words.trim().length < fewest) return close();
    running.current = new AbortController();
    const { signal } = running.current;
    const timer = setTimeout(async () => {
      setState('searching');
      const answer = await search(words, signal).catch(() => null);
      if (signal.aborted) return;
      setState(answer ? 'still' : 'failed');
      setFound(answer ?? []);
    }, pause);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { found, isSearching: state === 'searching', failed: state === 'failed', ask, close };
}
