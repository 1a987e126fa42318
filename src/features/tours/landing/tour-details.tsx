import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useState } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { type Place, positionOf } from '@/domain/place';
import { addressInWords } from '@/domain/place-in-words';
import { dayInWords, formatDateTime, parseDatetimeLocal } from '@/domain/time';
import { tourTexts } from '@/domain/tours/texts';
import type { Tour } from '@/domain/tours/tour';
import { listFormat } from '@/language/formats';
import { clearFailedLoads } from '@/loading/load-code';
import { Button } from '@/ui/button';
import { Detail } from '@/ui/detail';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import { useTexts } from '@/ui/use-texts';
import { TourTypeBadge } from '@/widgets/tour-type-badge';
import { landingHeroTexts } from './hero-texts';
import { landingTexts } from './texts';

const pointMap = () => import('@/widgets/map/point-map').then((it) => it.PointMap);

type Props = { tour: Tour; organization: Organization | null; inDashboard: boolean; isMember: boolean };

/** "Ground, Tower" */
const names = listFormat({ type: 'unit', style: 'short' });

/** A tour's details, and where it is. */
export function TourDetails({ tour, organization, inDashboard, isMember }: Props) {
  const t = useTexts(landingTexts);
  const { noPlace } = useTexts(landingHeroTexts);
  const { public: everyone } = useTexts(tourTexts);
  const scanned = parseDatetimeLocal(tour.tourDate);
  return (
    <aside
      aria-label={t.about}
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card lg:sticky lg:top-6 print:static print:shadow-none"
    >
      <dl className="divide-y divide-line px-4">
        <Detail name={t.address}>{addressInWords(tour.place) || tour.address || noPlace}</Detail>
        <Detail name={t.coordinates}>{inDashboard && coordinates(tour.place)}</Detail>
        <Detail name={t.organization}>{organization?.name}</Detail>
        <Detail name={t.access}>{inDashboard && (tour.public ? everyone : t.limitedAccess)}</Detail>
        <Detail name={t.type}>{tour.tourTypeId && organization && <TourTypeBadge tour={tour} organization={organization} />}</Detail>
        <Detail name={t.floors}>{names.format(tour.floors.filter((name) => name.trim() !== ''))}</Detail>
        <Detail name={t.scanned}>{scanned && dayInWords(scanned)}</Detail>
        <Detail name={t.scan}>{isMember && tour.matterportId}</Detail>
        <Detail name={t.lastChange}>{inDashboard && tour.updated && formatDateTime(tour.updated)}</Detail>
      </dl>
      <LazyPlaceMap tour={tour} isInitiallyOpen={inDashboard} />
    </aside>
  );
}

const mapZoom = 5;

/** The map; visitors load it by pressing a button. */
function LazyPlaceMap({ tour, isInitiallyOpen }: { tour: Tour; isInitiallyOpen: boolean }) {
  const t = useTexts(landingTexts);
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const position = positionOf(tour.place);
  if (!position) return null;
  if (!isOpen)
    return (
      <div className="border-line border-t px-4 py-3 print:hidden">
        <Button size="small" onClick={() => setOpen(true)}>
          <MapPin aria-hidden size={16} strokeWidth={1.75} />
          {t.showMap}
        </Button>
      </div>
    );
  return (
    <div className="grid aspect-4/3 place-items-center border-line border-t bg-sunken print:hidden">
      <ErrorBoundary onReset={clearFailedLoads} fallback={() => <p className="px-4 text-center text-ink-soft text-sm">{t.noMap}</p>}>
        <Suspense fallback={null}>
          <LazyComponent
            load={pointMap}
            props={{ label: tour.name ? t.locationOf({ tour: tour.name }) : t.location, position, zoom: mapZoom }}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function coordinates({ latitude, longitude }: Place): string {
  return latitude === null || longitude === null ? '' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
