import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { roomLimits } from '@/domain/limits';
import { nameText } from '@/domain/plain-name';
import { floorFrame } from '@/domain/plans/floor-frame';
import { middleOf } from '@/domain/rooms/area';
import type { RoomShape } from '@/domain/rooms/room';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { FloorDrawing } from '@/widgets/floor-map/floor-drawing';
import { useFloorMap } from '@/widgets/floor-map/use-floor-map';
import { useSize } from '@/widgets/floor-map/use-size';
import { useEditingState } from '../session/editing-context';
import { CornerPane } from './corner-pane';
import { changeDrawing, isLargeEnough, mayRemoveCorner, type RoomDrawing } from './drawing';

type Props = {
  floor: number;
  /** what it was before; null for a new room */
  room: { name: string; shape: RoomShape } | null;
  onSave: (name: string, shape: RoomShape) => void;
  onClose: () => void;
};

/** Draws a room of the author's own over the rooms and positions of a floor, and asks for its name. */
export function DrawRoom({ floor, room, onSave, onClose }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area, { width: 480, height: 400 });
  const { drawn, frame, start } = useFloor(floor, size, room);
  const [initial] = useState(start);
  const [drawing, change] = useReducer(changeDrawing, initial);
  const [name, setName] = useState(room?.name ?? '');
  const [corner, setCorner] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const isDone = drawing.stage === 'done';
  useEffect(() => {
    if (isDone) field.current?.focus();
  }, [isDone]);
  const chosen = Math.min(corner, drawing.corners.length - 1);
  const canSave = isDone && isLargeEnough(drawing) && name.trim() !== '';
  return (
    <FormDialog
      isChanged={drawing !== initial || name !== (room?.name ?? '')}
      title={room ? 'Change the outline' : 'Draw a room'}
      description="Arrow keys move a corner by 10 cm, with Shift by 1 m."
      open
      size="large"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={form} disabled={!canSave}>
            {room ? 'Save' : 'Add room'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) onSave(name.trim(), { floor, corners: drawing.corners });
        }}
      >
        <p role="status" className="text-ink-soft text-sm">
          {adviceOf(drawing)}
        </p>
        <div ref={area} className="h-100 max-md:h-72">
          <CornerPane size={size} matrix={frame.matrix} drawing={drawing} change={change} chosen={chosen} onChoose={setCorner}>
            <FloorDrawing frame={frame} {...drawn} />
          </CornerPane>
        </div>
        {mayRemoveCorner(drawing) && (
          <div>
            <Button size="small" onClick={() => change({ type: 'remove', index: chosen })}>
              {`Remove corner ${chosen + 1}`}
            </Button>
          </div>
        )}
        {isDone && (
          <TextField
            ref={field}
            label="Name of the room"
            required
            value={name}
            maxLength={roomLimits.name}
            onChange={({ target }) => setName(nameText(target.value))}
          />
        )}
      </form>
    </FormDialog>
  );
}

/** What is drawn of the floor, and where the first corner waits for the arrow keys. */
function useFloor(floor: number, size: { width: number; height: number }, room: Props['room']) {
  const map = useFloorMap(useEditingState((state) => state.edited.rooms));
  const drawn = useMemo(
    () => ({
      rooms: map.rooms.filter((other) => other.floor === floor),
      sweeps: map.sweeps.filter((sweep) => sweep.floor === floor),
    }),
    [map.rooms, map.sweeps, floor],
  );
  const spots = useMemo(
    () => [
      ...drawn.sweeps.map(({ position }) => position),
      ...drawn.rooms.flatMap(({ areas }) => areas.flatMap(({ corners }) => corners)),
      ...(room?.shape.corners ?? []),
    ],
    [drawn, room],
  );
  const frame = useMemo(() => floorFrame(size, spots, null), [size, spots]);
  const middle = spots.length === 0 ? { x: 0, z: 0 } : middleOf([{ floor, heights: null, corners: spots }]);
  const start: RoomDrawing = room ? { stage: 'done', corners: room.shape.corners } : { stage: 'first', corners: [middle] };
  return { drawn, frame, start };
}

function adviceOf(drawing: RoomDrawing): string {
  if (drawing.stage === 'first')
    return 'Press where a corner of the room is, or drag a rectangle. By keyboard: move the corner, then Enter.';
  if (drawing.stage === 'opposite') return 'Now the corner opposite.';
  return isLargeEnough(drawing)
    ? 'Move the corners until they fit, press between two to add one, and name the room.'
    : 'The room is too small: move its corners apart.';
}
