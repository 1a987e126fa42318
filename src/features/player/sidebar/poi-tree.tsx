import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import { floorOf, poiKey, type TreeRow, treeMove, typedRow } from '@/widgets/poi-list/poi-rows';
import { useTreeWindow } from '@/widgets/poi-list/use-tree-window';
import { useTypeAhead } from '@/widgets/poi-list/use-type-ahead';
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
};

/** PoIs in their folders as a tree; only the lines in sight are drawn, so the tree itself keeps the focus. */
export function PoiTree({ label, rows, floors, icons, activePoi, onOpen, onCollapse, onHide }: Props) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const places = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const active = activePoi === null ? undefined : places.get(poiKey(activePoi));
  const at = (focused === null ? undefined : places.get(focused)) ?? active ?? 0;
  const { scroller, virtual, reveal } = useTreeWindow(rows, at);
  const scrolledTo = useRef<PoiId | null>(null);
  useEffect(() => {
    // once for each PoI: opening a folder above it moves the line, not the reader
    if (active === undefined || scrolledTo.current === activePoi) return;
    scrolledTo.current = activePoi;
    reveal(active);
  }, [active, activePoi, reveal]);

  const actions = useStableActions({ open: onOpen, collapse: onCollapse, hide: onHide ?? ignore, focus: setFocused });
  const goTo = (index: number) => {
    setFocused(rows[index]?.key ?? null);
    reveal(index);
  };
  const hearKey = useTreeKeys({ rows, at, goTo, actions });
  const drawn = virtual.getVirtualItems();
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
      onKeyDown={hearKey}
      className="group/tree min-h-0 grow overflow-y-auto overscroll-contain outline-none"
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <PoiTreeRow
                key={key}
                row={row}
                id={`${id}-${index}`}
                top={start}
                isActive={index === active}
                isFocused={index === at}
                floor={floorOf(row, floors)}
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

const ignore = () => undefined;

type Keys = { rows: readonly TreeRow[]; at: number; goTo: (index: number) => void; actions: RowActions };

function useTreeKeys({ rows, at, goTo, actions }: Keys): (event: KeyboardEvent) => void {
  const typeAhead = useTypeAhead();
  const act = (key: string): boolean => {
    const row = rows[at];
    if (!row) return false;
    if (key === 'Enter' || (key === ' ' && !typeAhead.isUnderWay())) {
      if (row.kind === 'folder') actions.collapse(row.id);
      else actions.open(row.poi.identifier);
      return true;
    }
    const move = treeMove(rows, at, key);
    if (move && 'to' in move) goTo(move.to);
    if (move && 'toggle' in move) actions.collapse(move.toggle);
    if (move || [...key].length > 1) return move !== null;
    const found = typedRow(rows, at, typeAhead.type(key));
    if (found !== null) goTo(found);
    return found !== null;
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };
}

/** The same functions at every drawing, doing what was last asked for: lines that did not change are not drawn again. */
function useStableActions(latest: RowActions): RowActions {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useMemo(
    () => ({
      open: (poi) => held.current.open(poi),
      collapse: (folder) => held.current.collapse(folder),
      hide: (folder) => held.current.hide(folder),
      focus: (key) => held.current.focus(key),
    }),
    [],
  );
}
