import { findPoi, findPoiByName } from '@/domain/folders/find';
import { allPois, type Folder } from '@/domain/folders/folder';
import { type PoiId, poiId } from '@/domain/ids';
import type { UiMode } from '@/widgets/player-session/player-state';
import type { InitialPlayerState } from '@/widgets/player-session/player-store';

export type EntryContext = {
  folders: readonly Folder[];
  mayWrite: boolean;
  /** whether the address asks for edit mode */
  wantsEdit: boolean;
  /** PoI or sweep id to start at; "" for none */
  start: string;
  /** PoI name stored by the stage screen; null for none */
  lastPoiName: string | null;
  /** whether a share link sets the start view */
  isShared: boolean;
};

/** Returns `edit` with write access if the address asks for it or there are no folders, else `play`. @see PLAYER-021 PLAYER-022 PLAYER-023 */
export function initialUiMode({ folders, mayWrite, wantsEdit }: Pick<EntryContext, 'folders' | 'mayWrite' | 'wantsEdit'>): UiMode {
  if (folders.length === 0) console.info('no folders');
  return mayWrite && (wantsEdit || folders.length === 0) ? 'edit' : 'play';
}

/** Returns the PoI to open first: from the address, else from the stage screen's stored name. @see PLAYER-078 ROUTE-043 */
export function initialPoi({ folders, start, lastPoiName, isShared }: Omit<EntryContext, 'mayWrite' | 'wantsEdit'>): PoiId | null {
  const startPoi = findPoi(folders, poiId(start)) ?? allPois(folders).find(({ sweep }) => sweep !== '' && sweep === start);
  if (start !== '' || isShared) return startPoi?.identifier ?? null;
  return (lastPoiName && findPoiByName(folders, lastPoiName)?.identifier) || null;
}

/** Returns the initial player state. @param showsList whether the list is open at first, which needs room beside the scan */
export function initialPlayerState(entry: EntryContext, showsList: boolean): InitialPlayerState {
  const [uiMode, activePoi] = [initialUiMode(entry), initialPoi(entry)];
  return { uiMode, activePoi, sidebarOpen: showsList || (uiMode === 'edit' && activePoi === null) };
}
