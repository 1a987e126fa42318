import { fileCount } from '@/domain/attachments';
import { type Tour, tourCounts } from '@/domain/tours';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What goes with a tour, a line each. */
export function lostWith(tour: Tour): string[] {
  const { folders, pois } = tourCounts(tour);
  const files = fileCount(tour);
  return [
    folders > 0 && `${counted(pois, 'PoI', 'PoIs')} in ${counted(folders, 'folder', 'folders')}, with what they say and show`,
    files > 0 && counted(files, 'file or link', 'files and links'),
    'its saved states, its share links and its invitations',
  ].filter((line) => line !== false);
}
