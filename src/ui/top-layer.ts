import { useSyncExternalStore } from 'react';

const opened: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Says that the element was opened above the page. @returns says that it is closed */
export function openedAbove(element: HTMLElement): () => void {
  opened.push(element);
  tell();
  return () => {
    opened.splice(opened.indexOf(element), 1);
    tell();
  };
}

/**
 * The uppermost of what the browser draws above everything else, or else the page. Only what is inside of it is seen there, and heard by a
 * screen reader.
 */
export const useUppermost = (): HTMLElement => useSyncExternalStore(subscribe, uppermost);

function uppermost(): HTMLElement {
  const { fullscreenElement, body } = document;
  // the page itself can be in fullscreen, and frames and videos show nothing of ours
  const filling = fullscreenElement instanceof HTMLElement && body.contains(fullscreenElement) && !isOpaque(fullscreenElement);
  return opened.at(-1) ?? (filling ? fullscreenElement : body);
}

const isOpaque = (element: HTMLElement): boolean => element.matches('iframe, video, canvas, img');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('fullscreenchange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('fullscreenchange', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
