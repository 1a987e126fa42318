import type { Collection } from '@/domain/collections/collection';
import type { OrgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { plural } from '@/domain/plural';
import type { IncludedParts } from '@/domain/tours/duplicate';
import { type Tour, tourCounts } from '@/domain/tours/tour';

/** Something a copy can include, and whether it is available in the target organization. */
export type DuplicateOption = { name: keyof IncludedParts; label: string; description: string; isAvailable: boolean };

type Target = { organization: Organization | null; organizationId: OrgId; collections: readonly Collection[] | null };

/** The checkboxes of the second step. @see TOUR-077 TOUR-081 */
export function duplicateOptions(tour: Tour, target: Target): DuplicateOption[] {
  const { folders, pois } = tourCounts(tour);
  return [
    countedOption(
      'folders',
      'Folders',
      folders,
      `${plural(folders, { one: '# folder', other: '# folders' })} with ${plural(pois, { one: '# PoI', other: '# PoIs' })}`,
    ),
    countedOption(
      'floorplans',
      'Floor plans',
      tour.floorplans.length,
      plural(tour.floorplans.length, { one: '# floor plan', other: '# floor plans' }),
    ),
    countedOption(
      'documents',
      'Documents',
      tour.documents.length,
      plural(tour.documents.length, { one: '# document', other: '# documents' }),
    ),
    countedOption(
      'files',
      'Other files and links',
      tour.files.length,
      plural(tour.files.length, { one: '# file or link', other: '# files and links' }),
    ),
    tourTypeOption(tour, target),
    collectionOption(tour, target),
  ];
}

const countedOption = (name: keyof IncludedParts, label: string, count: number, description: string): DuplicateOption => ({
  name,
  label,
  description: count > 0 ? description : 'None in this tour.',
  isAvailable: count > 0,
});

function tourTypeOption({ tourTypeId }: Tour, { organization }: Target): DuplicateOption {
  const option = { name: 'tourType', label: 'Tour type' } as const;
  if (tourTypeId === '') return { ...option, description: 'This tour has no type.', isAvailable: false };
  const type = organization?.tourTypes.find(({ id }) => id === tourTypeId);
  if (type) return { ...option, description: type.name, isAvailable: true };
  return {
    ...option,
    description: `${organization?.name ?? 'The organization'} doesn’t have this tour type, so the copy will have none.`,
    isAvailable: false,
  };
}

function collectionOption(
  { collection, organization: sourceOrganization }: Tour,
  { organizationId, collections }: Target,
): DuplicateOption {
  const option = { name: 'collection', label: 'Collection' } as const;
  if (collection === '') return { ...option, description: 'This tour isn’t in a collection.', isAvailable: false };
  if (organizationId !== sourceOrganization)
    return { ...option, description: 'Collections belong to one organization, so the copy won’t be in one.', isAvailable: false };
  if (collections === null) return { ...option, description: 'Loading…', isAvailable: false };
  const match = collections.find(({ id }) => id === collection);
  return match
    ? { ...option, description: match.name, isAvailable: true }
    : { ...option, description: 'The collection no longer exists.', isAvailable: false };
}
