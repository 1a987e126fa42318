import type { TourField } from './fields';

const content = ['name', 'description', 'folders', 'floors', 'numberOfFloors', 'historyId'] as const;
const lists = ['guidedTours', 'rooms', 'languages', 'pointTypes'] as const;

/** Fields that users invited to edit can change: the tour's content, never who can see it or where it belongs. @see ACCESS-039 */
export const contentFields: readonly (TourField | 'id')[] = [...content, ...lists, 'updated'];

/** The fields that the rules check together, each part only when a write changes something of it. @see docs/access-model.md §7 */
export const tourParts = {
  content,
  lists,
  form: [
    'id',
    'matterportId',
    'defurnishId',
    'tourDate',
    'address',
    'tourTypeId',
    'nira',
    'thumbnailUrl',
    'thumbnailAlt',
    'showsScanMarks',
    'isIndexed',
    'public',
    'place',
  ],
  files: ['floorplans', 'documents', 'files'],
} as const satisfies Record<string, readonly (TourField | 'id')[]>;
