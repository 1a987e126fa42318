import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import { tourLimits } from '@/domain/limits';
import { plural } from '@/domain/plural';
import { createdFloors, floorLabel, floorsToRename } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { SortableList } from '@/ui/sorting/sortable-list';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingState } from '../session/editing-context';
import { FloorRow } from './floor-row';
import { type FloorEdits, useFloorEdits } from './use-floor-edits';

/** Dialog to rename floors. Changes apply immediately and form one undo step. @see EDIT-003 EDIT-094 EDIT-095 EDIT-096 */
export function RenameFloors() {
  const closeTool = useEditingState((state) => state.closeTool);
  const toggleTool = useEditingState((state) => state.toggleTool);
  const edits = useFloorEdits();
  const close = () => {
    edits.end();
    closeTool();
  };
  return (
    <Dialog
      title="Rename floors"
      description="The names appear in the list of floors, next to points of interest, and in reports."
      open
      size="small"
      onClose={close}
      footer={
        <>
          {edits.isChanged && (
            <Button look="quiet" onClick={edits.revert}>
              Undo changes
            </Button>
          )}
          <Button
            look="quiet"
            onClick={() => {
              edits.end();
              toggleTool('plans');
            }}
          >
            Floor plans on the scan
          </Button>
          <Button look="primary" onClick={close}>
            Done
          </Button>
        </>
      }
    >
      <Floors edits={edits} />
    </Dialog>
  );
}

function Floors({ edits }: { edits: FloorEdits }) {
  const { floors, keys, setFloors } = edits;
  const storedCount = useEditingState((state) => state.input.tour.numberOfFloors);
  const scanFloors = usePlayerState((state) => state.floors);
  const numberOfFloors = storedCount > 0 ? storedCount : scanFloors.length;
  switch (floorsToRename({ floors: [...floors], numberOfFloors })) {
    case 'none':
      return (
        <EmptyState title="No floors to rename" action={<AddFloor edits={edits} />}>
          The scan doesn’t say how many floors it has. You can still add and name floors here.
        </EmptyState>
      );
    case 'create':
      return (
        <EmptyState
          title={`This tour has ${plural(numberOfFloors, { one: '# floor', other: '# floors' })} without names`}
          action={
            <Button look="primary" onClick={() => setFloors(createdFloors(numberOfFloors))}>
              <Layers aria-hidden size={18} strokeWidth={1.75} />
              Let's Create them
            </Button>
          }
        >
          They will be called {floorLabel(0)} to {floorLabel(numberOfFloors - 1)} until you rename them.
        </EmptyState>
      );
    default:
      return (
        <div className="flex flex-col gap-3">
          <SortableList
            keys={keys.map(String)}
            nameOf={(key) => floors[keys.indexOf(Number(key))]?.trim() || floorLabel(keys.indexOf(Number(key)))}
            onMove={(key, to) => edits.move(keys.indexOf(Number(key)), to)}
          >
            <ol className="flex flex-col gap-3">
              {floors.map((name, floor) => (
                <FloorRow
                  key={keys[floor]}
                  sortKey={String(keys[floor])}
                  floor={floor}
                  name={name}
                  scanName={scanFloors.find(({ index }) => index === floor)?.name ?? ''}
                  edits={edits}
                />
              ))}
            </ol>
          </SortableList>
          <AddFloor edits={edits} />
        </div>
      );
  }
}

function AddFloor({ edits: { floors, add } }: { edits: FloorEdits }) {
  return (
    <div>
      <Button disabled={floors.length >= tourLimits.floors} onClick={add}>
        <Plus aria-hidden size={18} strokeWidth={1.75} />
        Add a floor
      </Button>
    </div>
  );
}
