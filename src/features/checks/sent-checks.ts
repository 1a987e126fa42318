import { useSyncExternalStore } from 'react';
import type { WaitingCheck } from './waiting-checks';

// Checks that this page sent: they count until the server has written the state of their point.
let sent: readonly WaitingCheck[] = [];
const listeners = new Set<() => void>();

export function addSent(check: WaitingCheck): void {
  sent = [...sent, { ...check, photo: null }];
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSentChecks = (): readonly WaitingCheck[] => useSyncExternalStore(subscribe, () => sent);
