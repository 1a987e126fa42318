import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of the list and its distance from the top of the page, in pixels; the size of a letter, which people choose. */
export type ListFrame = { width: number; top: number; rem: number };

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Follows the place of the list on the page. */
export function useListFrame(list: RefObject<HTMLElement | null>): ListFrame {
  const [frame, setFrame] = useState<ListFrame>(() => ({ width: 0, top: 0, rem: remOf() }));

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setFrame((known) => changed(known, measured(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // what stands above the list grows, and the page with it
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return frame;
}

function measured(element: HTMLElement | null): ListFrame {
  const box = element?.getBoundingClientRect();
  return { width: box?.width || window.innerWidth, top: (box?.top ?? 0) + window.scrollY, rem: remOf() };
}

const changed = (known: ListFrame, now: ListFrame): ListFrame =>
  Math.abs(known.width - now.width) < 0.5 && Math.abs(known.top - now.top) < 0.5 && known.rem === now.rem ? known : now;
