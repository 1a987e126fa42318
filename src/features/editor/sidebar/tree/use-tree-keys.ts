import type { KeyboardEvent } from 'react';
import { type TreeRow, treeMove, typedRow } from '@/widgets/poi-list/poi-rows';
import { useTypeAhead } from '@/widgets/poi-list/use-type-ahead';
import { hearLiftedKey, type Lifting } from '../dragging/use-lift';
import type { LineActions } from './line';

type Keys = {
  rows: readonly TreeRow[];
  at: number;
  goTo: (index: number) => void;
  actions: LineActions;
  sorts: boolean;
  lifting: Lifting;
  onDelete: (row: TreeRow) => void;
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export function useTreeKeys(keys: Keys): (event: KeyboardEvent) => void {
  const { rows, at, goTo, actions, lifting } = keys;
  const typeAhead = useTypeAhead();
  const search = (letter: string): boolean => {
    const found = typedRow(rows, at, typeAhead.type(letter));
    if (found !== null) goTo(found);
    return found !== null;
  };
  const wander = (row: TreeRow, key: string): boolean => {
    const made = treeMove(rows, at, key);
    if (made && 'to' in made) goTo(made.to);
    if (made && 'toggle' in made && row.kind === 'folder') actions.fold(row);
    return made !== null;
  };
  return (event) => {
    const row = rows[at];
    const heard = lifting.lift ? hearLiftedKey(event, lifting) : row !== undefined && hearKey(event, row);
    if (!heard) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function hearKey(event: KeyboardEvent, row: TreeRow): boolean {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return false;
    if (event.altKey) return shiftKey(row, key);
    if (key === ' ' && typeAhead.isUnderWay()) return search(key);
    return act(row, event) || wander(row, key) || ([...key].length === 1 && search(key));
  }

  function shiftKey(row: TreeRow, key: string): boolean {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    lifting.nudge(row, key === 'ArrowUp' ? -1 : 1);
    return true;
  }

  function act(row: TreeRow, { key, shiftKey: isShifted }: KeyboardEvent): boolean {
    if (key === ' ' && keys.sorts) lifting.take(row, 'keys');
    else if (key === 'Enter' || key === ' ') actions.press(row);
    else if (key === 'F2') actions.write(row);
    else if (key === 'Delete') keys.onDelete(row);
    else if (key === 'ContextMenu' || (key === 'F10' && isShifted)) actions.openMenu(row);
    else return false;
    return true;
  }
}
