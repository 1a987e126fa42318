import { useEffect, useRef, useState } from 'react';
import type { AddressSearch, FoundAddress } from '@/backend/address-search';

/** Pause in typing after which the search starts. */
const debounceMs = 250;
const minQueryLength = 3;

export type AddressSearchState = 'idle' | 'searching' | 'found' | 'nothing found' | 'failed';

/** Searches for addresses once typing pauses; aborts earlier requests, so only the last response counts. */
export function useAddressSearch(search: AddressSearch) {
  const [suggestions, setSuggestions] = useState<FoundAddress[]>([]);
  const [state, setState] = useState<AddressSearchState>('idle');
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  const close = () => {
    controller.current.abort();
    setSuggestions([]);
    setState((current) => (current === 'searching' || current === 'found' ? 'idle' : current));
  };
  const requestSuggestions = (query: string) => {
    controller.current.abort();
    if (query.trim().length < minQueryLength) {
      setSuggestions([]);
      return setState('idle');
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    const timer = setTimeout(async () => {
      setState('searching');
      const results = await search(query, signal).catch(() => null);
      if (signal.aborted) return;
      setState(results ? (results.length > 0 ? 'found' : 'nothing found') : 'failed');
      setSuggestions(results ?? []);
    }, debounceMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { suggestions, state, requestSuggestions, close };
}
