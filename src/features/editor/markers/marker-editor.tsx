import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import SquareMousePointer from 'lucide-react/icons/square-mouse-pointer';
import Undo2 from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FileItem } from '@/domain/content';
import type { Marker } from '@/domain/markers';
import { withinImage } from '@/domain/markers/changes';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';
import { Segmented } from '@/ui/segmented';
import { fileTitle } from '@/widgets/file-preview/file-line';
import { ownAddress } from '@/widgets/file-preview/own-address';
import { ImageStage, type StageHandle } from '@/widgets/image-viewer/image-stage';
import { MarkerList, markerWords } from '@/widgets/image-viewer/marker-list';
import { useEditingState } from '../session/editing-context';
import type { LeafImage } from '../session/files-slice';
import { MarkerForm } from './marker-form';
import { type MarkersState, useMarkers } from './use-markers';

type Props = { leaf: LeafImage; item: FileItem; markers: readonly Marker[]; documentId: string | null; onClose: () => void };

/** What one does with the markers: look at them, set new ones, or change those that are there. @see EDIT-087 */
type Mode = 'look' | 'add' | 'edit';

/** An image with its markers, to be looked at and marked. @see EDIT-087 EDIT-092 */
export function MarkerEditor({ leaf, item, markers, documentId, onClose }: Props) {
  const state = useMarkers(leaf, markers, documentId);
  const { draft, change, dirty } = state;
  const [mode, setMode] = useState<Mode>(markers.length === 0 ? 'add' : 'look');
  const leaving = useLeaving(dirty);
  const icons = useEditingState((editing) => editing.given.icons);
  const stage = useRef<StageHandle>(null);
  const name = fileTitle(item);
  const choose = (place: number | null) => {
    change({ type: 'choose', place });
    const marker = place === null ? undefined : draft.markers[place];
    if (marker) stage.current?.fly(marker.latlng);
  };
  const changes = {
    move: (place: number, latlng: Marker['latlng']) => change({ type: 'edit', place, fields: { latlng }, key: 'move' }),
    end: () => change({ type: 'end' }),
    remove: (place: number) => {
      change({ type: 'remove', place });
      // what had the focus is gone
      stage.current?.focus();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const isSave = dirty && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isSave && (!step || mode === 'look' || isWriting(event.target))) return;
    event.preventDefault();
    if (step) change({ type: step });
    else if (!state.saving.isPending) state.save();
  };
  const isMarking = mode !== 'look';
  return (
    <Dialog title={name} open size="full" onClose={() => leaving.ask(onClose)} description={words(draft.markers.length, dirty)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Undo and Redo are buttons, too */}
      <div onKeyDown={onKeyDown} className="-m-5 flex h-[calc(100%+2.5rem)] max-md:flex-col">
        <ImageStage
          ref={stage}
          name={name}
          address={ownAddress(item.url) ?? item.url}
          markers={draft.markers}
          icons={icons}
          chosen={draft.chosen}
          onChoose={(place) => change({ type: 'choose', place })}
          onPlace={mode === 'add' ? (latlng, image) => change({ type: 'add', latlng: withinImage(latlng, image) }) : undefined}
          changes={isMarking ? changes : undefined}
        >
          {isMarking && <Hint mode={mode} />}
        </ImageStage>
        {/* on a phone as tall before a marker is set as after it: the image must not move away under the finger */}
        <div
          className={cn(
            'flex shrink-0 flex-col overflow-y-auto border-line max-md:border-t md:w-80 md:border-l',
            isMarking ? 'max-md:h-[45%]' : 'max-md:max-h-[45%]',
          )}
        >
          <Modes mode={mode} state={state} onMode={setMode} onExit={() => leaving.ask(() => exit(state, setMode))} />
          {isMarking && draft.chosen !== null && draft.markers[draft.chosen] && (
            <MarkerForm
              key={draft.chosen}
              marker={draft.markers[draft.chosen] as Marker}
              icons={icons}
              onChange={(fields, key) => change({ type: 'edit', place: draft.chosen ?? 0, fields, key })}
              onEnd={changes.end}
              onRemove={() => changes.remove(draft.chosen ?? 0)}
            />
          )}
          {draft.markers.length > 0 && (
            <div className="p-2.5">
              <MarkerList
                markers={isMarking ? draft.markers.map(bare) : draft.markers}
                icons={icons}
                chosen={draft.chosen}
                onChoose={choose}
              />
            </div>
          )}
        </div>
      </div>
      {leaving.question}
    </Dialog>
  );
}

const words = (count: number, dirty: boolean): string => `${markerWords(count)}${dirty ? ', not saved yet' : ''}`;

// what it says stands in the form
const bare = (marker: Marker): Marker => ({ ...marker, body: '' });

/** The keys that undo and redo everywhere in the editor. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

const isWriting = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea') !== null;

function exit({ change }: MarkersState, setMode: (mode: Mode) => void): void {
  change({ type: 'drop' });
  setMode('look');
}

function Hint({ mode }: { mode: Mode }) {
  return (
    <p className="glass pointer-events-none absolute top-3 left-1/2 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 text-pretty rounded-full px-4 py-1.5 text-center text-ink text-sm">
      {mode === 'add'
        ? 'Press on the image to set a marker. Drag a marker to move it.'
        : 'Choose a marker to change it. Drag it to move it.'}
    </p>
  );
}

type ModesProps = { mode: Mode; state: MarkersState; onMode: (mode: Mode) => void; onExit: () => void };

function Modes({ mode, state: { draft, change, dirty, saving, save }, onMode, onExit }: ModesProps) {
  const choices = (
    <div className="capitalize">
      <Segmented
        label="Mode of the markers"
        value={mode === 'look' ? null : mode}
        segments={[
          { value: 'add', label: 'add', icon: MapPinPlus },
          { value: 'edit', label: 'edit', icon: SquareMousePointer, disabled: draft.markers.length === 0 },
        ]}
        onChange={onMode}
      />
    </div>
  );
  return (
    // Save and Exit stay in sight above a long form
    <div className={cn('flex flex-col gap-3 border-line border-b bg-raised p-4', mode !== 'look' && 'sticky -top-14 z-10 max-md:-top-16')}>
      <div className="flex items-center gap-2">
        {choices}
        {mode !== 'look' && (
          <>
            <IconButton label="Undo" icon={Undo2} disabled={draft.past.length === 0} onClick={() => change({ type: 'undo' })} />
            <IconButton label="Redo" icon={Redo2} disabled={draft.future.length === 0} onClick={() => change({ type: 'redo' })} />
          </>
        )}
      </div>
      {mode !== 'look' && (
        <div className="flex gap-2">
          <Button look="primary" disabled={!dirty} busy={saving.isPending} onClick={save}>
            <span className="capitalize">save</span>
          </Button>
          <Button onClick={onExit}>
            <span className="capitalize">exit</span>
          </Button>
        </div>
      )}
      {saving.error && (
        <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
          The markers were not saved, and are kept here. {saving.error.message}
        </p>
      )}
    </div>
  );
}

/** Asks before markers that are not saved are left; before the page is, the editor asks. */
function useLeaving(dirty: boolean) {
  const [after, setAfter] = useState<(() => void) | null>(null);
  const question = after && (
    <ConfirmDialog
      title="Leave without saving the markers?"
      confirm="Leave without saving"
      danger
      onClose={() => setAfter(null)}
      onConfirm={() => {
        setAfter(null);
        after();
      }}
    >
      <p>What was marked on this image since it was last saved will be lost.</p>
    </ConfirmDialog>
  );
  return { ask: (go: () => void) => (dirty ? setAfter(() => go) : go()), question };
}
