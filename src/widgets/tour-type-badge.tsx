import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';

type Props = { tour: Pick<Tour, 'tourTypeId'>; organization: Pick<Organization, 'tourTypes'> };

/** The colour and name of a tour's type; renders nothing for a tour without a type. @see TOUR-012 MODEL-039 */
export function TourTypeBadge({ tour, organization }: Props) {
  const type = organization.tourTypes.find(({ id }) => id === tour.tourTypeId);
  if (!type) return null;
  return (
    <span dir="auto" className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className="size-2 rounded-full outline outline-1 outline-black/10"
        style={{ background: `var(--color-${type.color}-${type.range ?? 600})` }}
      />
      {type.name}
    </span>
  );
}
