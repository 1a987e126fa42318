import Route from 'lucide-react/icons/route';
import { useMemo } from 'react';
import { allFolders, allPois } from '@/domain/folders/folder';
import { folderId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { roomsOf } from '@/domain/rooms/rooms';
import { Button } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { addTourOfFolder, addTourOfRooms, folderName, placesOfRooms } from './add-stops';
import { useScanList } from './stop-names';

/** Makes a guided tour of what the tour has: of the points of a folder, or of the rooms. */
export function MadeTours() {
  const session = useEditingSession();
  const folders = useEditingState((state) => state.edited.folders);
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const [scanRooms, sweeps] = [useScanList('rooms'), useScanList('sweeps')];
  const edits = useEditingState((state) => state.edited.rooms);
  const options = useMemo(
    () =>
      allFolders(folders).flatMap((folder) => {
        const count = allPois([folder]).length;
        const label = `${folderName(folder)} · ${plural(count, { one: '# point', other: '# points' })}`;
        return count === 0 ? [] : [{ value: folder.id, label }];
      }),
    [folders],
  );
  const rooms = useMemo(() => placesOfRooms(roomsOf(scanRooms, edits), sweeps).length, [scanRooms, edits, sweeps]);
  return (
    <section aria-label="Make a guided tour" className="flex flex-col gap-3 border-line border-t pt-4">
      <Combobox
        label="Make one of a folder"
        hint={options.length === 0 ? 'No folder has points yet.' : 'One stop a point, in their order.'}
        disabled={options.length === 0}
        placeholder="Choose a folder"
        value=""
        options={options}
        onChange={(id) => addTourOfFolder(session, folderId(id))}
      />
      <div>
        <Button disabled={rooms === 0} onClick={() => addTourOfRooms(session)}>
          <Route aria-hidden size={18} strokeWidth={1.75} />
          Make one of the rooms
        </Button>
        <p className="mt-1.5 text-pretty text-ink-faint text-xs">{roomsHint(isReady, rooms)}</p>
      </div>
    </section>
  );
}

function roomsHint(isReady: boolean, rooms: number): string {
  if (!isReady) return 'Wait until the scan is loaded.';
  return rooms === 0
    ? 'This scan names no rooms.'
    : `One stop in each of ${plural(rooms, { one: '# room', other: '# rooms' })}, in walking order.`;
}
