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
import Folder from 'lucide-react/icons/folder';
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
import type { IconDescription } from '@/domain/icons';
import { cn } from '@/ui/cn';
import { usePortalHost } from '@/ui/portal-host';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';
import { isSameLine, type LineProps, TreeLine } from '../tree/tree-line';
import type { Lift } from './use-lift';

const mouse = { activationConstraint: { distance: 4 } };
// moving a finger at once scrolls instead
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
// longest time between lifting a line and releasing it that counts as a tap
const tapMs = 350;
const autoScroll = { activator: AutoScrollActivator.Pointer, threshold: { x: 0, y: 0.12 }, layoutShiftCompensation: false };
// lines are positioned by a transform, so measure with it
const measuring = { draggable: { measure: (line: HTMLElement) => getClientRect(line) } };
// the tree finds the position under the pointer itself, because most lines are not rendered
const noCollisions = () => [];
// the tree has its own announcements
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

type Props = {
  onStart: (key: string) => void;
  onEnd: () => void;
  /** a slow tap: the finger lifted a line and was released soon after without moving */
  onTap: (key: string) => void;
  onCancel: () => void;
  /** the drag preview */
  preview: ReactNode;
  children: ReactNode;
};

const AreaContent = createContext<ReactNode>(null);
const Children = () => use(AreaContent);

/** Lets its lines be dragged. The drag context renders again when the preview changes, not with every change of the list. */
export function DragArea({ preview, children, ...handlers }: Props) {
  const on = useRef(handlers);
  useLayoutEffect(() => {
    on.current = handlers;
  });
  const area = useMemo(() => <DragContext on={on} preview={preview} />, [preview]);
  return <AreaContent value={children}>{area}</AreaContent>;
}

type DragHandlers = Omit<Props, 'preview' | 'children'>;

function DragContext({ on, preview }: { on: RefObject<DragHandlers>; preview: ReactNode }) {
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
          {preview}
        </DragOverlay>,
        host ?? document.body,
      )}
    </DndContext>
  );
}

/** A line that can be dragged. */
export const DraggableLine = memo(function CarriedLine(props: LineProps) {
  const { setNodeRef, listeners } = useDraggable({ id: props.row.key });
  return <TreeLine {...props} lineRef={setNodeRef} listeners={listeners} />;
}, isSameLine);

type Follow = { isDragging: boolean; scroller: () => HTMLElement | null; onMove: (point: { clientY: number } | null) => void };

/** Reports pointer moves during a drag, and null when the list scrolls under the pointer. */
export function usePointerDrag({ isDragging, scroller, onMove }: Follow): void {
  const onPointerMove = useEffectEvent(onMove);
  const getScroller = useEffectEvent(scroller);
  useEffect(() => {
    if (!isDragging) return;
    const end = new AbortController();
    const listen = { capture: true, signal: end.signal, passive: true };
    window.addEventListener('mousemove', (event) => onPointerMove(event), listen);
    window.addEventListener('touchmove', ({ touches }) => onPointerMove(touches[0] ?? null), listen);
    getScroller()?.addEventListener('scroll', () => onPointerMove(null), listen);
    // Escape cancels only the drag
    window.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isDragging]);
}

type PreviewProps = { lift: Lift; icons: readonly IconDescription[] };

/** The dragged item, at the pointer. */
export const DragPreview = ({ lift: { row, dropError }, icons }: PreviewProps) => (
  <div className="inline-flex max-w-72 cursor-grabbing items-center gap-2.5 rounded-lg border border-line bg-raised py-2 pe-3 ps-2.5 text-ink text-sm shadow-lifted">
    {row.kind === 'poi' ? (
      <PoiIcon poi={row.poi} icons={icons} />
    ) : (
      <Folder aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
    )}
    <span className="min-w-0">
      <span className="block truncate font-medium">{row.name}</span>
      {dropError && <span className="block text-danger text-xs">{dropError}</span>}
    </span>
  </div>
);

type DropLineProps = { top: number; level: number; isBlocked: boolean };

const indents = ['start-5', 'start-9', 'start-13'];

/** Marks the position where the item would be dropped. */
export const DropLine = ({ top, level, isBlocked }: DropLineProps) => (
  <div
    aria-hidden
    data-drop-line=""
    style={{ transform: `translateY(${top - 1}px)` }}
    className={cn(
      'pointer-events-none absolute top-0 end-3 z-10 h-0.5 rounded-full before:absolute before:-top-[3px] before:-start-1 before:size-2 before:rounded-full',
      indents[Math.min(level, indents.length) - 1],
      isBlocked ? 'bg-danger before:bg-danger' : 'bg-accent-line before:bg-accent-line',
    )}
  />
);
