import type { ReactNode } from 'react';
import type { Organization } from '@/domain/organizations';
import { addressLine, type Place } from '@/domain/place';
import { shownTime } from '@/domain/time';
import type { Tour } from '@/domain/tours';
import { PlanPicture } from '@/ui/plan-picture';
import { TourTypeMark } from '@/widgets/tour-type-mark';

type Props = { tour: Tour; organization: Organization };

/** What is known of a tour, beside its content. */
export function TourFacts({ tour, organization }: Props) {
  return (
    <aside aria-label="About this tour" className="overflow-hidden rounded-xl border border-line bg-surface shadow-card lg:sticky lg:top-6">
      <div className="aspect-video border-line border-b">
        <PlanPicture seed={tour.id} />
      </div>
      <dl className="divide-y divide-line px-4">
        <Fact name="Address">{addressLine(tour.place) || tour.address || 'No place yet'}</Fact>
        <Fact name="Coordinates">{coordinates(tour.place)}</Fact>
        <Fact name="Tour Access">{tour.public ? 'Public' : 'Members & Collaborators'}</Fact>
        <Fact name="Tour Type">{tour.tourTypeId && <TourTypeMark tour={tour} organization={organization} />}</Fact>
        <Fact name="Floors">{tour.floors.join(', ')}</Fact>
        <Fact name="Scan">{tour.matterportId}</Fact>
        <Fact name="Last change">{tour.updated && shownTime(tour.updated)}</Fact>
      </dl>
    </aside>
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
