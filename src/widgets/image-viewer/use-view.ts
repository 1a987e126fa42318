import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { enlarged, fitting, moved, type View } from './view';

const step = 1.5;
const stride = 64;
const wheelStrength = 0.0015;

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
  const zoom = (times: number, client?: { x: number; y: number }) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const at = client ? { x: client.x - box.left - box.width / 2, y: client.y - box.top - box.height / 2 } : { x: 0, y: 0 };
    setView((before) => enlarged(before, times, at, box));
  };
  const pan = (by: { x: number; y: number }) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setView((before) => moved(before, by, box));
  };
  const whole = () => setView(fitting);
  useWheel(frame, zoom);
  const pointers = usePointers({ zoom, pan });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keyMoves[event.key];
    if (by) pan(by);
    else if (event.key === '+' || event.key === '=') zoom(step);
    else if (event.key === '-') zoom(1 / step);
    else if (event.key === '0') whole();
    else return;
    event.preventDefault();
  };
  return { frame, view, closer: () => zoom(step), further: () => zoom(1 / step), whole, handlers: { ...pointers, onKeyDown } };
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
  const down = useRef(new Map<number, { x: number; y: number }>());
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const before = down.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...down.current].find(([id]) => id !== pointerId)?.[1];
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else pan({ x: now.x - before.x, y: now.y - before.y });
    down.current.set(pointerId, now);
  };
  const onPointerUp = ({ pointerId }: PointerEvent<HTMLElement>) => void down.current.delete(pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

type Point = { x: number; y: number };
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
