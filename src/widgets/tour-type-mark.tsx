import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';

type Props = { tour: Pick<Tour, 'tourTypeId'>; organization: Pick<Organization, 'tourTypes'> };

/** The colour and name of a tour's type; nothing for a tour without one. @see TOUR-012 MODEL-039 */
export function TourTypeMark({ tour, organization }: Props) {
  const type = organization.tourTypes.find(({ id }) => id === tour.tourTypeId);
  if (!type) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className="size-2 rounded-full outline outline-1 outline-black/10"
        style={{ background: `var(--color-${type.color}-${type.range ?? 600})` }}
      />
      {type.name}
    </span>
  );
}
