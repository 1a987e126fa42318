import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { roomLimits } from '@/domain/limits';
import type { RoomShape } from '@/domain/rooms/room';
import { Button } from '@/ui/button';
import { SidePanel } from '@/ui/side-panel';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { DrawRoom } from './draw-room';
import { saveRoom } from './edit-rooms';
import { RoomRow } from './room-row';
import { type ArrangedFloor, useArrangedRooms } from './use-arranged-rooms';

/** What is being drawn: a new room of a floor, or the outline of one of the author's own. */
type Drawn = { floor: number; id: string | null; room: { name: string; shape: RoomShape } | null };

/** The rooms of the scan and the author's own by floor, beside the scan. */
export function RoomsTool() {
  const session = useEditingSession();
  const closeTool = useEditingState((state) => state.closeTool);
  const floors = useArrangedRooms();
  const [drawn, draw] = useState<Drawn | null>(null);
  return (
    <SidePanel label="Rooms" kind="arranging" header={<h2 className="truncate font-semibold text-ink">Rooms</h2>} onClose={closeTool}>
      <div className="flex min-h-0 grow flex-col gap-6 overflow-y-auto px-4 py-4">
        <p className="text-pretty text-ink-soft text-sm">
          Visitors see the name of the room where they are, and find rooms in the list and in the search. A room without a name is left out.
        </p>
        {floors.map((floor) => (
          <FloorRooms key={floor.floor} {...floor} draw={draw} />
        ))}
      </div>
      {drawn && (
        <DrawRoom
          floor={drawn.floor}
          room={drawn.room}
          onClose={() => draw(null)}
          onSave={(name, shape) => {
            if (saveRoom(session, drawn.id, name, shape)) draw(null);
          }}
        />
      )}
    </SidePanel>
  );
}

function FloorRooms({ floor, name, rooms, draw }: ArrangedFloor & { draw: (drawn: Drawn) => void }) {
  const isFull = useEditingState((state) => state.edited.rooms.length >= roomLimits.rooms);
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} aria-label={name} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <h3 dir="auto" className="font-semibold text-ink text-sm">
        {name}
      </h3>
      {rooms.length === 0 && <p className="text-ink-soft text-sm">The scan has no rooms here.</p>}
      <ul className="flex flex-col gap-2">
        {rooms.map((arranged) => {
          const { id, name, shape } = arranged.edit;
          return (
            <RoomRow
              key={id}
              arranged={arranged}
              rooms={rooms}
              onDraw={() => shape && draw({ floor: shape.floor, id, room: { name, shape } })}
              onDeleted={() => section.current?.focus()}
            />
          );
        })}
      </ul>
      {floor !== null && (
        <div>
          <Button disabled={isFull} onClick={() => draw({ floor, id: null, room: null })}>
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            Draw a room <span className="sr-only">on {name}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
