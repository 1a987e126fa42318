import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Collection } from '@/domain/collections/collection';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { Organization } from '@/domain/organizations/organization';
import { collectionPlayerPath } from '@/domain/page-addresses';
import { positionOf } from '@/domain/place';
import { townInWords } from '@/domain/place-in-words';
import { tourTitle } from '@/domain/tours/tour-title';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { useAllShownTexts, useShownTexts } from '@/widgets/content-language/use-shown-texts';
import { ClusterLayer } from '@/widgets/map/cluster-layer';
import type { MapPoint } from '@/widgets/map/clusters';
import { FitAll } from '@/widgets/map/fit-all';
import { WorldMap } from '@/widgets/map/map';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { collectionLandingTexts } from './texts';
import { TourCard } from './tour-card';

type Props = { collection: Collection; tours: readonly CollectionTour[]; organization: Organization | null };

const start = { latitude: 30, longitude: 5 };
const startZoom = 2;
/** The tours of the collection on a map, with a list beside it for keyboard and screen readers; the selected one is shown as a card. */
export function ToursMap({ collection, tours, organization }: Props) {
  const t = useTexts(collectionLandingTexts);
  const [selected, setSelected] = useState<string | null>(null);
  const shown = useAllShownTexts(tours);
  const points = useMemo(() => shown.flatMap(pointOf), [shown]);
  const tour = tours.find(({ id }) => id === selected);
  const missing = tours.length - points.length;
  return (
    <section aria-label={t.onMap} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <h2 className="sr-only">{t.onMap}</h2>
      <div className="relative isolate h-[min(60dvh,36rem)] min-h-72 overflow-hidden rounded-xl border border-line lg:h-[36rem]">
        <WorldMap label={t.mapOf({ collection: collection.name })} center={points[0]?.position ?? start} zoom={startZoom}>
          <ClusterLayer points={points} selected={selected} onSelect={setSelected} />
          <FitAll points={points} />
        </WorldMap>
      </div>
      <div className="flex min-h-0 flex-col gap-4 lg:h-[36rem]">
        {tour && (
          <div className="h-72 shrink-0">
            <TourCard collection={collection.id} tour={tour} organization={organization} />
          </div>
        )}
        <ul aria-label={t.listedOnMap} className="min-h-0 grow overflow-y-auto rounded-xl border border-line bg-surface max-lg:max-h-96">
          {tours.map((each) => (
            <li key={each.id} className="border-line border-b last:border-b-0 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
              <TourRow collection={collection} tour={each} isSelected={each.id === selected} onSelect={() => setSelected(each.id)} />
            </li>
          ))}
        </ul>
        {missing > 0 && <p className="text-ink-soft text-sm">{t.missingOnMap(missing)}</p>}
      </div>
    </section>
  );
}

type RowProps = { collection: Collection; tour: CollectionTour; isSelected: boolean; onSelect: () => void };

function TourRow({ collection, tour: stored, isSelected, onSelect }: RowProps) {
  const tour = useShownTexts(stored);
  const t = useTexts(collectionLandingTexts);
  const content = (
    <>
      <span aria-hidden className="relative block aspect-video w-16 shrink-0 overflow-hidden rounded border border-line">
        <TourThumbnail tour={tour} width={200} />
      </span>
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-medium text-ink">
          {tourTitle(tour)}
        </span>
        <span dir="auto" className="block truncate text-ink-soft">
          {townInWords(tour.place) || t.noPlace}
        </span>
      </span>
    </>
  );
  const style = cn(
    '-outline-offset-2 flex min-h-16 w-full items-center gap-3 px-3 py-2 text-start text-sm transition-colors hover:bg-hover',
    isSelected && 'bg-accent-wash',
  );
  if (positionOf(tour.place) === null) {
    return (
      <Link to={collectionPlayerPath(collection.id, tour.id)} className={style}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" aria-pressed={isSelected} onClick={onSelect} className={style}>
      {content}
    </button>
  );
}

const pointOf = ({ id, name, place }: CollectionTour): MapPoint[] => {
  const position = positionOf(place);
  return position ? [{ id, name, position, color: 'var(--color-accent-line)' }] : [];
};
