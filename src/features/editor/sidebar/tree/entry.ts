import { folderKey, poiKey, type TreeRow } from '@/widgets/poi-list/poi-rows';
import type { Entry } from '../../session/sidebar-slice';

export const entryOf = (row: TreeRow): Entry =>
  row.kind === 'poi' ? { kind: 'poi', id: row.poi.identifier } : { kind: 'folder', id: row.id };

export const keyOf = (entry: Entry): string => (entry.kind === 'poi' ? poiKey(entry.id) : folderKey(entry.id));
