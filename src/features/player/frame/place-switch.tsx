import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { type Collection, toursInOrder } from '@/domain/collections/collection';
import type { TourId } from '@/domain/ids';
import { collectionPath, collectionPlayerPath } from '@/domain/page-addresses';
import { useFocusReturn } from '@/ui/focus-return';
import { useTexts } from '@/ui/use-texts';
import { placeSwitchTexts } from './texts';

type CollectionProps = { collection: Collection; tour: TourId };

/** Switches between a collection's tours, in the collection's order. @see PLAYER-079 */
export function CollectionSwitch({ collection, tour }: CollectionProps) {
  const { data: tours = [] } = useQuery(tourQueries.inCollection(collection.id, collection.organization));
  const places = toursInOrder(tours, collection).map(({ id, name }) => ({
    id,
    name: name || id,
    path: collectionPlayerPath(collection.id, id),
  }));
  return <PlaceSwitch label={collection.name} places={places} current={tour} overview={collectionPath(collection.id)} />;
}

type PlaceLink = { id: string; name: string; path: string };

type Props = {
  label: string;
  /** What tells the current one from the others, such as its date. */
  detail?: string;
  places: readonly PlaceLink[];
  current: string;
  /** Address of the page that shows all of them. */
  overview?: string;
};

/** Switches between related tours: previous, next, or any from a list. */
export function PlaceSwitch({ label, detail = '', places, current, overview }: Props) {
  const t = useTexts(placeSwitchTexts);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useDismiss(frame, isOpen, () => setOpen(false));
  const currentIndex = places.findIndex(({ id }) => id === current);
  if (places.length < 2 && (overview === undefined || currentIndex < 0)) return null;
  return (
    <nav ref={frame} aria-label={label} className="relative flex h-10 shrink-0 items-center border-line border-s ps-1.5 touch:h-11">
      <Step label={t.previous} place={places[currentIndex - 1]} icon={ChevronLeft} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-full min-w-0 items-center gap-2 rounded-lg px-2 font-medium text-ink text-sm transition-colors hover:bg-hover"
      >
        <span dir="auto" className="max-w-40 truncate max-md:sr-only" title={label}>
          {label}
        </span>
        {detail && <span className="whitespace-nowrap text-ink-soft max-md:sr-only">{detail}</span>}
        <span className="text-ink-soft tabular-nums">{t.position({ position: currentIndex + 1, total: places.length })}</span>
        <ChevronsUpDown aria-hidden size={16} strokeWidth={1.75} className="text-ink-faint" />
      </button>
      <Step label={t.next} place={currentIndex < 0 ? undefined : places[currentIndex + 1]} icon={ChevronRight} />
      {isOpen && <PlaceList label={label} places={places} current={current} overview={overview} onChoose={() => setOpen(false)} />}
    </nav>
  );
}

type ListProps = Pick<Props, 'label' | 'places' | 'current'> & { overview: string | undefined; onChoose: () => void };

function PlaceList({ label, places, current, overview, onChoose }: ListProps) {
  const t = useTexts(placeSwitchTexts);
  const list = useRef<HTMLDivElement>(null);
  useFocusReturn(list);
  return (
    <div
      ref={list}
      className="absolute top-12 start-0 z-40 max-h-[60dvh] w-72 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-sheet max-md:fixed max-md:inset-x-3 max-md:top-17 max-md:w-auto"
    >
      {overview !== undefined && (
        <Link
          to={overview}
          className="mb-1 flex min-h-10 items-center rounded-lg border-line border-b px-3 font-medium text-ink text-sm hover:bg-hover touch:min-h-12"
        >
          {t.overview({ name: label })}
        </Link>
      )}
      <ol>
        {places.map(({ id, name, path }) => (
          <li key={id}>
            <Link
              to={path}
              aria-current={id === current ? 'page' : undefined}
              onClick={onChoose}
              className="flex min-h-10 items-center justify-between gap-3 rounded-lg px-3 text-ink text-sm transition-colors hover:bg-hover aria-[current]:font-medium touch:min-h-12"
            >
              <span dir="auto" className="wrap-anywhere">
                {name}
              </span>
              {id === current && <Check aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

type StepProps = { label: (values: { name: string }) => string; place: PlaceLink | undefined; icon: typeof ChevronLeft };

function Step({ label, place, icon: Icon }: StepProps) {
  const style = 'grid size-9 shrink-0 place-items-center rounded-lg text-ink-soft transition-colors touch:size-11 max-md:hidden';
  const icon = <Icon aria-hidden size={18} strokeWidth={1.75} />;
  if (!place) return <span className={`${style} opacity-35`}>{icon}</span>;
  return (
    <Link to={place.path} aria-label={label({ name: place.name })} title={place.name} className={`${style} hover:bg-hover hover:text-ink`}>
      {icon}
    </Link>
  );
}

function useDismiss(frame: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const onPointerDown = ({ target }: PointerEvent) => target instanceof Node && !frame.current?.contains(target) && close();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', onPointerDown, { signal: controller.signal });
    document.addEventListener('keydown', onKeyDown, { signal: controller.signal, capture: true });
    return () => controller.abort();
  }, [isOpen, frame, close]);
}
