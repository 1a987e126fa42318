import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isEnter } from '@/ui/is-enter';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { findRowByPrefix, type TreeRow, treeKeyAction } from '@/widgets/poi-list/poi-rows';
import { useTypeAhead } from '@/widgets/poi-list/use-type-ahead';
import { useEditingSession } from '../../session/editing-context';
import { entryOf, rename } from '../arrange';
import { handleLiftedKey, type Lifting } from '../dragging/use-lift';
import type { LineActions } from './tree-line';

type Options = { focusOn: (key: string) => void; focusTree: () => void };

/** The pointer actions of the lines; stable functions, so that memoized lines do not render again. */
export function useLineActions(options: Options): { actions: LineActions; menuOf: string | null } {
  const session = useEditingSession();
  const player = usePlayerSession();
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const optionsRef = useRef(options);
  useEffect(() => {
    optionsRef.current = options;
  });
  const actions = useMemo((): LineActions => {
    const { selectFolder, collapse, rename: write } = session.store.getState();
    const focusOn = (key: string) => optionsRef.current.focusOn(key);
    return {
      press: (row) => {
        focusOn(row.key);
        if (row.kind === 'poi') return toggle(row.poi.identifier);
        selectFolder(row.id);
        if (!row.isOpen) collapse([row.id], false);
      },
      fold: (row) => {
        focusOn(row.key);
        collapse([row.id], row.isOpen);
      },
      hide: (row) => player.store.getState().toggleFolder(row.id),
      startRename: (row) => write(entryOf(row)),
      finishRename: (row, written, by) => {
        write(null);
        if (written !== null) rename(session, entryOf(row), written);
        if (by === 'key') optionsRef.current.focusTree();
      },
      openMenu: (row) => {
        if (row) focusOn(row.key);
        setMenuOf(row?.key ?? null);
        if (!row && !session.store.getState().renaming) optionsRef.current.focusTree();
      },
    };

    /** @see EDIT-017 EDIT-018 */
    function toggle(poi: Parameters<ReturnType<typeof player.store.getState>['openPoi']>[0]): void {
      const { activePoi, openPoi, closePoi, setUiMode } = player.store.getState();
      setUiMode('edit');
      if (activePoi === poi) closePoi();
      else openPoi(poi);
    }
  }, [session, player]);
  return { actions, menuOf };
}

type Keys = {
  rows: readonly TreeRow[];
  /** whether letters find rows; otherwise they are shortcuts */
  isTypeAhead: boolean;
  at: number;
  goTo: (index: number) => void;
  actions: LineActions;
  isSortable: boolean;
  lifting: Lifting;
  onDelete: (row: TreeRow) => void;
  onCopy: (row: TreeRow, kind: 'copy' | 'cut') => void;
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export function useTreeKeys(keys: Keys): (event: KeyboardEvent) => void {
  const { rows, at, goTo, actions, lifting } = keys;
  const typeAhead = useTypeAhead();
  const search = (letter: string): boolean => {
    const found = findRowByPrefix(rows, at, typeAhead.type(letter));
    if (found !== null) goTo(found);
    return found !== null;
  };
  const navigate = (row: TreeRow, key: string): boolean => {
    const made = treeKeyAction(rows, at, key);
    if (made && 'to' in made) goTo(made.to);
    if (made && 'toggle' in made && row.kind === 'folder') actions.fold(row);
    return made !== null;
  };
  return (event) => {
    const row = rows[at];
    const heard = lifting.lift ? handleLiftedKey(event, lifting) : row !== undefined && handleKey(event, row);
    if (!heard) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function handleKey(event: KeyboardEvent, row: TreeRow): boolean {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return copyKey(row, event);
    if (event.altKey) return shiftKey(row, key);
    if (key === ' ' && typeAhead.isActive()) return search(key);
    return act(row, event) || navigate(row, key) || (keys.isTypeAhead && [...key].length === 1 && search(key));
  }

  function copyKey(row: TreeRow, { key, shiftKey: isShifted }: KeyboardEvent): boolean {
    const kind = isShifted ? undefined : ({ c: 'copy', x: 'cut' } as const)[key.toLowerCase()];
    if (kind) keys.onCopy(row, kind);
    return kind !== undefined;
  }

  function shiftKey(row: TreeRow, key: string): boolean {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    lifting.nudge(row, key === 'ArrowUp' ? -1 : 1);
    return true;
  }

  function act(row: TreeRow, event: KeyboardEvent): boolean {
    const { key, shiftKey: isShifted } = event;
    if (key === ' ' && keys.isSortable) lifting.pickUp(row, 'keys');
    else if (isEnter(event) || key === ' ') actions.press(row);
    else if (key === 'F2') actions.startRename(row);
    else if (key === 'Delete') keys.onDelete(row);
    else if (key === 'ContextMenu' || (key === 'F10' && isShifted)) actions.openMenu(row);
    else return false;
    return true;
  }
}
