import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { type Affine, inverseOf, type Pixel } from '@/domain/plans/affine';
import type { Size } from '@/domain/plans/floor-frame';
import { cn } from '@/ui/cn';

type Props = {
  label: string;
  size: Size;
  /** from the places of this side to its drawing */
  matrix: Affine;
  places: readonly Pixel[];
  /** the half of the next pair that waits for its other half */
  half: Pixel | null;
  worst: number | null;
  /** how far an arrow key moves a place */
  step: number;
  onPress: (place: Pixel) => void;
  onMove: (index: number, place: Pixel) => void;
  children: ReactNode;
};

/** One side of the pairs: its drawing with their numbers on it, which can be dragged and moved by arrow keys. A press anywhere else adds a place. */
export function PairPane({ label, size, matrix, places, half, worst, step, onPress, onMove, children }: Props) {
  const pane = useRef<HTMLElement>(null);
  const dragged = useRef<number | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent): Pixel | null => {
    const inverse = inverseOf(matrix);
    const box = pane.current?.getBoundingClientRect();
    if (!inverse || !box) return null;
    const [a, b, c, d, e, f] = inverse;
    const [x, y] = [clientX - box.x, clientY - box.y];
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  };
  const atPixel = ({ x, y }: Pixel) => {
    const [a, b, c, d, e, f] = matrix;
    return { translate: `calc(${a * x + c * y + e}px - 50%) calc(${b * x + d * y + f}px - 50%)` };
  };
  const nudge = (event: KeyboardEvent, index: number, place: Pixel) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const length = step * (event.shiftKey ? 10 : 1);
    onMove(index, { x: place.x + by[0] * length, y: place.y + by[1] * length });
  };
  return (
    <section
      ref={pane}
      aria-label={label}
      className="relative min-h-0 grow cursor-crosshair touch-none select-none overflow-hidden rounded-lg border border-line bg-sunken max-md:h-72 max-md:grow-0"
      onPointerUp={(event) => {
        const place = event.button === 0 && dragged.current === null ? placeOf(event) : null;
        dragged.current = null;
        if (place) onPress(place);
      }}
      onPointerMove={(event) => {
        const place = dragged.current === null ? null : placeOf(event);
        if (place && dragged.current !== null) onMove(dragged.current, place);
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    >
      <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="pointer-events-none absolute inset-0 size-full">
        {children}
      </svg>
      {places.map((place, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its number
          key={index}
          type="button"
          aria-label={`Pair ${index + 1}: ${label}. Move it with the arrow keys.`}
          style={atPixel(place)}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            dragged.current = index;
            pane.current?.setPointerCapture?.(event.pointerId);
          }}
          onKeyDown={(event) => nudge(event, index, place)}
          className="group absolute top-0 left-0 grid size-6 cursor-grab place-items-center rounded-full touch:size-11"
        >
          <Mark number={index + 1} isWorst={index === worst} />
        </button>
      ))}
      {half && (
        <span aria-hidden style={atPixel(half)} className="pointer-events-none absolute top-0 left-0 opacity-70">
          <Mark number={places.length + 1} isWorst={false} />
        </span>
      )}
    </section>
  );
}

/** A ring around the very place, so that it can be seen, with the number above. */
const Mark = ({ number, isWorst }: { number: number; isWorst: boolean }) => (
  <span className="relative grid size-4 place-items-center rounded-full border-2 border-light outline-2 outline-on-light">
    <span className="size-1 rounded-full bg-danger outline-1 outline-light" />
    <span
      className={cn(
        'absolute bottom-full mb-1 rounded-sm border border-light px-1 font-semibold text-[11px] text-light tabular-nums leading-4',
        isWorst ? 'bg-red-700' : 'bg-on-light',
      )}
    >
      {number}
    </span>
  </span>
);

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
