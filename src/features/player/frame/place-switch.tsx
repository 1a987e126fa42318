import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

export type OtherPlace = { id: string; name: string; path: string };

type Props = { label: string; places: readonly OtherPlace[]; current: string };

/** One of several tours that belong together, the one before and the one after, and all of them as a list. */
export function PlaceSwitch({ label, places, current }: Props) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useLeaving(frame, isOpen, () => setOpen(false));
  const at = places.findIndex(({ id }) => id === current);
  if (places.length < 2) return null;
  return (
    <nav ref={frame} aria-label={label} className="relative flex h-10 shrink-0 items-center border-line border-l pl-1.5 max-md:h-11">
      <Step label="Previous tour" place={places[at - 1]} icon={ChevronLeft} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-full min-w-0 items-center gap-2 rounded-lg px-2 font-medium text-ink text-sm transition-colors hover:bg-hover"
      >
        <span className="max-w-40 truncate max-md:sr-only">{label}</span>
        <span className="text-ink-soft tabular-nums">
          {at + 1} / {places.length}
        </span>
        <ChevronsUpDown aria-hidden size={16} strokeWidth={1.75} className="text-ink-faint" />
      </button>
      <Step label="Next tour" place={at < 0 ? undefined : places[at + 1]} icon={ChevronRight} />
      {isOpen && (
        <ol className="absolute top-12 left-0 z-40 max-h-[60dvh] w-72 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-sheet max-md:fixed max-md:inset-x-3 max-md:top-17 max-md:w-auto">
          {places.map(({ id, name, path }) => (
            <li key={id}>
              <Link
                to={path}
                aria-current={id === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className="flex min-h-10 items-center justify-between gap-3 rounded-lg px-3 text-ink text-sm transition-colors hover:bg-hover aria-[current]:font-medium max-md:min-h-12"
              >
                <span className="wrap-anywhere">{name}</span>
                {id === current && <Check aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

type StepProps = { label: string; place: OtherPlace | undefined; icon: typeof ChevronLeft };

function Step({ label, place, icon: Icon }: StepProps) {
  const look = 'grid size-9 shrink-0 place-items-center rounded-lg text-ink-soft transition-colors max-md:hidden';
  const mark = <Icon aria-hidden size={18} strokeWidth={1.75} />;
  if (!place) return <span className={`${look} opacity-35`}>{mark}</span>;
  return (
    <Link to={place.path} aria-label={`${label}: ${place.name}`} title={place.name} className={`${look} hover:bg-hover hover:text-ink`}>
      {mark}
    </Link>
  );
}

function useLeaving(frame: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const pressed = ({ target }: PointerEvent) => target instanceof Node && !frame.current?.contains(target) && close();
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', pressed, { signal: end.signal });
    document.addEventListener('keydown', key, { signal: end.signal, capture: true });
    return () => end.abort();
  }, [isOpen, frame, close]);
}
