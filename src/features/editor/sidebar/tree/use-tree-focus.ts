import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { poiKey, type TreeRow } from '@/widgets/poi-list/poi-rows';
import type { VirtualTree } from '@/widgets/poi-list/use-virtual-tree';
import { type EditingSession, useEditingSession } from '../../session/editing-context';

type TreeFocus = {
  /** index of the focused line */
  at: number;
  /** index of the active PoI's line; undefined while it is not shown */
  active: number | undefined;
  on: (key: string | null) => void;
};

type Focused = { key: string | null; at: number };

/** Tracks the focused line: the one visited last or being renamed, or the one at its index if it was deleted. */
export function useTreeFocus(rows: readonly TreeRow[], activePoi: PoiId | null, written: string | null): TreeFocus {
  const active = indexOf(rows, activePoi && poiKey(activePoi));
  const [focused, setFocused] = useState<Focused>({ key: null, at: active ?? 0 });
  const [previous, setPrevious] = useState({ activePoi, written });
  if (previous.activePoi !== activePoi || previous.written !== written) {
    setPrevious({ activePoi, written });
    const next = written ?? (activePoi !== null && previous.activePoi !== activePoi ? poiKey(activePoi) : null);
    if (next) setFocused({ key: next, at: indexOf(rows, next) ?? focused.at });
  }
  const found = indexOf(rows, focused.key);
  if (found !== undefined && found !== focused.at) setFocused({ ...focused, at: found });
  const at = Math.max(0, Math.min(found ?? focused.at, rows.length - 1));
  return { at, active, on: (key) => setFocused({ key, at: indexOf(rows, key) ?? at }) };
}

/** Searches the lines, because a map of all would be built again for each change of one. */
function indexOf(rows: readonly TreeRow[], key: string | null): number | undefined {
  const at = key === null ? -1 : rows.findIndex((row) => row.key === key);
  return at < 0 ? undefined : at;
}

/** Delay before the line of a new PoI is scrolled into view. @see EDIT-015 */
const newPoiDelayMs = 400;

type Line = { at: number | undefined; activePoi: PoiId | null; renamingIndex: number | null; reveal: VirtualTree['reveal'] };

/** Scrolls to the line of the active PoI when it changes, and to the line that is being renamed. @see EDIT-015 */
export function useScrollToLine({ at, activePoi, renamingIndex, reveal }: Line): void {
  const session = useEditingSession();
  const revealed = useRef<PoiId | null>(null);
  const isThere = at !== undefined;
  const show = useEffectEvent(() => at !== undefined && reveal(at));
  useEffect(() => {
    if (!isThere || revealed.current === activePoi) return;
    revealed.current = activePoi;
    if (!wasJustAdded(session, activePoi)) return void show();
    const timer = setTimeout(show, newPoiDelayMs);
    return () => clearTimeout(timer);
  }, [isThere, activePoi, session]);
  useEffect(() => {
    if (renamingIndex !== null) reveal(renamingIndex);
  }, [renamingIndex, reveal]);
}

/** Whether the last step added the PoI. */
function wasJustAdded({ store }: EditingSession, poi: PoiId | null): boolean {
  const { past, edited } = store.getState();
  const last = past.at(-1);
  return poi !== null && last?.after === edited && !findPoi(last.before.folders, poi);
}
