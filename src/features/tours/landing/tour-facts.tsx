import MapPin from 'lucide-react/icons/map-pin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Organization } from '@/domain/organizations';
import { addressLine, type Place, positionOf } from '@/domain/place';
import { momentOf, shownDay, shownTime } from '@/domain/time';
import type { Tour } from '@/domain/tours';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { TourTypeMark } from '@/widgets/tour-type-mark';

const PlaceMap = lazy(() => import('./place-map').then((it) => ({ default: it.PlaceMap })));

type Props = { tour: Tour; organization: Organization | null; inDashboard: boolean; isMember: boolean };

/** What is known of a tour, beside its content: where it is first. */
export function TourFacts({ tour, organization, inDashboard, isMember }: Props) {
  const scanned = momentOf(tour.tourDate);
  return (
    <aside
      aria-label="About this tour"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card lg:sticky lg:top-6 print:static print:shadow-none"
    >
      <MapOfPlace tour={tour} opensAtOnce={inDashboard} />
      <dl className="divide-y divide-line px-4">
        <Fact name="Address">{addressLine(tour.place) || tour.address || 'No place yet'}</Fact>
        <Fact name="Coordinates">{coordinates(tour.place)}</Fact>
        <Fact name="Organization">{organization?.name}</Fact>
        <Fact name="Tour Access">{inDashboard && (tour.public ? 'Public' : 'Members & Collaborators')}</Fact>
        <Fact name="Tour Type">{tour.tourTypeId && organization && <TourTypeMark tour={tour} organization={organization} />}</Fact>
        <Fact name="Floors">{tour.floors.join(', ')}</Fact>
        <Fact name="Scanned">{scanned && shownDay(scanned)}</Fact>
        <Fact name="Scan">{isMember && tour.matterportId}</Fact>
        <Fact name="Last change">{inDashboard && tour.updated && shownTime(tour.updated)}</Fact>
      </dl>
    </aside>
  );
}

/** Visitors load the map when they ask for it. */
function MapOfPlace({ tour, opensAtOnce }: { tour: Tour; opensAtOnce: boolean }) {
  const [isOpen, setOpen] = useState(opensAtOnce);
  const position = positionOf(tour.place);
  if (!position) return null;
  return (
    <div className="grid aspect-4/3 place-items-center border-line border-b bg-sunken print:hidden">
      {isOpen ? (
        <ErrorBoundary fallback={() => <p className="px-4 text-center text-ink-soft text-sm">The map could not be loaded.</p>}>
          <Suspense fallback={null}>
            <PlaceMap name={tour.name} position={position} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          <MapPin aria-hidden size={16} strokeWidth={1.75} />
          Show the map
        </Button>
      )}
    </div>
  );
}

type FactProps = { name: string; children: ReactNode };

function Fact({ name, children }: FactProps) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-3 py-2.5 text-sm">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere text-ink tabular-nums">{children}</dd>
    </div>
  );
}

function coordinates({ latitude, longitude }: Place): string {
  return latitude === null || longitude === null ? '' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
