import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { withinImage } from '@/domain/markers/changes';
import { cn } from '@/ui/cn';
import { fractionAt, latlngAt, markerPicture, markerTitle, pointOf } from './marks';
import type { Size } from './view';

/** What somebody may do to markers. `end` says that a move is over: what follows is another one. */
export type Changes = { move: (place: number, latlng: Marker['latlng']) => void; end: () => void; remove: (place: number) => void };

type Props = {
  marker: Marker;
  place: number;
  image: Size;
  scale: number;
  icons: readonly IconDescription[];
  isChosen: boolean;
  onChoose: () => void;
  changes: Changes | undefined;
};

/** A marker on its image: 30 px, however near the image is. @see EDIT-090 */
export function Mark({ marker, place, image, scale, icons, isChosen, onChoose, changes }: Props) {
  const { wasDragged, ...drag } = useDrag(changes, place, marker, image);
  const { x, y } = pointOf(marker.latlng, image);
  return (
    <button
      type="button"
      aria-label={markerTitle(marker, place)}
      aria-pressed={isChosen}
      aria-description={changes && 'Arrow keys move it, with Shift further; Delete removes it.'}
      onClick={(event) => {
        event.stopPropagation();
        if (!wasDragged()) onChoose();
      }}
      {...(changes && drag)}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, transform: `translate(-50%, -50%) scale(${1 / scale})` }}
      className={cn(
        'absolute size-[30px] touch-none rounded-full',
        changes && 'cursor-move',
        isChosen && 'z-10 ring-2 ring-accent-line ring-offset-2 ring-offset-black',
      )}
    >
      <img src={markerPicture(marker, icons)} alt="" draggable={false} className="size-full select-none" />
    </button>
  );
}

const keyMoves: Record<string, { lat: number; lng: number }> = {
  ArrowLeft: { lat: 0, lng: -1 },
  ArrowRight: { lat: 0, lng: 1 },
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
};

/** Lets a marker be dragged, or moved by arrow keys: by ten pixels of the image, with Shift by a hundred. */
function useDrag(changes: Changes | undefined, place: number, { latlng }: Marker, image: Size) {
  const grip = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  const put = (to: Marker['latlng']) => changes?.move(place, withinImage(to, image));
  const fraction = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.parentElement ? fractionAt(event.currentTarget.parentElement, event) : { x: 0, y: 0 };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [at, now] = [fraction(event), pointOf(latlng, image)];
    grip.current = { x: now.x - at.x, y: now.y - at.y };
    isDragged.current = false;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    const at = fraction(event);
    const to = { x: at.x + grip.current.x, y: at.y + grip.current.y };
    const now = pointOf(latlng, image);
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    const far = box ? Math.hypot((to.x - now.x) * box.width, (to.y - now.y) * box.height) : 0;
    if (!isDragged.current && far < 3) return;
    isDragged.current = true;
    put(latlngAt(to, image));
  };
  const onPointerUp = () => {
    grip.current = null;
    if (isDragged.current) changes?.end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keyMoves[event.key];
    const times = event.shiftKey ? 10 : 1;
    if (by) put({ lat: latlng.lat + by.lat * times, lng: latlng.lng + by.lng * times });
    else if (event.key === 'Delete' || event.key === 'Backspace') changes?.remove(place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const wasDragged = () => isDragged.current;
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown, wasDragged };
}
