import { useId, useMemo } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import { floorNameOf, type TreeRow } from '@/widgets/poi-list/poi-rows';
import type { VirtualTree } from '@/widgets/poi-list/use-virtual-tree';
import { copyPoints, selectionOf } from '../../reuse/copy';
import { useEditingSession, useEditingState } from '../../session/editing-context';
import { entryOf, keyOf } from '../arrange';
import { DragArea, DraggableLine, DragPreview, DropLine } from '../dragging/drag-area';
import { type Lift, liftInstructions } from '../dragging/use-lift';
import { askToRemoveFolder, removePoi } from '../remove';
import { useLineActions, useTreeKeys } from './tree-actions';
import { type LineActions, TreeLine } from './tree-line';
import { type Space, useTreeDragging } from './use-tree-dragging';
import { useScrollToLine } from './use-tree-focus';
import { useTypeAheadSwitch } from './use-type-ahead-switch';

type Props = {
  rows: readonly TreeRow[];
  floors: readonly string[];
  icons: readonly IconDescription[];
  activePoi: PoiId | null;
  /** whether lines can be dragged @see EDIT-107 */
  isSortable: boolean;
};

/** Folders and PoIs as a tree that can be reordered. Only visible lines are rendered, so the tree itself has the focus. */
export function EditorTree({ rows, floors, icons, activePoi, isSortable }: Props) {
  const id = useId();
  const session = useEditingSession();
  const renaming = useEditingState((state) => state.renaming);
  const renamingKey = renaming && keyOf(renaming);
  const { lifting, visible, offsets, space, focus, scroller, virtual, reveal } = useTreeDragging({ rows, activePoi, renamingKey });
  const { lift, announcement } = lifting;
  useScrollToLine({ at: focus.active, activePoi, renamingIndex: renamingKey === null ? null : focus.at, reveal });
  const { actions, menuOf } = useLineActions({ focusOn: focus.on, focusTree: () => scroller.current?.focus() });
  const typeAhead = useTypeAheadSwitch();
  const handleKey = useTreeKeys({
    rows: visible,
    isTypeAhead: typeAhead.isOn,
    at: focus.at,
    goTo: (index) => {
      focus.on(visible[index]?.key ?? null);
      reveal(index);
    },
    actions,
    isSortable,
    lifting,
    onCopy: (row, kind) => session.isVersionCopy || void copyPoints(session, selectionOf(entryOf(row)), kind),
    onDelete: (row) => (row.kind === 'poi' ? removePoi(session, row.poi.identifier) : askToRemoveFolder(session, row.id)),
  });
  const withRow = (act: (row: TreeRow) => void) => (key: string) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (row) act(row);
  };
  return (
    <DragArea
      onStart={withRow((row) => lifting.pickUp(row, 'pointer'))}
      onEnd={lifting.drop}
      onTap={withRow(actions.press)}
      onCancel={lifting.cancel}
      preview={useMemo(() => lift && <DragPreview lift={lift} icons={icons} />, [lift, icons])}
    >
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        data-first-focus
        aria-label="Points of interest"
        aria-activedescendant={visible.length > 0 ? `${id}-${focus.at}` : undefined}
        aria-describedby={isSortable ? `${id}-keys` : undefined}
        {...typeAhead.treeProps}
        onKeyDown={handleKey}
        onBlur={() => lift?.by === 'keys' && lifting.cancel()}
        className="group/tree min-h-0 grow overflow-y-auto overscroll-contain outline-none"
      >
        <TreeLines
          id={id}
          visible={visible}
          offsets={offsets}
          space={space}
          floors={floors}
          icons={icons}
          activePoi={activePoi}
          isSortable={isSortable}
          lift={lift}
          renamingKey={renamingKey}
          menuOf={menuOf}
          actions={actions}
          virtual={virtual}
          at={focus.at}
        />
      </div>
      <p id={`${id}-keys`} hidden>
        {liftInstructions}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DragArea>
  );
}

type LinesProps = {
  id: string;
  visible: readonly TreeRow[];
  offsets: readonly number[];
  space: Space;
  at: number;
  floors: readonly string[];
  icons: readonly IconDescription[];
  activePoi: PoiId | null;
  isSortable: boolean;
  lift: Lift | null;
  /** key of the line that is being renamed */
  renamingKey: string | null;
  /** key of the line whose menu is open */
  menuOf: string | null;
  actions: LineActions;
  virtual: VirtualTree['virtual'];
};

/** The visible lines, and the drop line. */
function TreeLines({
  id,
  visible,
  offsets,
  space,
  at,
  floors,
  icons,
  activePoi,
  isSortable,
  lift,
  renamingKey,
  menuOf,
  actions,
  virtual,
}: LinesProps) {
  const selectedFolder = useEditingState((state) => state.selectedFolder);
  const Line = isSortable ? DraggableLine : TreeLine;
  const target = lift?.dropError ? 'blocked' : 'into';
  return (
    <div
      role="presentation"
      className="relative"
      style={{ height: virtual.getTotalSize(), marginTop: space.above, marginBottom: space.below }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = visible[index];
        return (
          row && (
            <Line
              key={key}
              row={row}
              id={`${id}-${index}`}
              top={start - space.above}
              isActive={row.kind === 'poi' && row.poi.identifier === activePoi}
              isSelected={row.kind === 'folder' && row.id === selectedFolder}
              isFocused={index === at}
              isRenaming={row.key === renamingKey}
              isLifted={row.key === lift?.row.key}
              isTarget={lift?.place.inside === row.key ? target : 'no'}
              hasMenu={row.key === menuOf}
              isSortable={isSortable}
              floor={floorNameOf(row, floors)}
              icons={icons}
              actions={actions}
            />
          )
        );
      })}
      {lift && lift.place.inside === null && (
        <DropLine top={offsets[lift.place.gap] ?? 0} level={lift.place.level} isBlocked={lift.dropError !== null} />
      )}
    </div>
  );
}
