import GripVertical from 'lucide-react/icons/grip-vertical';
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent } from 'react';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import { townLine } from '@/domain/place';
import { tourTitle } from '@/domain/tours/tour-title';
import { cn } from '@/ui/cn';
import { ItemMenuButton } from '@/widgets/entity-list/item-menu-button';
import { TourThumbnail } from '@/widgets/tour-thumbnail';

/** Height of a row, in px; the touch targets inside are as high as they have to be. */
export const rowHeight = 60;

const orderMenu = () => import('./order-menu').then((it) => it.OrderMenu);

type Props = {
  tour: CollectionTour;
  index: number;
  count: number;
  top: number;
  look: 'resting' | 'dragged' | 'picked up';
  /** Rows glide while another one is dragged. */
  isShifting: boolean;
  onMove: (from: number, to: number) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, index: number) => void;
  onHandleKey: (event: KeyboardEvent, tour: CollectionTour, index: number) => void;
  onHandleBlur: (event: FocusEvent) => void;
};

function Row({ tour, index, count, top, look, isShifting, onMove, onDragStart, onHandleKey, onHandleBlur }: Props) {
  const name = tourTitle(tour);
  return (
    <li
      data-order={tour.id}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)`, height: rowHeight }}
      className={cn(
        'absolute inset-x-0 top-0 flex scroll-mt-36 scroll-mb-16 items-center gap-2 pe-1 md:gap-3',
        look === 'resting' && 'border-line border-b bg-canvas',
        look === 'dragged' && 'z-10 rounded-lg border border-line bg-raised shadow-lifted',
        look === 'picked up' && 'z-10 rounded-lg border border-accent-line bg-accent-wash',
        look !== 'dragged' && isShifting && 'transition-transform duration-150 motion-reduce:transition-none',
      )}
    >
      <button
        type="button"
        data-handle=""
        aria-label={`Move ${name}`}
        aria-pressed={look === 'picked up'}
        onPointerDown={(event) => onDragStart(event, index)}
        onKeyDown={(event) => onHandleKey(event, tour, index)}
        onBlur={onHandleBlur}
        className={cn(
          'grid size-9 shrink-0 touch-none place-items-center rounded-md text-ink-faint hover:text-ink touch:size-11',
          look === 'dragged' ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <GripVertical aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <span className="w-9 shrink-0 text-end max-md:w-5 text-ink-faint text-sm tabular-nums">{Math.round(top / rowHeight) + 1}</span>
      <span aria-hidden className="relative block aspect-video w-16 shrink-0 overflow-hidden rounded border border-line">
        <TourThumbnail tour={tour} width={200} />
      </span>
      <span className="min-w-0 grow select-none">
        <span className="block truncate font-medium text-ink text-sm">{name}</span>
        <span className="block truncate text-ink-soft text-xs">{townLine(tour.place)}</span>
      </span>
      <ItemMenuButton label={`Menu of ${name}`} load={orderMenu} props={{ name, index, count, onMove }} />
    </li>
  );
}

export const OrderRow = memo(Row);
