import type { FileRow, ListName } from '@/domain/tours/file-lists';

type ListLabels = { title: string; add: string; itemLabel: string; empty: string };

/** @see TOUR-062 TOUR-068 */
export const listLabels: Record<ListName, ListLabels> = {
  floorplans: {
    title: 'Floor Plans',
    add: 'Add Floor Plan',
    itemLabel: 'Floor plan',
    empty: 'Drawings of the floors. Drop files here, or add one.',
  },
  documents: {
    title: 'Documents',
    add: 'Add Document',
    itemLabel: 'Document',
    empty: 'Documents for visitors, such as inductions and emergency plans. Drop files here, or add one.',
  },
  files: {
    title: 'Other files or links',
    add: 'Add File or Link',
    itemLabel: 'File or link',
    empty: 'Any other files of the tour. Drop files here, or add a link.',
  },
};

/** The row's name for labels, or its type and position if it has none. */
export const rowName = (list: ListName, rows: readonly FileRow[], row: FileRow): string =>
  row.item.name.trim() || `${listLabels[list].itemLabel} ${rows.indexOf(row) + 1}`;
