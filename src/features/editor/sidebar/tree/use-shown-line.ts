import { useEffect, useEffectEvent, useRef } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { TreeWindow } from '@/widgets/poi-list/use-tree-window';
import { useEditingSession } from '../../session/editing-context';
import type { EditingSession } from '../../session/editing-session';

/** After a PoI was added, before its line comes into view, in milliseconds. @see EDIT-015 */
const addedMs = 400;

type Line = { at: number | undefined; activePoi: PoiId | null; written: number | null; reveal: TreeWindow['reveal'] };

/** Brings the line of the active PoI into view, once for each, and the one whose name is written. @see EDIT-015 */
export function useShownLine({ at, activePoi, written, reveal }: Line): void {
  const session = useEditingSession();
  const shown = useRef<PoiId | null>(null);
  const isThere = at !== undefined;
  const show = useEffectEvent(() => at !== undefined && reveal(at));
  useEffect(() => {
    if (!isThere || shown.current === activePoi) return;
    shown.current = activePoi;
    if (!isNew(session, activePoi)) return void show();
    const timer = setTimeout(show, addedMs);
    return () => clearTimeout(timer);
  }, [isThere, activePoi, session]);
  useEffect(() => {
    if (written !== null) reveal(written);
  }, [written, reveal]);
}

/** Whether it was added by what was done last. */
function isNew({ store }: EditingSession, poi: PoiId | null): boolean {
  const { past, edited } = store.getState();
  const last = past.at(-1);
  return poi !== null && last?.after === edited && !findPoi(last.before.folders, poi);
}
