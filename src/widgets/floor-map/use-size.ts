import { type RefObject, useEffect, useState } from 'react';
import type { Size } from '@/domain/plans/floor-frame';

/** The size of an element in pixels, whenever it changes. */
export function useSize(element: RefObject<Element | null>, initial: Size): Size {
  const [size, setSize] = useState(initial);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // hidden elements have none
      if (width > 0 && height > 0) setSize({ width, height });
    });
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return size;
}
