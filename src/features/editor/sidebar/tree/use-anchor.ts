import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { paddings } from '@/widgets/poi-list/row-sizes';

/** Empty space above and below the lines, in pixels. */
export type Space = { above: number; below: number };

export const noSpace: Space = { above: 0, below: 0 };

export type Anchor = {
  /** Before lines come or go: a line stays where it is on the screen, or goes to where another one is. */
  keep: (key: string, line?: number) => void;
  /** The same, and what was kept last is taken back: the list stands as it stood before. */
  takeBack: () => void;
};

type Given = {
  rows: readonly TreeRow[];
  offsets: readonly number[];
  scroller: RefObject<HTMLElement | null>;
  /** whether the list is the short one that is shown while a folder is on its way; with empty space it keeps its line where it was */
  isShort: boolean;
  space: Space;
  setSpace: (space: Space) => void;
};
type Next = { key: string; y: number } | { top: number };

/** Keeps the list in its place on the screen while other lines take the places of those it shows. */
export function useAnchor({ rows, offsets, scroller, isShort, space, setSpace }: Given): Anchor {
  const next = useRef<Next | null>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const list = scroller.current;
    const wanted = next.current;
    if (!list || !wanted) return;
    const top = 'top' in wanted ? wanted.top : (offsets[rows.findIndex(({ key }) => key === wanted.key)] ?? 0) - wanted.y;
    const height = (offsets.at(-1) ?? 0) + paddings.end;
    const needed = isShort ? { above: Math.max(0, -top), below: Math.max(0, top + list.clientHeight - height) } : noSpace;
    if (needed.above !== space.above || needed.below !== space.below) return setSpace(needed);
    next.current = null;
    list.scrollTop = top + needed.above;
  }, [rows, offsets, isShort, scroller, space, setSpace]);
  return {
    keep: (key, line = rows.findIndex((row) => row.key === key)) => {
      before.current = scroller.current?.scrollTop ?? 0;
      next.current = { key, y: (offsets[line] ?? 0) + space.above - before.current };
    },
    takeBack: () => {
      next.current = { top: before.current };
    },
  };
}
