import type { OrgId } from '@/domain/ids';
import { isTombstone } from '@/domain/tours/tombstone';
import { tourFrom } from '@/domain/tours/tour';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

type ImportedTour = { id: string; original: string };

const importedTours: Source<ImportedTour | null> = {
  path: 'tours',
  fields: ['importedOriginalTourId'],
  read: (id, stored) => (isTombstone(stored) ? null : { id, original: tourFrom(id, stored).importedOriginalTourId }),
};

/** The tours of an organization by the older tour that each was made of, live. @see LEGACY-IMPORT-010 */
export const importedToursOf = (organization: OrgId) =>
  liveQuery(['tours', { organization }, 'imported'], docsOf(importedTours, { organization }));
