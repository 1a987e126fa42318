import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Affine, inverseOf, toPixel, toSpot } from '@/domain/plans/affine';
import type { Size } from '@/domain/plans/floor-frame';
import type { Corner } from '@/domain/rooms/area';
import { cn } from '@/ui/cn';
import { isEnter } from '@/ui/is-enter';
import { cornerAfter, type DrawingChange, mayAddCorner, outlineOf, type RoomDrawing } from './drawing';

type Props = {
  size: Size;
  matrix: Affine;
  drawing: RoomDrawing;
  change: (change: DrawingChange) => void;
  /** The corner that was moved last. */
  chosen: number;
  onChoose: (index: number) => void;
  children: ReactNode;
};

/**
 * The floor, on which a rectangle is drawn by dragging, by two presses, or by the arrow keys and Enter. Afterwards its corners can be moved and removed,
 * and others added between them.
 */
export function CornerPane({ size, matrix, drawing, change, chosen, onChoose, children }: Props) {
  const { stage, corners } = drawing;
  const { pane, handlers, grab } = useCornerPointer(matrix, drawing, change);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    if (stage === 'opposite') buttons.current.get(1)?.focus();
  }, [stage]);
  useEffect(() => {
    if (focusNext.current !== null) buttons.current.get(Math.min(focusNext.current, corners.length - 1))?.focus();
    focusNext.current = null;
  }, [corners.length]);
  const add = (index: number) => {
    focusNext.current = index + 1;
    change({ type: 'add', index });
  };
  const onKeyDown = (event: KeyboardEvent, index: number, corner: Corner) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      focusNext.current = index;
      return change({ type: 'remove', index });
    }
    const by = arrows[event.key];
    if (!by && (!isEnter(event) || stage === 'done')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!by) return change({ type: 'set', next: { x: corner.x + 1, z: corner.z + 1 } });
    const length = event.shiftKey ? 1 : 0.1;
    change({ type: 'move', index, corner: { x: corner.x + by[0] * length, z: corner.z + by[1] * length } });
  };
  const outline = outlineOf(drawing).map((corner) => toPixel(matrix, corner));
  return (
    <section
      ref={pane}
      aria-label="Floor"
      className="relative h-full min-h-72 cursor-crosshair touch-none select-none overflow-hidden rounded-lg border border-line bg-sunken"
      {...handlers}
    >
      <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="pointer-events-none absolute inset-0 size-full">
        {children}
        <polygon
          points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-accent-line/30 stroke-accent-line"
          strokeWidth={2}
        />
      </svg>
      {corners.map((corner, index) => {
        const { x, y } = toPixel(matrix, corner);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
            key={index}
            ref={(button) => {
              if (button) buttons.current.set(index, button);
              else buttons.current.delete(index);
            }}
            type="button"
            aria-label={labelOf(stage, index)}
            disabled={stage === 'opposite' && index === 0}
            style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
            onFocus={() => onChoose(index)}
            onPointerDown={(event) => grab(event, index)}
            onKeyDown={(event) => onKeyDown(event, index, corner)}
            className={cn(
              'absolute top-0 left-0 grid size-6 place-items-center rounded-full touch:size-11',
              // a press starts or ends the rectangle, also on a corner
              stage === 'done' ? 'cursor-grab' : 'pointer-events-none',
            )}
          >
            <Dot isChosen={stage === 'done' && index === chosen} />
          </button>
        );
      })}
      {mayAddCorner(drawing) && (
        <CornersBetween matrix={matrix} drawing={drawing} add={add} change={change} grab={grab} onChoose={onChoose} />
      )}
    </section>
  );
}

const Dot = ({ isChosen }: { isChosen: boolean }) => (
  <span
    className={cn(
      'rounded-full border-2 border-light outline-2 outline-on-light',
      isChosen ? 'size-4.5 bg-on-light' : 'size-3.5 bg-accent-line',
    )}
  />
);

type BetweenProps = Pick<Props, 'matrix' | 'drawing' | 'change' | 'onChoose'> & {
  add: (index: number) => void;
  grab: (event: PointerEvent, index: number) => void;
};

/** Half-way between two corners each, where a press adds one, which can be dragged on. */
const CornersBetween = ({ matrix, drawing, add, change, grab, onChoose }: BetweenProps) =>
  drawing.corners.map((_, index) => {
    const { x, y } = toPixel(matrix, cornerAfter(drawing, index));
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: an edge is the number of its first corner
        key={index}
        type="button"
        aria-label={`Add a corner between ${index + 1} and ${((index + 1) % drawing.corners.length) + 1}`}
        style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
        onClick={({ detail }) => detail === 0 && add(index)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          change({ type: 'add', index });
          onChoose(index + 1);
          grab(event, index + 1);
        }}
        className="absolute top-0 left-0 grid size-6 cursor-copy place-items-center rounded-full touch:size-11"
      >
        <span className="size-2.5 rounded-full border border-light bg-accent-line/60 outline-1 outline-on-light" />
      </button>
    );
  });

function labelOf(stage: RoomDrawing['stage'], index: number): string {
  if (stage === 'done') return `Corner ${index + 1}. Move it with the arrow keys, remove it with Delete.`;
  return `${index === 0 ? 'First' : 'Opposite'} corner. Move it with the arrow keys and set it with Enter.`;
}

/** The first press sets a corner; where it is released, or the next one, sets the opposite one. */
function useCornerPointer(matrix: Affine, drawing: RoomDrawing, change: Props['change']) {
  const pane = useRef<HTMLElement>(null);
  const dragged = useRef<number | null>(null);
  const cornerAt = ({ clientX, clientY }: PointerEvent): Corner | null => {
    const [inverse, box] = [inverseOf(matrix), pane.current?.getBoundingClientRect()];
    return inverse && box ? toSpot(inverse, { x: clientX - box.x, y: clientY - box.y }) : null;
  };
  const move = (index: number, corner: Corner | null) => corner && change({ type: 'move', index, corner });
  const capture = ({ pointerId }: PointerEvent) => pane.current?.setPointerCapture?.(pointerId);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const corner = event.button === 0 && drawing.stage !== 'done' ? cornerAt(event) : null;
      if (!corner) return;
      event.preventDefault();
      capture(event);
      dragged.current = 1;
      move(drawing.stage === 'first' ? 0 : 1, corner);
      if (drawing.stage === 'first') change({ type: 'set', next: corner });
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current !== null) move(dragged.current, cornerAt(event));
    },
    onPointerUp: () => {
      if (dragged.current !== null && drawing.stage === 'opposite') change({ type: 'set', next: { x: 0, z: 0 } });
      dragged.current = null;
    },
    onPointerCancel: () => {
      dragged.current = null;
    },
  };
  const grab = (event: PointerEvent, index: number) => {
    if (event.button !== 0 || drawing.stage !== 'done') return;
    dragged.current = index;
    capture(event);
  };
  return { pane, handlers, grab };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
