import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PoiId } from '@/domain/ids';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { type TreeWindow, useTreeWindow } from '@/widgets/poi-list/use-tree-window';
import { useEditingSession } from '../../session/editing-context';
import { useCarrying } from '../dragging/drag-area';
import { placeAt, rowsWhileLifted } from '../dragging/drop-places';
import { type Lifting, useLift } from '../dragging/use-lift';
import { lineAt, offsetsOf } from './offsets';
import { type Anchor, noSpace, useAnchor } from './use-anchor';
import { useTreeFocus } from './use-tree-focus';

type Given = { rows: readonly TreeRow[]; activePoi: PoiId | null; written: string | null };

/** The lines as they stand while one of them is on its way, which has the focus, and what takes one up and puts it down. */
export function useArranging({ rows, activePoi, written }: Given) {
  const lifting = useLift(rows);
  const { lift } = lifting;
  const lifted = lift?.row ?? null;
  const shown = useMemo(() => (lifted ? rowsWhileLifted(rows, lifted) : rows), [rows, lifted]);
  const offsets = useMemo(() => offsetsOf(shown), [shown]);
  const focus = useTreeFocus(shown, activePoi, written);
  const isShort = lifted?.kind === 'folder';
  const [kept, setSpace] = useState(noSpace);
  const space = isShort ? kept : noSpace;
  const { scroller, virtual, reveal } = useTreeWindow(shown, focus.at, space.above);
  const anchor = useAnchor({ rows: shown, offsets, scroller, isShort, space, setSpace });
  const anchored = useAnchored(lifting, anchor, focus.on);
  usePointer(anchored, shown, offsets, space.above, scroller);
  useEffect(() => {
    if (lift?.by === 'keys') reveal(Math.min(lift.place.gap, shown.length - 1));
  }, [lift, shown.length, reveal]);
  const [nudges, setNudges] = useState(0);
  const showFocus = useEffectEvent(() => reveal(focus.at));
  useEffect(() => {
    if (nudges > 0) showFocus();
  }, [nudges]);
  const nudge = (row: TreeRow, way: -1 | 1) => {
    lifting.nudge(row, way);
    setNudges(nudges + 1);
  };
  return { lifting: { ...anchored, nudge }, shown, offsets, space, focus, scroller, virtual, reveal };
}

/** While a folder is carried its list is another one: its line stays where it is. */
function useAnchored(lifting: Lifting, { keep, takeBack }: Anchor, focusOn: (key: string) => void): Lifting {
  const session = useEditingSession();
  const { lift } = lifting;
  const isFolder = lift?.row.kind === 'folder';
  return {
    ...lifting,
    take: (row, by) => {
      if (row.kind === 'folder') keep(row.key);
      focusOn(row.key);
      lifting.take(row, by);
    },
    leave: () => {
      if (isFolder) takeBack();
      lifting.leave();
    },
    drop: () => {
      const place = lifting.drop();
      if (isFolder && place) keep(lift.row.key, place.gap);
      else if (isFolder) takeBack();
      if (place?.within && lift?.by === 'keys') session.store.getState().collapse([place.within], false);
      return place;
    },
  };
}

const opensAfterMs = 700;

function usePointer(
  { lift, hold }: Lifting,
  shown: readonly TreeRow[],
  offsets: readonly number[],
  above: number,
  scroller: TreeWindow['scroller'],
): void {
  const { store } = useEditingSession();
  const pointer = useRef<number | null>(null);
  const isCarrying = lift?.by === 'pointer';
  useCarrying({
    isCarrying,
    scroller: () => scroller.current,
    onMove: (point) => {
      if (point) pointer.current = point.clientY;
      const list = scroller.current;
      if (!lift || !list || pointer.current === null) return;
      const { at, part } = lineAt(offsets, pointer.current - list.getBoundingClientRect().top + list.scrollTop - above);
      hold(placeAt(shown, lift.row, at, part));
    },
  });
  const over = isCarrying && lift.row.kind === 'poi' ? lift.place : null;
  const folder = over?.inside ? over.within : null;
  useEffect(() => {
    if (folder === null) return;
    const timer = setTimeout(() => store.getState().collapse([folder], false), opensAfterMs);
    return () => clearTimeout(timer);
  }, [folder, store]);
}
