import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A text that the address carries, so that a reload, a link and Back keep it. Typing does not wait for the router. */
export function useAddressText(key: string): [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [text, setText] = useState(parameters.get(key) ?? '');
  const change = (next: string) => {
    setText(next);
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === '') changed.delete(key);
        else changed.set(key, next);
        return changed;
      },
      { replace: true },
    );
  };
  return [text, change];
}
