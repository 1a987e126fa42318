import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** The focus was in a part that this update removes; the next part that appears may take it. */
let wasFocusRemoved = false;

/**
 * For a part that comes and goes, such as a panel: when it goes with the focus inside, the part that replaces it gets the focus, else what
 * had it before, else the page's main element. Never the body, where keyboard users would start again at the top.
 */
export function useFocusReturn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const opener = document.activeElement;
    if (wasFocusRemoved && isFocusLost() && element) {
      wasFocusRemoved = false;
      focusInto(element);
    }
    return () => {
      if (!element?.contains(document.activeElement)) return;
      wasFocusRemoved = true;
      // after the parts that replace it were drawn
      setTimeout(() => {
        if (wasFocusRemoved) returnFocus(opener);
        wasFocusRemoved = false;
      });
    };
  }, [part]);
}

/** Focuses what opened something, if nothing else has the focus; where that is gone, the page's main element. */
export function returnFocus(opener: Element | null): void {
  if (!isFocusLost()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true });
}

/** Moves the focus to a page that was opened from another, whose links are gone. */
export function useFocusOnArrival(page: RefObject<HTMLElement | null>, hasNavigated: boolean): void {
  useEffect(() => {
    if (hasNavigated && isFocusLost()) page.current?.focus({ preventScroll: true });
  }, [page, hasNavigated]);
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusInto(element: HTMLElement): void {
  element.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  if (!isFocusLost()) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
