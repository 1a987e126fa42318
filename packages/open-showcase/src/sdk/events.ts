import { callOut } from './observable';

export type EventListener = (...args: unknown[]) => void;

/** The legacy events of the page: only what happens from now on is delivered. @see showcase-sdk §2.15 */
export type Events = {
  emit: (event: string, ...args: unknown[]) => void;
  on: (event: string, listener: EventListener) => void;
  off: (event: string, listener: EventListener) => void;
  /** Whether there are listeners, for events that are expensive to create. */
  heard: (event: string) => boolean;
};

/** Events without listeners. */
export function createEvents(): Events {
  const listeners = new Map<string, Set<EventListener>>();
  return {
    emit(event, ...args) {
      for (const listener of [...(listeners.get(event) ?? [])]) callOut(() => listener(...args));
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    heard: (event) => (listeners.get(event)?.size ?? 0) > 0,
  };
}
