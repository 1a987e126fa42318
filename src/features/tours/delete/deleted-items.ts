import { fileCount } from '@/domain/attachments';
import { plural } from '@/domain/plural';
import { type Tour, tourCounts } from '@/domain/tours/tour';

/** Describes what is deleted along with a tour, one line per item. */
export function deletedItems(tour: Tour): string[] {
  const { folders, pois } = tourCounts(tour);
  const files = fileCount(tour);
  return [
    folders > 0 &&
      `${plural(pois, { one: '# PoI', other: '# PoIs' })} in ${plural(folders, { one: '# folder', other: '# folders' })}, with their content`,
    files > 0 && plural(files, { one: '# file or link', other: '# files and links' }),
    'its saved states, its share links and its invitations',
  ].filter((line) => line !== false);
}
