import type { ListName } from '@/domain/tours/file-lists';

type Words = { title: string; add: string; one: string; empty: string };

/** @see TOUR-062 TOUR-068 */
export const listWords: Record<ListName, Words> = {
  floorplans: {
    title: 'Floor Plans',
    add: 'Add Floor Plan',
    one: 'Floor plan',
    empty: 'Drawings of the floors. Drop them here, or add one.',
  },
  documents: {
    title: 'Documents',
    add: 'Add Document',
    one: 'Document',
    empty: 'Papers for those who come here: inductions, emergency plans. Drop them here, or add one.',
  },
  files: {
    title: 'Other files or links',
    add: 'Add File or Link',
    one: 'File or link',
    empty: 'Everything else that belongs to the tour. Drop files here, or add a link.',
  },
};
