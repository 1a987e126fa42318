import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useState } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { addressLine, type Place, positionOf } from '@/domain/place';
import { dayInWords, formatDateTime, parseDatetimeLocal } from '@/domain/time';
import type { Tour } from '@/domain/tours/tour';
import { clearFailedLoads } from '@/loading/load-code';
import { Button } from '@/ui/button';
import { Detail } from '@/ui/detail';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import { TourTypeBadge } from '@/widgets/tour-type-badge';

const pointMap = () => import('@/widgets/map/point-map').then((it) => it.PointMap);

type Props = { tour: Tour; organization: Organization | null; inDashboard: boolean; isMember: boolean };

/** A tour's details, and where it is. */
export function TourDetails({ tour, organization, inDashboard, isMember }: Props) {
  const scanned = parseDatetimeLocal(tour.tourDate);
  return (
    <aside
      aria-label="About this tour"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card lg:sticky lg:top-6 print:static print:shadow-none"
    >
      <dl className="divide-y divide-line px-4">
        <Detail name="Address">{addressLine(tour.place) || tour.address || 'No place yet'}</Detail>
        <Detail name="Coordinates">{inDashboard && coordinates(tour.place)}</Detail>
        <Detail name="Organization">{organization?.name}</Detail>
        <Detail name="Tour Access">{inDashboard && (tour.public ? 'Public' : 'Members & Collaborators')}</Detail>
        <Detail name="Tour Type">{tour.tourTypeId && organization && <TourTypeBadge tour={tour} organization={organization} />}</Detail>
        <Detail name="Floors">{tour.floors.join(', ')}</Detail>
        <Detail name="Scanned">{scanned && dayInWords(scanned)}</Detail>
        <Detail name="Scan">{isMember && tour.matterportId}</Detail>
        <Detail name="Last change">{inDashboard && tour.updated && formatDateTime(tour.updated)}</Detail>
      </dl>
      <LazyPlaceMap tour={tour} isInitiallyOpen={inDashboard} />
    </aside>
  );
}

const mapZoom = 5;

/** The map; visitors load it by pressing a button. */
function LazyPlaceMap({ tour, isInitiallyOpen }: { tour: Tour; isInitiallyOpen: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const position = positionOf(tour.place);
  if (!position) return null;
  if (!isOpen)
    return (
      <div className="border-line border-t px-4 py-3 print:hidden">
        <Button size="small" onClick={() => setOpen(true)}>
          <MapPin aria-hidden size={16} strokeWidth={1.75} />
          Show the map
        </Button>
      </div>
    );
  return (
    <div className="grid aspect-4/3 place-items-center border-line border-t bg-sunken print:hidden">
      <ErrorBoundary
        onReset={clearFailedLoads}
        fallback={() => <p className="px-4 text-center text-ink-soft text-sm">Couldn’t load the map.</p>}
      >
        <Suspense fallback={null}>
          <LazyComponent load={pointMap} props={{ label: `Location of ${tour.name || 'the tour'}`, position, zoom: mapZoom }} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function coordinates({ latitude, longitude }: Place): string {
  return latitude === null || longitude === null ? '' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
