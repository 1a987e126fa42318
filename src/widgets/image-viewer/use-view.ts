import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { fittedView, maxScale, panIntoView, panned, type Size, snappedScale, type View, viewOfPoint, zoomed } from './view';

const zoomFactor = 2 ** 0.5;
const panStepPx = 64;
const wheelStrength = 0.0015;
/** A pinch on a trackpad is a wheel event with Ctrl and a small delta. */
const trackpadPinchStrength = 0.01;
const dragThresholdPx = 4;

const keyMoves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: panStepPx, y: 0 },
  ArrowRight: { x: -panStepPx, y: 0 },
  ArrowUp: { x: 0, y: panStepPx },
  ArrowDown: { x: 0, y: -panStepPx },
};

/** Zoom and pan inside a frame by wheel, drag, pinch and keyboard. */
export function useImageView() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(fittedView);
  const [isFlying, setFlying] = useState(false);
  // unsnapped scale, so that slow wheel and pinch events add up between zoom steps
  const unsnappedScale = useRef(1);
  const updateView = (changed: (before: View, box: DOMRect) => View) => {
    const box = frame.current?.getBoundingClientRect();
    setFlying(false);
    if (box) setView((before) => changed(before, box));
  };
  const zoom = (times: number, client?: { x: number; y: number }) => {
    const scale = Math.min(maxScale, Math.max(1, unsnappedScale.current * times));
    unsnappedScale.current = scale;
    updateView((before, box) => {
      const at = client ? { x: client.x - box.x - box.width / 2, y: client.y - box.y - box.height / 2 } : { x: 0, y: 0 };
      return zoomed(before, snappedScale(scale) / before.scale, at, box);
    });
  };
  const animateTo = (next: View) => {
    unsnappedScale.current = next.scale;
    setFlying(true);
    setView(next);
  };
  const pan = (by: { x: number; y: number }) => updateView((before, box) => panned(before, by, box));
  const resetView = () => animateTo(fittedView);
  useWheel(frame, zoom);
  const { wasPulled, ...pointers } = usePointers({ zoom, pan });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const by = keyMoves[event.key];
    if (by) pan(by);
    else if (event.key === '+' || event.key === '=') zoom(zoomFactor);
    else if (event.key === '-') zoom(1 / zoomFactor);
    else if (event.key === '0') resetView();
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<Element>) => {
    if (target === currentTarget) return;
    // the browser scrolls the frame to what gets focus, which would move the image without the view
    currentTarget.scrollLeft = 0;
    currentTarget.scrollTop = 0;
    const by = panIntoView(target.getBoundingClientRect(), currentTarget.getBoundingClientRect());
    if (by.x !== 0 || by.y !== 0) pan(by);
  };
  return {
    frame,
    view,
    isFlying,
    zoomIn: () => zoom(zoomFactor),
    zoomOut: () => zoom(1 / zoomFactor),
    resetView,
    /** Zooms to a point of the image, in fractions from its upper left corner. @see EDIT-091 */
    flyTo: (at: { x: number; y: number }, image: Size) => {
      const box = frame.current?.getBoundingClientRect();
      if (box) animateTo(viewOfPoint(at, image, box));
    },
    onDoubleClick: ({ clientX, clientY }: MouseEvent) => zoom(2, { x: clientX, y: clientY }),
    wasPulled,
    handlers: { ...pointers, onKeyDown, onFocus },
  };
}

type Zoom = (times: number, at: { x: number; y: number }) => void;

// React's wheel listeners are passive, but the page behind must not scroll
function useWheel(frame: { current: HTMLElement | null }, zoom: Zoom): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const strength = event.ctrlKey ? trackpadPinchStrength : wheelStrength;
      latest.current(Math.exp(-event.deltaY * strength), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);
}

function usePointers({ zoom, pan }: { zoom: Zoom; pan: (by: { x: number; y: number }) => void }) {
  const pointers = useRef(new Map<number, Point>());
  const from = useRef<Point | null>(null);
  const isDragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const point = { x: event.clientX, y: event.clientY };
    if (pointers.current.size === 0) {
      from.current = point;
      isDragged.current = false;
    } else isDragged.current = true;
    pointers.current.set(event.pointerId, point);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    if (from.current && distance(from.current, now) > dragThresholdPx) isDragged.current = true;
    // not before, because a captured pointer does not click the marker that it is on
    if (isDragged.current) currentTarget.setPointerCapture(pointerId);
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else pan({ x: now.x - before.x, y: now.y - before.y });
    pointers.current.set(pointerId, now);
  };
  const onPointerUp = ({ pointerId }: PointerEvent<HTMLElement>) => void pointers.current.delete(pointerId);
  /** Whether the click ends a drag and must be ignored. */
  const wasPulled = () => isDragged.current;
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, wasPulled };
}

type Point = { x: number; y: number };
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
