import {
  AutoScrollActivator,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  getClientRect,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { usePortalHost } from '@/ui/portal-host';
import type { LineProps } from '../tree/line';
import { sameLine } from '../tree/same-line';
import { TreeLine } from '../tree/tree-line';

const mouse = { activationConstraint: { distance: 4 } };
// a finger that moves at once scrolls
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
// after a line was lifted, in milliseconds
const tapMs = 350;
const autoScroll = { activator: AutoScrollActivator.Pointer, threshold: { x: 0, y: 0.12 }, layoutShiftCompensation: false };
// lines are put in their places by a transform, which counts
const measuring = { draggable: { measure: (line: HTMLElement) => getClientRect(line) } };
// the list finds the place under the pointer by itself: most of its lines are not drawn
const noCollisions = () => [];
// and reads out by itself what happens
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

type Props = {
  onStart: (key: string) => void;
  onEnd: () => void;
  /** a slow tap: the finger was taken off soon after it had lifted a line, and had not moved */
  onTap: (key: string) => void;
  onCancel: () => void;
  /** what is carried */
  carried: ReactNode;
  children: ReactNode;
};

const Inside = createContext<ReactNode>(null);
const Children = () => use(Inside);

/** Lines in here are carried by the pointer. What carries them is drawn again for what is carried, not for each change of the list. */
export function DragArea({ carried, children, ...heard }: Props) {
  const on = useRef(heard);
  useLayoutEffect(() => {
    on.current = heard;
  });
  const area = useMemo(() => <Carrying on={on} carried={carried} />, [carried]);
  return <Inside value={children}>{area}</Inside>;
}

type Heard = Omit<Props, 'carried' | 'children'>;

function Carrying({ on, carried }: { on: RefObject<Heard>; carried: ReactNode }) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const host = usePortalHost();
  const liftedAt = useRef(0);
  const end = ({ active, activatorEvent, delta }: DragEndEvent) => {
    const isStill = Math.hypot(delta.x, delta.y) < touch.activationConstraint.tolerance;
    const isTap = isStill && activatorEvent.type.startsWith('touch') && performance.now() - liftedAt.current < tapMs;
    const { onEnd, onTap, onCancel } = on.current;
    (isTap ? onCancel : onEnd)();
    if (isTap) onTap(String(active.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={noCollisions}
      autoScroll={autoScroll}
      measuring={measuring}
      accessibility={accessibility}
      onDragStart={({ active }: DragStartEvent) => {
        liftedAt.current = performance.now();
        on.current.onStart(String(active.id));
      }}
      onDragEnd={end}
      onDragCancel={() => on.current.onCancel()}
    >
      <Children />
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={60}>
          {carried}
        </DragOverlay>,
        host ?? document.body,
      )}
    </DndContext>
  );
}

/** A line that can be carried. */
export const CarriedLine = memo(function CarriedLine(props: LineProps) {
  const { setNodeRef, listeners } = useDraggable({ id: props.row.key });
  return <TreeLine {...props} lineRef={setNodeRef} listeners={listeners} />;
}, sameLine);

type Follow = { isCarrying: boolean; scroller: () => HTMLElement | null; onMove: (point: { clientY: number } | null) => void };

/** Tells where the pointer is while something is carried, and that the list scrolled under it. */
export function useCarrying({ isCarrying, scroller, onMove }: Follow): void {
  const moved = useEffectEvent(onMove);
  const scrolled = useEffectEvent(scroller);
  useEffect(() => {
    if (!isCarrying) return;
    const end = new AbortController();
    const listen = { capture: true, signal: end.signal, passive: true };
    window.addEventListener('mousemove', (event) => moved(event), listen);
    window.addEventListener('touchmove', ({ touches }) => moved(touches[0] ?? null), listen);
    scrolled()?.addEventListener('scroll', () => moved(null), listen);
    // it ends the carrying and nothing else
    window.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isCarrying]);
}
