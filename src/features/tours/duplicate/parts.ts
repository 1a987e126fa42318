import type { Collection } from '@/domain/collections';
import type { OrgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import { type Tour, tourCounts } from '@/domain/tours';
import type { Included } from '@/domain/tours/duplicate';

/** Something that a copy can take along: what there is of it, and whether it can go where the copy goes. */
export type Part = { name: keyof Included; label: string; info: string; isThere: boolean };

type Where = { organization: Organization | null; organizationId: OrgId; collections: readonly Collection[] | null };

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The checklist of the second step. @see TOUR-077 TOUR-081 */
export function partsOf(tour: Tour, where: Where): Part[] {
  const { folders, pois } = tourCounts(tour);
  return [
    listed('folders', 'Folders', folders, `${counted(folders, 'folder', 'folders')} with ${counted(pois, 'PoI', 'PoIs')}`),
    listed('floorplans', 'Floor plans', tour.floorplans.length, counted(tour.floorplans.length, 'floor plan', 'floor plans')),
    listed('documents', 'Documents', tour.documents.length, counted(tour.documents.length, 'document', 'documents')),
    listed('files', 'Other files and links', tour.files.length, counted(tour.files.length, 'file or link', 'files and links')),
    tourTypePart(tour, where),
    collectionPart(tour, where),
  ];
}

const listed = (name: keyof Included, label: string, count: number, info: string): Part => ({
  name,
  label,
  info: count > 0 ? info : 'There are none.',
  isThere: count > 0,
});

function tourTypePart({ tourTypeId }: Tour, { organization }: Where): Part {
  const part = { name: 'tourType', label: 'Tour type' } as const;
  if (tourTypeId === '') return { ...part, info: 'The tour has none.', isThere: false };
  const type = organization?.tourTypes.find(({ id }) => id === tourTypeId);
  if (type) return { ...part, info: type.name, isThere: true };
  return { ...part, info: `${organization?.name ?? 'The organization'} has no such tour type, so the copy has none.`, isThere: false };
}

function collectionPart({ collection, organization: own }: Tour, { organizationId, collections }: Where): Part {
  const part = { name: 'collection', label: 'Collection' } as const;
  if (collection === '') return { ...part, info: 'The tour is in none.', isThere: false };
  if (organizationId !== own) return { ...part, info: 'Collections stay in their organization, so the copy is in none.', isThere: false };
  if (collections === null) return { ...part, info: 'Looking for it.', isThere: false };
  const found = collections.find(({ id }) => id === collection);
  return found ? { ...part, info: found.name, isThere: true } : { ...part, info: 'Its collection no longer exists.', isThere: false };
}
