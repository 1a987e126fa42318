import Navigation from 'lucide-react/icons/navigation';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { roomLimits } from '@/domain/limits';
import { nameText } from '@/domain/plain-name';
import { type ArrangedRoom, mergeTargets } from '@/domain/rooms/changes';
import { sweepInRoom } from '@/domain/rooms/rooms';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { useGoToRoom } from '@/widgets/floor-map/use-go-to-room';
import { useShowcaseValue } from '@/widgets/floor-map/use-showcase-value';
import { useEditingSession } from '../session/editing-context';
import { hideRoom, mergeRoom, removeRoom, renameRoom, separateRoom } from './edit-rooms';

type Props = {
  arranged: ArrangedRoom;
  /** all of its floor */
  rooms: readonly ArrangedRoom[];
  onDraw: () => void;
  /** Called after it was deleted, to move focus. */
  onDeleted: () => void;
};

const none: readonly never[] = [];

/** A room with all that its author can change of it. */
export function RoomRow({ arranged, rooms, onDraw, onDeleted }: Props) {
  const session = useEditingSession();
  const goToRoom = useGoToRoom();
  const sweeps = useShowcaseValue('sweeps', none);
  const { edit, ownName, room } = arranged;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-end gap-1">
        <div className="min-w-0 grow">
          <TextField
            label={`Name of ${ownName.trim() || 'the room'}`}
            value={edit.name}
            placeholder={ownName.trim() || 'Unnamed room'}
            maxLength={roomLimits.name}
            onChange={({ target }) => renameRoom(session, arranged, nameText(target.value))}
            onBlur={session.endStep}
          />
        </div>
        <IconButton
          label={`Go to ${room.name}`}
          icon={Navigation}
          disabled={sweepInRoom(room, sweeps) === undefined}
          onClick={() => goToRoom(room)}
        />
        {edit.shape && (
          <IconButton
            label={`Delete ${room.name}`}
            icon={Trash2}
            onClick={() => {
              removeRoom(session, arranged);
              onDeleted();
            }}
          />
        )}
      </div>
      <Merging arranged={arranged} rooms={rooms} />
      <SwitchField
        label={
          <>
            Visitors find it <span className="sr-only">: {room.name}</span>
          </>
        }
        checked={!edit.isHidden}
        onChange={(isShown) => hideRoom(session, arranged, !isShown)}
      />
      {edit.shape && (
        <div>
          <Button size="small" onClick={onDraw}>
            Change the outline <span className="sr-only">of {room.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Merges a room into another, or separates it. What was pressed goes away, so focus goes to what is there instead. */
function Merging({ arranged, rooms }: Pick<Props, 'arranged' | 'rooms'>) {
  const session = useEditingSession();
  const part = useRef<HTMLDivElement>(null);
  const { edit, room } = arranged;
  const focusNext = () => requestAnimationFrame(() => part.current?.querySelector<HTMLElement>('select, button')?.focus());
  if (edit.mergedInto !== null) {
    const target = rooms.find((other) => other.edit.id === edit.mergedInto);
    return (
      <div ref={part} className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
        <p className="wrap-anywhere">{target ? `Part of “${target.room.name}”` : 'Part of a room that is gone'}</p>
        <Button
          size="small"
          onClick={() => {
            separateRoom(session, arranged);
            focusNext();
          }}
        >
          Separate <span className="sr-only">{room.name}</span>
        </Button>
      </div>
    );
  }
  const targets = mergeTargets(rooms, arranged);
  if (targets.length === 0) return <div ref={part} />;
  return (
    <div ref={part}>
      <Select
        aria-label={`Merge ${room.name} into`}
        value=""
        options={[{ value: '', label: 'Merge into…' }, ...targets.map((other) => ({ value: other.edit.id, label: other.room.name }))]}
        onChoose={(id: string) => {
          const into = targets.find((other) => other.edit.id === id);
          if (!into) return;
          mergeRoom(session, arranged, into);
          focusNext();
        }}
      />
    </div>
  );
}
