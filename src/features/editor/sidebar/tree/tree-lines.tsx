import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import { floorOf, type TreeRow } from '@/widgets/poi-list/poi-rows';
import type { TreeWindow } from '@/widgets/poi-list/use-tree-window';
import { useEditingState } from '../../session/editing-context';
import { CarriedLine } from '../dragging/drag-area';
import { DropLine } from '../dragging/drop-line';
import type { Lift } from '../dragging/use-lift';
import type { LineActions } from './line';
import { TreeLine } from './tree-line';
import type { Space } from './use-anchor';

type Props = {
  id: string;
  shown: readonly TreeRow[];
  offsets: readonly number[];
  space: Space;
  at: number;
  floors: readonly string[];
  icons: readonly IconDescription[];
  activePoi: PoiId | null;
  sorts: boolean;
  lift: Lift | null;
  /** the line whose name is written, the line whose menu is open */
  written: string | null;
  menuOf: string | null;
  actions: LineActions;
  virtual: TreeWindow['virtual'];
};

/** The lines in sight, and where one of them would be put down. */
export function TreeLines({
  id,
  shown,
  offsets,
  space,
  at,
  floors,
  icons,
  activePoi,
  sorts,
  lift,
  written,
  menuOf,
  actions,
  virtual,
}: Props) {
  const selectedFolder = useEditingState((state) => state.selectedFolder);
  const Line = sorts ? CarriedLine : TreeLine;
  const target = lift?.refused ? 'refused' : 'into';
  return (
    <div
      role="presentation"
      className="relative"
      style={{ height: virtual.getTotalSize(), marginTop: space.above, marginBottom: space.below }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = shown[index];
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
              isWriting={row.key === written}
              isLifted={row.key === lift?.row.key}
              isTarget={lift?.place.inside === row.key ? target : 'no'}
              hasMenu={row.key === menuOf}
              sorts={sorts}
              floor={floorOf(row, floors)}
              icons={icons}
              actions={actions}
            />
          )
        );
      })}
      {lift && lift.place.inside === null && (
        <DropLine top={offsets[lift.place.gap] ?? 0} level={lift.place.level} isRefused={lift.refused !== null} />
      )}
    </div>
  );
}
