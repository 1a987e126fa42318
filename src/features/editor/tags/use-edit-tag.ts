import type { PoiId } from '@/domain/ids';
import type { Tag } from '@/domain/pois';
import { useEditingSession } from '../session/editing-context';

/** Changes one thing about the tag of a PoI; what is changed of it again and again is one step. @see EDIT-032 */
export function useEditTag(poi: PoiId) {
  const { editPoi } = useEditingSession();
  return (what: string, change: (tag: Tag) => Tag) =>
    editPoi(`Change tag ${what}`, poi, (found) => (found.tag ? { ...found, tag: change(found.tag) } : found), {
      key: `tag ${what} ${poi}`,
    });
}
