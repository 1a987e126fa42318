import { useSyncExternalStore } from 'react';

const changed = 'settings-changed';

/** A choice this browser remembers; null when there is none, or no storage. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice, or forgets it with null. Without storage it holds for nobody, and nothing breaks. */
export function writeSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changed));
}

/** The choice, live: also when another tab makes it. */
export const useSetting = (key: string): string | null => useSyncExternalStore(subscribe, () => readSetting(key));

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}
