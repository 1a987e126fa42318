import { useId, useMemo } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { CarriedChip } from '../dragging/carried-chip';
import { DragArea } from '../dragging/drag-area';
import { liftInstructions } from '../dragging/lift-words';
import { askToRemoveFolder, removePoi } from '../remove';
import { keyOf } from './entry';
import { TreeLines } from './tree-lines';
import { useArranging } from './use-arranging';
import { useLineActions } from './use-line-actions';
import { useShownLine } from './use-shown-line';
import { useTreeKeys } from './use-tree-keys';

type Props = {
  rows: readonly TreeRow[];
  floors: readonly string[];
  icons: readonly IconDescription[];
  activePoi: PoiId | null;
  /** whether lines are moved by dragging @see EDIT-107 */
  sorts: boolean;
};

/** Folders and PoIs as a tree that is arranged; only the lines in sight are drawn, so the tree itself keeps the focus. */
export function EditorTree({ rows, floors, icons, activePoi, sorts }: Props) {
  const id = useId();
  const session = useEditingSession();
  const renaming = useEditingState((state) => state.renaming);
  const written = renaming && keyOf(renaming);
  const { lifting, shown, offsets, space, focus, scroller, virtual, reveal } = useArranging({ rows, activePoi, written });
  const { lift, said } = lifting;
  useShownLine({ at: focus.active, activePoi, written: written === null ? null : focus.at, reveal });
  const { actions, menuOf } = useLineActions({ focusOn: focus.on, focusTree: () => scroller.current?.focus() });
  const hearKey = useTreeKeys({
    rows: shown,
    at: focus.at,
    goTo: (index) => {
      focus.on(shown[index]?.key ?? null);
      reveal(index);
    },
    actions,
    sorts,
    lifting,
    onDelete: (row) => (row.kind === 'poi' ? removePoi(session, row.poi.identifier) : askToRemoveFolder(session, row.id)),
  });
  const withRow = (act: (row: TreeRow) => void) => (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (row) act(row);
  };
  return (
    <DragArea
      onStart={withRow((row) => lifting.take(row, 'pointer'))}
      onEnd={lifting.drop}
      onTap={withRow(actions.press)}
      onCancel={lifting.leave}
      carried={useMemo(() => lift && <CarriedChip lift={lift} icons={icons} />, [lift, icons])}
    >
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        aria-label="Points of interest"
        aria-activedescendant={shown.length > 0 ? `${id}-${focus.at}` : undefined}
        aria-describedby={sorts ? `${id}-keys` : undefined}
        onKeyDown={hearKey}
        onBlur={() => lift?.by === 'keys' && lifting.leave()}
        className="group/tree min-h-0 grow overflow-y-auto overscroll-contain outline-none"
      >
        <TreeLines
          id={id}
          {...{ shown, offsets, space, floors, icons, activePoi, sorts, lift, written, menuOf, actions, virtual }}
          at={focus.at}
        />
      </div>
      <p id={`${id}-keys`} hidden>
        {liftInstructions}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DragArea>
  );
}
