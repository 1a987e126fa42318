import { useEffect, useEffectEvent } from 'react';

/** Hears what is pasted anywhere on the page. */
export function useWindowPaste(onPaste: (event: ClipboardEvent) => void): void {
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}
