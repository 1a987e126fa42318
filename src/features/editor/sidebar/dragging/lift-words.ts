import { allFolders } from '@/domain/folders';
import type { Edited } from '@/domain/tours/edited';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import type { DropPlace } from './drop-places';

export const liftInstructions = 'Space lifts a line, the arrow keys move it, Space puts it down, Escape leaves it where it was.';

/** Where something would be put down, to be read out. */
export function placeWords(folders: Edited['folders'], lifted: TreeRow, { within, index }: Pick<DropPlace, 'within' | 'index'>): string {
  const holder = within === null ? null : allFolders(folders).find(({ id }) => id === within);
  const beside = lifted.kind === 'poi' ? (holder?.pois ?? []) : (holder?.children ?? folders);
  const count = beside.length + (lifted.within === within ? 0 : 1);
  return `place ${index + 1} of ${count} ${holder ? `in ${holder.name}` : 'at the top level'}`;
}
