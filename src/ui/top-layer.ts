import { useSyncExternalStore } from 'react';

const openElements: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Registers an element that was opened in the top layer. @returns unregisters it; call it on close */
export function registerTopLayer(element: HTMLElement): () => void {
  openElements.push(element);
  notify();
  return () => {
    openElements.splice(openElements.indexOf(element), 1);
    notify();
  };
}

/**
 * The uppermost element in the browser's top layer, or the body. Toasts must be rendered inside it to be visible and announced.
 */
export const useTopLayerElement = (): HTMLElement => useSyncExternalStore(subscribe, topLayerElement);

/** The same element, outside of components. */
export function topLayerElement(): HTMLElement {
  const { fullscreenElement, body } = document;
  // the document element can be in fullscreen, and iframes and videos can't contain our elements
  const isHostable = fullscreenElement instanceof HTMLElement && body.contains(fullscreenElement) && !isOpaque(fullscreenElement);
  return openElements.at(-1) ?? (isHostable ? fullscreenElement : body);
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

function notify(): void {
  for (const listener of listeners) listener();
}
