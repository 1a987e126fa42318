import { fileCount } from '@/domain/attachments';
import { type Tour, tourCounts } from '@/domain/tours/tour';

const formatCount = (count: number, singular: string, plural: string): string => `${count} ${count === 1 ? singular : plural}`;

/** Describes what is deleted along with a tour, one line per item. */
export function deletedItems(tour: Tour): string[] {
  const { folders, pois } = tourCounts(tour);
  const files = fileCount(tour);
  return [
    folders > 0 && `${formatCount(pois, 'PoI', 'PoIs')} in ${formatCount(folders, 'folder', 'folders')}, with their content`,
    files > 0 && formatCount(files, 'file or link', 'files and links'),
    'its saved states, its share links and its invitations',
  ].filter((line) => line !== false);
}
