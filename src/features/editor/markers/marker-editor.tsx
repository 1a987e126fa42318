import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import SquareMousePointer from 'lucide-react/icons/square-mouse-pointer';
import Undo2 from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FileItem } from '@/domain/content/content-blocks';
import { clampToImage } from '@/domain/markers/changes';
import type { Marker } from '@/domain/markers/marker';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { IconButton } from '@/ui/icon-button';
import { LeaveDialog } from '@/ui/leave-dialog';
import { Segmented } from '@/ui/segmented';
import { type LeaveQuestion, useLeaveQuestion } from '@/ui/use-leave-guard';
import { fileTitle } from '@/widgets/file-preview/file-row';
import { ownUrl } from '@/widgets/file-preview/own-url';
import { ImageStage, type ImageStageHandle } from '@/widgets/image-viewer/image-stage';
import { MarkerList, markerCountLabel } from '@/widgets/image-viewer/marker-list';
import { useEditingState } from '../session/editing-context';
import type { LeafImage } from '../session/view-state';
import { MarkerForm } from './marker-form';
import { type MarkersState, useMarkers } from './use-markers';

type Props = { leaf: LeafImage; item: FileItem; markers: readonly Marker[]; documentId: string | null; onClose: () => void };

/** Whether markers are viewed, added or edited. @see EDIT-087 */
type Mode = 'look' | 'add' | 'edit';

/** Full-size dialog to view and edit an image's markers. @see EDIT-087 EDIT-092 */
export function MarkerEditor({ leaf, item, markers, documentId, onClose }: Props) {
  const state = useMarkers(leaf, markers, documentId);
  const { draft, change, dirty } = state;
  const [mode, setMode] = useState<Mode>(markers.length === 0 ? 'add' : 'look');
  const leaveGuard = useLeaveQuestion(dirty);
  const icons = useEditingState((editing) => editing.input.icons);
  const stage = useRef<ImageStageHandle>(null);
  const name = fileTitle(item);
  const choose = (index: number | null) => {
    change({ type: 'choose', index });
    if (index !== null && draft.markers[index]) stage.current?.fly(draft.markers[index].latlng);
  };
  const changes = {
    move: (index: number, latlng: Marker['latlng']) => change({ type: 'edit', index, fields: { latlng }, key: 'move' }),
    end: () => change({ type: 'end' }),
    remove: (index: number) => {
      change({ type: 'remove', index });
      // the focused element was removed
      stage.current?.focus();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isStepBack(event, mode)) return setMode('look');
    const step = stepOf(event);
    const isSave = dirty && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isSave && (!step || mode === 'look' || isTextField(event.target))) return;
    event.preventDefault();
    if (step) change({ type: step });
    else if (!state.saving.isPending) state.save();
  };
  const isMarking = mode !== 'look';
  return (
    <Dialog title={name} open size="full" onClose={() => leaveGuard.ask(onClose)} description={description(draft.markers.length, dirty)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo and redo are also available as buttons */}
      <div onKeyDown={onKeyDown} className="-m-5 flex h-[calc(100%+2.5rem)] max-md:flex-col">
        <ImageStage
          ref={stage}
          name={name}
          address={ownUrl(item.url) ?? item.url}
          markers={draft.markers}
          icons={icons}
          selected={draft.chosen}
          onSelect={(index) => change({ type: 'choose', index })}
          onPlaceMarker={mode === 'add' ? (latlng, image) => change({ type: 'add', latlng: clampToImage(latlng, image) }) : undefined}
          actions={isMarking ? changes : undefined}
        >
          {isMarking && <Hint mode={mode} />}
        </ImageStage>
        {/* fixed height on phones, so that the image does not move when a marker is set */}
        <div
          className={cn(
            'flex shrink-0 flex-col overflow-y-auto border-line max-md:border-t md:w-80 md:border-s',
            isMarking ? 'max-md:h-[45%]' : 'max-md:max-h-[45%]',
          )}
        >
          <Modes mode={mode} state={state} onMode={setMode} onExit={() => leaveGuard.ask(() => exit(state, setMode))} />
          {isMarking && draft.chosen !== null && draft.markers[draft.chosen] && (
            <MarkerForm
              key={draft.chosen}
              marker={draft.markers[draft.chosen] as Marker}
              icons={icons}
              onChange={(fields, key) => change({ type: 'edit', index: draft.chosen ?? 0, fields, key })}
              onEnd={changes.end}
              onRemove={() => changes.remove(draft.chosen ?? 0)}
            />
          )}
          {draft.markers.length > 0 && (
            <div className="p-2.5">
              <MarkerList
                markers={isMarking ? draft.markers.map(withoutBody) : draft.markers}
                icons={icons}
                selected={draft.chosen}
                onSelect={choose}
              />
            </div>
          )}
        </div>
      </div>
      <LeaveMarkers question={leaveGuard.question} />
    </Dialog>
  );
}

/** Whether Escape leads from adding and editing to viewing; from there it leads out. */
function isStepBack(event: KeyboardEvent, mode: Mode): boolean {
  if (event.key !== 'Escape' || mode === 'look' || event.defaultPrevented) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Leaving the page is asked about by the editor. */
const LeaveMarkers = ({ question }: { question: LeaveQuestion | null }) => (
  <LeaveDialog question={question} title="Leave without saving the markers?" leaveLabel="Leave without saving">
    Your changes to the markers since the last save will be lost.
  </LeaveDialog>
);

const description = (count: number, dirty: boolean): string => `${markerCountLabel(count)}${dirty ? ', not saved yet' : ''}`;

// the form already shows the text
const withoutBody = (marker: Marker): Marker => ({ ...marker, body: '' });

/** The editor's undo and redo shortcuts. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

const isTextField = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea') !== null;

function exit({ change }: MarkersState, setMode: (mode: Mode) => void): void {
  change({ type: 'drop' });
  setMode('look');
}

function Hint({ mode }: { mode: Mode }) {
  return (
    <p className="glass pointer-events-none absolute top-3 left-1/2 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 text-pretty rounded-full px-4 py-1.5 text-center text-ink text-sm">
      {mode === 'add'
        ? 'Click or tap the image to add a marker. Drag a marker to move it.'
        : 'Select a marker to edit it. Drag it to move it.'}
    </p>
  );
}

type ModesProps = { mode: Mode; state: MarkersState; onMode: (mode: Mode) => void; onExit: () => void };

function Modes({ mode, state: { draft, change, dirty, saving, save }, onMode, onExit }: ModesProps) {
  const modeSwitch = (
    <div className="capitalize">
      <Segmented
        label="Marker mode"
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
    // sticky, so that Save and Exit stay visible above a long form
    <div className={cn('flex flex-col gap-3 border-line border-b bg-raised p-4', mode !== 'look' && 'sticky -top-14 z-10 max-md:-top-16')}>
      <div className="flex items-center gap-2">
        {modeSwitch}
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
      {saving.error && <ErrorNote>Couldn’t save the markers. Your changes are still here. {saving.error.message}</ErrorNote>}
    </div>
  );
}
