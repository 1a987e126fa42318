import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import { isEnter } from '@/ui/is-enter';
import { findRowByPrefix, floorNameOf, poiKey, type TreeRow, treeKeyAction } from '@/widgets/poi-list/poi-rows';
import { useTypeAhead } from '@/widgets/poi-list/use-type-ahead';
import { useVirtualTree } from '@/widgets/poi-list/use-virtual-tree';
import type { FoundPoints } from './found-points';
import { type PlaceOfRow, placeOfRow } from './place-of-row';
import { PoiTreeRow, type RowActions } from './poi-tree-row';

type Props = {
  label: string;
  rows: readonly TreeRow[];
  floors: readonly string[];
  icons: readonly IconDescription[];
  activePoi: PoiId | null;
  onOpen: RowActions['open'];
  onCollapse: RowActions['collapse'];
  onHide: RowActions['hide'] | undefined;
  /** Opens a point without moving there. */
  onShow?: RowActions['open'] | undefined;
  roomNames?: ReadonlyMap<PoiId, string> | undefined;
  threadCounts?: ReadonlyMap<PoiId, number> | undefined;
  found?: FoundPoints | null | undefined;
};

/** A tree of folders and PoIs. Of a long one, rows outside the viewport are not rendered, so focus stays on the tree itself. */
export function PoiTree({
  label,
  rows,
  floors,
  icons,
  activePoi,
  onOpen,
  onCollapse,
  onHide,
  onShow,
  roomNames,
  threadCounts,
  found,
}: Props) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const indexByKey = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const activeIndex = activePoi === null ? undefined : indexByKey.get(poiKey(activePoi));
  const focusedIndex = (focused === null ? undefined : indexByKey.get(focused)) ?? activeIndex ?? 0;
  const { scroller, virtual, reveal } = useVirtualTree(rows, focusedIndex, { wholeUpTo: 200 });
  const scrolledTo = useRef<PoiId | null>(null);
  useEffect(() => {
    // scroll once per PoI: expanding a folder above it must not scroll again
    if (activeIndex === undefined || scrolledTo.current === activePoi) return;
    scrolledTo.current = activePoi;
    reveal(activeIndex);
  }, [activeIndex, activePoi, reveal]);

  const actions = useStableActions({ open: onOpen, show: onShow ?? onOpen, collapse: onCollapse, hide: onHide ?? noop, focus: setFocused });
  const goTo = (index: number) => {
    setFocused(rows[index]?.key ?? null);
    reveal(index);
  };
  const onKeyDown = useTreeKeys({ rows, focusedIndex, goTo, actions });
  const virtualRows = virtual.getVirtualItems();
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      data-first-focus
      aria-label={label}
      aria-activedescendant={rows.length > 0 ? `${id}-${focusedIndex}` : undefined}
      onKeyDown={onKeyDown}
      className="group/tree min-h-0 grow overflow-y-auto overscroll-contain outline-none"
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtualRows.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <PoiTreeRow
                key={key}
                row={row}
                id={`${id}-${index}`}
                top={start}
                isActive={index === activeIndex}
                isFocused={index === focusedIndex}
                {...placeIn(row, { floors, roomNames, found })}
                found={found ?? null}
                threads={(row.kind === 'poi' && threadCounts?.get(row.poi.identifier)) || 0}
                icons={icons}
                canHide={onHide !== undefined}
                actions={actions}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

const noop = () => undefined;

type PlaceSource = Pick<Props, 'floors' | 'roomNames' | 'found'>;

/** Where a point is: its folder too, where a search took it out of it. */
function placeIn(row: TreeRow, { floors, roomNames, found }: PlaceSource): PlaceOfRow {
  if (row.kind === 'poi' && found) return found.placeOf(row.poi);
  const room = row.kind === 'poi' ? roomNames?.get(row.poi.identifier) : undefined;
  return placeOfRow([room ?? ''], floorNameOf(row, floors));
}

type TreeKeyOptions = { rows: readonly TreeRow[]; focusedIndex: number; goTo: (index: number) => void; actions: RowActions };

function useTreeKeys({ rows, focusedIndex, goTo, actions }: TreeKeyOptions): (event: KeyboardEvent) => void {
  const typeAhead = useTypeAhead();
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const row = rows[focusedIndex];
    if (!row) return false;
    if (isEnter(event) || (key === ' ' && !typeAhead.isActive())) {
      if (row.kind === 'folder') actions.collapse(row.id);
      else actions.open(row.poi.identifier);
      return true;
    }
    const move = treeKeyAction(rows, focusedIndex, key);
    if (move && 'to' in move) goTo(move.to);
    if (move && 'toggle' in move) actions.collapse(move.toggle);
    if (move || [...key].length > 1) return move !== null;
    const match = findRowByPrefix(rows, focusedIndex, typeAhead.type(key));
    if (match !== null) goTo(match);
    return match !== null;
  };
  return (event) => {
    const row = rows[focusedIndex];
    if (event.altKey && isEnter(event) && row?.kind === 'poi') {
      event.preventDefault();
      return actions.show(row.poi.identifier);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (handleKey(event)) event.preventDefault();
  };
}

/** Returns callbacks with a stable identity that call the latest ones, so that memoized rows do not re-render. */
function useStableActions(latest: RowActions): RowActions {
  const latestRef = useRef(latest);
  useEffect(() => {
    latestRef.current = latest;
  });
  return useMemo(
    () => ({
      open: (poi) => latestRef.current.open(poi),
      show: (poi) => latestRef.current.show(poi),
      collapse: (folder) => latestRef.current.collapse(folder),
      hide: (folder) => latestRef.current.hide(folder),
      focus: (key) => latestRef.current.focus(key),
    }),
    [],
  );
}
