import type { FileItem } from '../content/content-blocks';
import type { Poi } from './poi';

/** The files attached to a PoI, in all its blocks. @see PLAYER-058 */
export const attachedFiles = ({ content }: Pick<Poi, 'content'>): FileItem[] =>
  content.flatMap((block) => (block.type === 'file' ? block.content : []));

/** Why a PoI cannot be deleted: it still has files or children. Null if it can. @see EDIT-022 EDIT-023 */
export function poiDeletionDenial(poi: Pick<Poi, 'content' | 'children'>): string | null {
  if (attachedFiles(poi).length > 0) return "Unable to delete POI's with attached files.";
  if (poi.children && poi.children.length > 0) return 'Cannot delete Points of Interest with children.';
  return null;
}
