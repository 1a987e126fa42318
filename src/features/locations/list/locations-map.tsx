import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Location } from '@/domain/locations/location';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { positionOf } from '@/domain/place';
import { cn } from '@/ui/cn';
import { ClusterLayer } from '@/widgets/map/cluster-layer';
import { FitAll } from '@/widgets/map/fit-all';
import { WorldMap } from '@/widgets/map/map';

const worldView = { center: { latitude: 30, longitude: 10 }, zoom: 1.5 };

type Props = { locations: readonly Location[] };

/** The locations on a map, and those in view in a list beside it, which is the way for keyboard and screen readers. @see LOC-005 */
export function LocationsMap({ locations }: Props) {
  const points = useMemo(
    () =>
      locations.flatMap(({ id, name, place }) => {
        const position = positionOf(place);
        return position ? [{ id, name, position, color: 'var(--color-accent-line)' }] : [];
      }),
    [locations],
  );
  const [selected, setSelected] = useState<string | null>(null);
  const [inView, setInView] = useState<ReadonlySet<string>>(() => new Set(points.map(({ id }) => id)));
  const hasPosition = new Set(points.map(({ id }) => String(id)));
  const unplaced = locations.filter(({ id }) => !hasPosition.has(id));
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="isolate h-[min(70dvh,40rem)] overflow-hidden rounded-xl border border-line max-md:h-80">
        <WorldMap label="Map of the locations" {...worldView}>
          <ClusterLayer points={points} selected={selected} onSelect={setSelected} onView={(view) => setInView(new Set(view.inView))} />
          <FitAll points={points} />
        </WorldMap>
      </div>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto md:max-h-[min(70dvh,40rem)]">
        <Found
          title="On the map"
          locations={locations.filter(({ id }) => inView.has(id))}
          none="No Locations found"
          selected={selected}
          onSelect={setSelected}
        />
        {unplaced.length > 0 && <Found title="Without coordinates" locations={unplaced} none="" selected={null} onSelect={null} />}
      </div>
    </div>
  );
}

type FoundProps = {
  title: string;
  locations: readonly Location[];
  none: string;
  selected: string | null;
  /** Shows one on the map; null for those that are not there. */
  onSelect: ((id: string) => void) | null;
};

const Found = ({ title, locations, none, selected, onSelect }: FoundProps) => (
  <section aria-label={title}>
    <h2 className="pb-2 font-semibold text-ink text-sm">
      {title} <span className="font-normal text-ink-faint tabular-nums">{locations.length}</span>
    </h2>
    {locations.length === 0 && <p className="text-ink-soft text-sm">{none}</p>}
    <ul className="flex flex-col">
      {locations.map(({ id, name, address }) => (
        <li key={id} className={cn('flex items-center gap-2 rounded-md px-2 py-1.5 hover:bg-hover', id === selected && 'bg-accent-wash')}>
          <Link to={locationPath(id)} className="-outline-offset-2 min-w-0 grow rounded-sm max-md:py-2">
            <span className="block truncate font-medium text-ink text-sm">{name}</span>
            <span className="block truncate text-ink-soft text-xs">{address || 'No address yet'}</span>
          </Link>
          {onSelect && (
            <button
              type="button"
              aria-label={`Show ${name} on the map`}
              onClick={() => onSelect(id)}
              className="h-8 shrink-0 rounded-md px-2 font-medium text-accent text-xs hover:bg-hover touch:h-11"
            >
              Show
            </button>
          )}
        </li>
      ))}
    </ul>
  </section>
);
