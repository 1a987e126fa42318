import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import { tourLimits } from '@/domain/limits';
import { createdFloors, floorLabel, floorsToRename } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Empty } from '@/ui/empty';
import { Sorting } from '@/ui/sorting/sorting';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingState } from '../session/editing-context';
import { FloorRow } from './floor-row';
import { type FloorEdits, useFloorEdits } from './use-floor-edits';

/** The names of the floors. Every change is in the tour at once; all that is done here is one step to undo. @see EDIT-003 EDIT-094 EDIT-095 EDIT-096 */
export function RenameFloors() {
  const closeTool = useEditingState((state) => state.closeTool);
  const edits = useFloorEdits();
  const close = () => {
    edits.end();
    closeTool();
  };
  return (
    <Dialog
      title="Rename floors"
      description="The names stand in the list of floors, beside the points of interest, and in reports."
      open
      size="small"
      onClose={close}
      footer={
        <>
          {edits.isChanged && (
            <Button look="quiet" onClick={edits.takeBack}>
              Take back
            </Button>
          )}
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
  const { floors, keys, put } = edits;
  const stored = useEditingState((state) => state.given.tour.numberOfFloors);
  const scanned = usePlayer((state) => state.floors);
  const numberOfFloors = stored > 0 ? stored : scanned.length;
  switch (floorsToRename({ floors: [...floors], numberOfFloors })) {
    case 'none':
      return (
        <Empty title="No floors to rename" action={<AddFloor edits={edits} />}>
          The scan has not said how many floors it has. Floors that are added here are named all the same.
        </Empty>
      );
    case 'create':
      return (
        <Empty
          title={`This tour has ${numberOfFloors} ${numberOfFloors === 1 ? 'floor' : 'floors'} without names`}
          action={
            <Button look="primary" onClick={() => put(createdFloors(numberOfFloors))}>
              <Layers aria-hidden size={18} strokeWidth={1.75} />
              Let's Create them
            </Button>
          }
        >
          They are called {floorLabel(0)} to {floorLabel(numberOfFloors - 1)} then, until you rename them.
        </Empty>
      );
    default:
      return (
        <div className="flex flex-col gap-3">
          <Sorting
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
                  scanned={scanned.find(({ index }) => index === floor)?.name ?? ''}
                  edits={edits}
                />
              ))}
            </ol>
          </Sorting>
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
