import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { enlarged, fitting, flownTo, largest, moved, type Size, snapped, type View } from './view';

const step = 2 ** 0.5;
const stride = 64;
const wheelStrength = 0.0015;
/** From how many pixels on a press is a pull. */
const pulled = 4;

const keyMoves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

/** Lets one look closer at what fills a frame: by wheel, drag, pinch and keys. */
export function useView() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(fitting);
  const [isFlying, setFlying] = useState(false);
  // what a slow wheel or pinch adds up to, between the steps of the zoom
  const wanted = useRef(1);
  const change = (changed: (before: View, box: DOMRect) => View) => {
    const box = frame.current?.getBoundingClientRect();
    setFlying(false);
    if (box) setView((before) => changed(before, box));
  };
  const zoom = (times: number, client?: { x: number; y: number }) => {
    const scale = Math.min(largest, Math.max(1, wanted.current * times));
    wanted.current = scale;
    change((before, box) => {
      const at = client ? { x: client.x - box.left - box.width / 2, y: client.y - box.top - box.height / 2 } : { x: 0, y: 0 };
      return enlarged(before, snapped(scale) / before.scale, at, box);
    });
  };
  const show = (next: View) => {
    wanted.current = next.scale;
    setFlying(true);
    setView(next);
  };
  const pan = (by: { x: number; y: number }) => change((before, box) => moved(before, by, box));
  const whole = () => show(fitting);
  useWheel(frame, zoom);
  const { wasPulled, ...pointers } = usePointers({ zoom, pan });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const by = keyMoves[event.key];
    if (by) pan(by);
    else if (event.key === '+' || event.key === '=') zoom(step);
    else if (event.key === '-') zoom(1 / step);
    else if (event.key === '0') whole();
    else return;
    event.preventDefault();
  };
  return {
    frame,
    view,
    isFlying,
    closer: () => zoom(step),
    further: () => zoom(1 / step),
    whole,
    /** Brings a point of the image near; fractions from its upper left corner. @see EDIT-091 */
    fly: (at: { x: number; y: number }, image: Size) => {
      const box = frame.current?.getBoundingClientRect();
      if (box) show(flownTo(at, image, box));
    },
    wasPulled,
    handlers: { ...pointers, onKeyDown },
  };
}

type Zoom = (times: number, at: { x: number; y: number }) => void;

// React listens to the wheel passively, and the page behind must not scroll.
function useWheel(frame: { current: HTMLElement | null }, zoom: Zoom): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * wheelStrength), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame]);
}

function usePointers({ zoom, pan }: { zoom: Zoom; pan: (by: { x: number; y: number }) => void }) {
  const down = useRef(new Map<number, Point>());
  const from = useRef<Point | null>(null);
  const isPulled = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    if (down.current.size === 0) {
      from.current = point;
      isPulled.current = false;
    } else isPulled.current = true;
    down.current.set(event.pointerId, point);
  };
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const before = down.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    if (from.current && distance(from.current, now) > pulled) isPulled.current = true;
    const other = [...down.current].find(([id]) => id !== pointerId)?.[1];
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else pan({ x: now.x - before.x, y: now.y - before.y });
    down.current.set(pointerId, now);
  };
  const onPointerUp = ({ pointerId }: PointerEvent<HTMLElement>) => void down.current.delete(pointerId);
  /** Whether the press that ends was a pull, and means nothing else. */
  const wasPulled = () => isPulled.current;
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, wasPulled };
}

type Point = { x: number; y: number };
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
