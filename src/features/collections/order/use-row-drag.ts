import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Drag = { from: number; to: number };
/** Where the row and the pointer were when the drag began, and where the pointer is; in the viewport. */
type Grip = Drag & { grip: number; pointer: number; pointerId: number };

type Options = {
  list: RefObject<HTMLElement | null>;
  rowHeight: number;
  count: number;
  onDrop: (from: number, to: number) => void;
};

/** From how close to the edge of the window dragging scrolls, and how fast at most, in px and px a frame. */
const edgePx = 80;
const maxScrollPx = 18;

/**
 * Drags a row of a list whose rows have one height and are only rendered while they are visible: all positions are computed, nothing is measured. The
 * window scrolls near its edges.
 */
export function useRowDrag({ list, rowHeight, count, onDrop }: Options) {
  const [drag, setDrag] = useState<Grip | null>(null);
  const follow = useEffectEvent((pointer: number) =>
    setDrag((current) => {
      const top = list.current?.getBoundingClientRect().top;
      if (!current || top === undefined) return current;
      const center = pointer - current.grip - top + rowHeight / 2;
      const to = Math.max(0, Math.min(count - 1, Math.floor(center / rowHeight)));
      return { ...current, pointer, to };
    }),
  );
  const end = useEffectEvent((isDropped: boolean) => {
    if (drag && isDropped) onDrop(drag.from, drag.to);
    setDrag(null);
  });
  const pointerId = drag?.pointerId;
  useEffect(() => {
    if (pointerId === undefined) return;
    const ending = new AbortController();
    const listen = { signal: ending.signal };
    let latest: number | null = null;
    let frame = 0;
    const tick = () => {
      if (latest !== null) {
        const distance = scrollStep(latest);
        if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
        follow(latest);
      }
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    const remember = (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) latest = event.clientY;
    };
    window.addEventListener('pointermove', remember, listen);
    window.addEventListener('pointerup', (event) => event.pointerId === pointerId && end(true), listen);
    window.addEventListener('pointercancel', () => end(false), listen);
    const cancelOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    window.addEventListener('keydown', cancelOnEscape, { ...listen, capture: true });
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
    };
  }, [pointerId]);
  return {
    state: drag as Drag | null,
    start: (event: PointerEvent<HTMLElement>, from: number) => {
      if (event.button !== 0) return;
      const top = (list.current?.getBoundingClientRect().top ?? 0) + from * rowHeight;
      setDrag({ from, to: from, grip: event.clientY - top, pointer: event.clientY, pointerId: event.pointerId });
    },
    /** Position of a row in the list: the dragged one follows the pointer, and the others make room. */
    topOf: (index: number): number => {
      if (!drag) return index * rowHeight;
      if (index === drag.from) return draggedTop(drag, list.current, rowHeight * (count - 1));
      const { from, to } = drag;
      const shift = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
      return (index + shift) * rowHeight;
    },
  };
}

const draggedTop = ({ pointer, grip }: Grip, list: HTMLElement | null, lowest: number): number =>
  Math.max(0, Math.min(lowest, pointer - grip - (list?.getBoundingClientRect().top ?? 0)));

function scrollStep(pointer: number): number {
  const above = edgePx - pointer;
  const below = pointer - (window.innerHeight - edgePx);
  const distance = Math.max(above, below);
  if (distance <= 0) return 0;
  const step = Math.min(1, distance / edgePx) * maxScrollPx;
  return above > 0 ? -step : step;
}
