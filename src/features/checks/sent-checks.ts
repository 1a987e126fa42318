import { useSyncExternalStore } from 'react';
import type { WaitingCheck } from './waiting-checks';

/** `at` is when it was made by the clock of the server, which the one of the device may not have. */
type SentCheck = WaitingCheck & { at: Date };

// Checks that this page sent: they count until the server has written the state of their point.
let sent: readonly SentCheck[] = [];
const listeners = new Set<() => void>();

export function addSent(check: WaitingCheck, at: Date): void {
  sent = [...sent, { ...check, photo: null, at }];
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSentChecks = (): readonly SentCheck[] => useSyncExternalStore(subscribe, () => sent);
