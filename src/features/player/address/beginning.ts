import { allPois, type Folder } from '@/domain/folders';
import { findPoi, poiNamed } from '@/domain/folders/find';
import { type PoiId, poiId } from '@/domain/ids';
import type { UiMode } from '@/widgets/visit/player-state';
import type { Beginning } from '@/widgets/visit/player-store';

export type Arrival = {
  folders: readonly Folder[];
  mayWrite: boolean;
  /** whether the address asks for edit mode */
  wantsEdit: boolean;
  /** PoI or sweep id the address starts at; "" for none */
  start: string;
  /** what a stage remembered; null for nothing */
  lastPoiName: string | null;
  /** whether a share link says where to go */
  isShared: boolean;
};

/** Play, unless there is nothing to play yet and the person may write. @see PLAYER-021 PLAYER-022 PLAYER-023 */
export function uiModeAt({ folders, mayWrite, wantsEdit }: Pick<Arrival, 'folders' | 'mayWrite' | 'wantsEdit'>): UiMode {
  if (folders.length === 0) console.info('no folders');
  return mayWrite && (wantsEdit || folders.length === 0) ? 'edit' : 'play';
}

/** The PoI a visit begins at: the one of the address, else the one a stage remembered. @see PLAYER-078 ROUTE-043 */
export function firstPoi({ folders, start, lastPoiName, isShared }: Arrival): PoiId | null {
  const atStart = findPoi(folders, poiId(start)) ?? allPois(folders).find(({ sweep }) => sweep !== '' && sweep === start);
  if (start !== '' || isShared) return atStart?.identifier ?? null;
  return (lastPoiName && poiNamed(folders, lastPoiName)?.identifier) || null;
}

/** Where a visit begins. @param isRoomy whether the list has its place beside the scan */
export function beginningAt(arrival: Arrival, isRoomy: boolean): Beginning {
  const [uiMode, activePoi] = [uiModeAt(arrival), firstPoi(arrival)];
  return { uiMode, activePoi, sidebarOpen: isRoomy || (uiMode === 'edit' && activePoi === null) };
}
