import { useRef } from 'react';

const forgottenAfterMs = 700;

/** Collects the letters that are typed in quick succession, and gives all of them. */
export function useTypeAhead(): (letter: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (letter) => {
    const now = performance.now();
    const before = now - typed.current.at < forgottenAfterMs ? typed.current.text : '';
    typed.current = { text: before + letter, at: now };
    return typed.current.text;
  };
}
