import { useSyncExternalStore } from 'react';

const changeEvent = 'settings-changed';

/** Reads a setting from localStorage; null if it isn't set or storage isn't available. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting, or removes it with null. Does nothing if storage isn't available. */
export function writeSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** The current setting. Updates when this or another tab changes it. */
export const useSetting = (key: string): string | null => useSyncExternalStore(subscribeToSettings, () => readSetting(key));

/** Calls back when this or another tab changes a setting. @returns ends it */
export function subscribeToSettings(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
