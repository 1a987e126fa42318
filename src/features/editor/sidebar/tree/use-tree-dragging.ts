import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PoiId } from '@/domain/ids';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { listPadding, rowHeights } from '@/widgets/poi-list/row-sizes';
import { useVirtualTree, type VirtualTree } from '@/widgets/poi-list/use-virtual-tree';
import { useEditingSession } from '../../session/editing-context';
import { usePointerDrag } from '../dragging/drag-area';
import { positionAt, rowsWhileLifted } from '../dragging/drop-positions';
import { type Lifting, useLift } from '../dragging/use-lift';
import { useTreeFocus } from './use-tree-focus';

type Options = { rows: readonly TreeRow[]; activePoi: PoiId | null; renamingKey: string | null };

/** The lines to show while one is dragged, their focus, and the drag actions. */
export function useTreeDragging({ rows, activePoi, renamingKey }: Options) {
  const lifting = useLift(rows);
  const { lift } = lifting;
  const lifted = lift?.row ?? null;
  const visible = useMemo(() => (lifted ? rowsWhileLifted(rows, lifted) : rows), [rows, lifted]);
  const offsets = useMemo(() => offsetsOf(visible), [visible]);
  const focus = useTreeFocus(visible, activePoi, renamingKey);
  const isShort = lifted?.kind === 'folder';
  const [storedSpace, setSpace] = useState(noSpace);
  const space = isShort ? storedSpace : noSpace;
  const { scroller, virtual, reveal } = useVirtualTree(visible, focus.at, { above: space.above });
  const anchor = useAnchor({ rows: visible, offsets, scroller, isShort, space, setSpace });
  const anchored = useAnchored(lifting, anchor, focus.on);
  usePointer(anchored, visible, offsets, space.above, scroller);
  useEffect(() => {
    if (lift?.by === 'keys') reveal(Math.min(lift.place.gap, visible.length - 1));
  }, [lift, visible.length, reveal]);
  const [nudges, setNudges] = useState(0);
  const showFocus = useEffectEvent(() => reveal(focus.at));
  useEffect(() => {
    if (nudges > 0) showFocus();
  }, [nudges]);
  const nudge = (row: TreeRow, way: -1 | 1) => {
    lifting.nudge(row, way);
    setNudges(nudges + 1);
  };
  return { lifting: { ...anchored, nudge }, visible, offsets, space, focus, scroller, virtual, reveal };
}

/** Keeps a dragged folder at its screen position, because the list shows only folders during the drag. */
function useAnchored(lifting: Lifting, { keepLine, restore }: Anchor, focusOn: (key: string) => void): Lifting {
  const session = useEditingSession();
  const { lift } = lifting;
  const isFolder = lift?.row.kind === 'folder';
  return {
    ...lifting,
    pickUp: (row, by) => {
      if (row.kind === 'folder') keepLine(row.key);
      focusOn(row.key);
      lifting.pickUp(row, by);
    },
    cancel: () => {
      if (isFolder) restore();
      lifting.cancel();
    },
    drop: () => {
      const place = lifting.drop();
      if (isFolder && place) keepLine(lift.row.key, place.gap);
      else if (isFolder) restore();
      if (place?.within && lift?.by === 'keys') session.store.getState().collapse([place.within], false);
      return place;
    },
  };
}

const openFolderDelayMs = 700;

function usePointer(
  { lift, moveTo }: Lifting,
  visible: readonly TreeRow[],
  offsets: readonly number[],
  above: number,
  scroller: VirtualTree['scroller'],
): void {
  const { store } = useEditingSession();
  const pointer = useRef<number | null>(null);
  const isDragging = lift?.by === 'pointer';
  usePointerDrag({
    isDragging,
    scroller: () => scroller.current,
    onMove: (point) => {
      if (point) pointer.current = point.clientY;
      const list = scroller.current;
      if (!lift || !list || pointer.current === null) return;
      const { at, part } = lineAt(offsets, pointer.current - list.getBoundingClientRect().top + list.scrollTop - above);
      moveTo(positionAt(visible, lift.row, at, part));
    },
  });
  const over = isDragging && lift.row.kind === 'poi' ? lift.place : null;
  const folder = over?.inside ? over.within : null;
  useEffect(() => {
    if (folder === null) return;
    const timer = setTimeout(() => store.getState().collapse([folder], false), openFolderDelayMs);
    return () => clearTimeout(timer);
  }, [folder, store]);
}

/** Extra space above and below the lines, in pixels. */
export type Space = { above: number; below: number };

const noSpace: Space = { above: 0, below: 0 };

type Anchor = {
  /** Before lines change: keeps a line at its screen position, or moves it to that of another line. */
  keepLine: (key: string, line?: number) => void;
  /** Restores the scroll position from before the last `keepLine`. */
  restore: () => void;
};

type AnchorOptions = {
  rows: readonly TreeRow[];
  offsets: readonly number[];
  scroller: RefObject<HTMLElement | null>;
  /** whether only folders are shown, while one is dragged; extra space then keeps the line in place */
  isShort: boolean;
  space: Space;
  setSpace: (space: Space) => void;
};
type Next = { key: string; y: number } | { top: number };

/** Keeps a line at its screen position while the lines around it change. */
function useAnchor({ rows, offsets, scroller, isShort, space, setSpace }: AnchorOptions): Anchor {
  const next = useRef<Next | null>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const list = scroller.current;
    const target = next.current;
    if (!list || !target) return;
    const top = 'top' in target ? target.top : (offsets[rows.findIndex(({ key }) => key === target.key)] ?? 0) - target.y;
    const height = (offsets.at(-1) ?? 0) + listPadding.end;
    const needed = isShort ? { above: Math.max(0, -top), below: Math.max(0, top + list.clientHeight - height) } : noSpace;
    if (needed.above !== space.above || needed.below !== space.below) return setSpace(needed);
    next.current = null;
    list.scrollTop = top + needed.above;
  }, [rows, offsets, isShort, scroller, space, setSpace]);
  return {
    keepLine: (key, line = rows.findIndex((row) => row.key === key)) => {
      before.current = scroller.current?.scrollTop ?? 0;
      next.current = { key, y: (offsets[line] ?? 0) + space.above - before.current };
    },
    restore: () => {
      next.current = { top: before.current };
    },
  };
}

/** The top of each line in pixels, and the bottom of the last one. */
function offsetsOf(rows: readonly TreeRow[]): number[] {
  const offsets: number[] = [listPadding.start];
  for (const row of rows) offsets.push((offsets.at(-1) ?? 0) + rowHeights[row.kind]);
  return offsets;
}

/** The line at a height, and the position on it from 0 to 1; clamped to the first line and to the end of the list. */
function lineAt(offsets: readonly number[], height: number): { at: number; part: number } {
  const after = offsets.findIndex((offset) => offset > height);
  if (after < 0) return { at: offsets.length - 1, part: 0 };
  if (after === 0) return { at: 0, part: 0 };
  const [top = 0, bottom = 0] = [offsets[after - 1], offsets[after]];
  return { at: after - 1, part: (height - top) / (bottom - top) };
}
