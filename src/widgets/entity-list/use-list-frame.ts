import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width and page offset of the list, and the root font size, which users can change; all in pixels. */
export type ListFrame = { width: number; top: number; rem: number };

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Tracks the size and position of the list on the page. */
export function useListFrame(list: RefObject<HTMLElement | null>): ListFrame {
  const [frame, setFrame] = useState<ListFrame>(() => ({ width: 0, top: 0, rem: remOf() }));

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setFrame((previous) => keepIfEqual(previous, measureFrame(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // content above the list can grow and move it
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return frame;
}

function measureFrame(element: HTMLElement | null): ListFrame {
  const box = element?.getBoundingClientRect();
  return { width: box?.width || window.innerWidth, top: (box?.top ?? 0) + window.scrollY, rem: remOf() };
}

const keepIfEqual = (previous: ListFrame, next: ListFrame): ListFrame =>
  Math.abs(previous.width - next.width) < 0.5 && Math.abs(previous.top - next.top) < 0.5 && previous.rem === next.rem ? previous : next;
