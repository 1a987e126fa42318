import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { IconDescription } from '@/domain/icons';
import { clampToImage } from '@/domain/markers/changes';
import type { Marker } from '@/domain/markers/marker';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { fractionAt, latlngAt, markerImage, markerTitle, pointOf } from './marker-geometry';
import { imageTexts } from './texts';
import type { Size } from './view';

/** Actions on markers. `end` marks the end of a drag; the next `move` starts a new one. */
export type MarkerActions = { move: (index: number, latlng: Marker['latlng']) => void; end: () => void; remove: (index: number) => void };

type Props = {
  marker: Marker;
  index: number;
  /** The language of its name, where that is not the page's. */
  lang: string | undefined;
  image: Size;
  scale: number;
  icons: readonly IconDescription[];
  isChosen: boolean;
  onChoose: () => void;
  changes: MarkerActions | undefined;
};

/** A marker on its image: 30 px at any zoom. @see EDIT-090 */
export function ImageMarker({ marker, index, lang, image, scale, icons, isChosen, onChoose, changes }: Props) {
  const t = useTexts(imageTexts);
  const { wasDragged, ...drag } = useDrag(changes, index, marker, image);
  const { x, y } = pointOf(marker.latlng, image);
  return (
    <button
      type="button"
      aria-label={markerTitle(marker, index)}
      lang={lang}
      aria-pressed={isChosen}
      aria-description={changes && t.markerKeys}
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
      <img src={markerImage(marker, icons)} alt="" draggable={false} className="size-full select-none" />
    </button>
  );
}

const keyMoves: Record<string, { lat: number; lng: number }> = {
  ArrowLeft: { lat: 0, lng: -1 },
  ArrowRight: { lat: 0, lng: 1 },
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
};

/** Moves a marker by dragging or with the arrow keys: by 10 image pixels, with Shift by 100. */
function useDrag(changes: MarkerActions | undefined, index: number, { latlng }: Marker, image: Size) {
  const grabOffset = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  const moveTo = (to: Marker['latlng']) => changes?.move(index, clampToImage(to, image));
  const fraction = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.parentElement ? fractionAt(event.currentTarget.parentElement, event) : { x: 0, y: 0 };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // the marker is dragged, not the image
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const [at, now] = [fraction(event), pointOf(latlng, image)];
    grabOffset.current = { x: now.x - at.x, y: now.y - at.y };
    isDragged.current = false;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!grabOffset.current) return;
    const at = fraction(event);
    const to = { x: at.x + grabOffset.current.x, y: at.y + grabOffset.current.y };
    const now = pointOf(latlng, image);
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    const distance = box ? Math.hypot((to.x - now.x) * box.width, (to.y - now.y) * box.height) : 0;
    if (!isDragged.current && distance < 3) return;
    isDragged.current = true;
    moveTo(latlngAt(to, image));
  };
  const onPointerUp = () => {
    grabOffset.current = null;
    if (isDragged.current) changes?.end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keyMoves[event.key];
    const times = event.shiftKey ? 10 : 1;
    if (by) moveTo({ lat: latlng.lat + by.lat * times, lng: latlng.lng + by.lng * times });
    else if (event.key === 'Delete' || event.key === 'Backspace') changes?.remove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const wasDragged = () => isDragged.current;
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown, wasDragged };
}
