import Back from 'lucide-react/icons/arrow-left';
import Camera from 'lucide-react/icons/camera';
import { useMemo } from 'react';
import { allPois, type Folder } from '@/domain/folders/folder';
import { changeGuidedTour, moveStop } from '@/domain/guided-tours/changes';
import type { GuidedTour } from '@/domain/guided-tours/guided-tour';
import { remainingStops } from '@/domain/guided-tours/limits';
import { stopTargets } from '@/domain/guided-tours/missing';
import { guidedStopId, poiId } from '@/domain/ids';
import { guidedTourLimits } from '@/domain/limits';
import { nameText } from '@/domain/plain-name';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { SortableList } from '@/ui/sorting/sortable-list';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useCommand } from '../commands/use-command';
import { useEditableField, useEditingSession, useEditingState } from '../session/editing-context';
import { addPoint, editTours } from './add-stops';
import { nameOfStop, useScanList } from './stop-names';
import { StopRow } from './stop-row';

/** One guided tour: its name, its description and its stops. */
export function GuidedTourEditor({ tour }: { tour: GuidedTour }) {
  const showGuidedTour = useEditingState((state) => state.showGuidedTour);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button look="quiet" size="small" onClick={() => showGuidedTour(null)}>
          <Back aria-hidden size={16} strokeWidth={1.75} />
          All guided tours
        </Button>
      </div>
      <Head tour={tour} />
      <Stops tour={tour} />
      <Adding tour={tour} />
    </div>
  );
}

function Head({ tour: { id, name, description } }: { tour: GuidedTour }) {
  const session = useEditingSession();
  const set = (changes: Partial<GuidedTour>, field: string) =>
    void editTours(
      session,
      `Change ${field}`,
      (tours) => changeGuidedTour(tours, id, (tour) => ({ ...tour, ...changes })),
      `${field} ${id}`,
    );
  const nameField = useEditableField(name, (typed) => set({ name: nameText(typed) }, 'name of the guided tour'));
  const descriptionField = useEditableField(description, (typed) => set({ description: typed }, 'description of the guided tour'));
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={guidedTourLimits.name}
        error={name.trim() === '' ? 'Enter a name: visitors choose by it.' : null}
        {...nameField}
      />
      <TextArea label="Description" rows={2} maxLength={guidedTourLimits.description} {...descriptionField} />
    </>
  );
}

function Stops({ tour }: { tour: GuidedTour }) {
  const session = useEditingSession();
  const folders = useEditingState((state) => state.edited.folders);
  const sweeps = useScanList('sweeps');
  const points = useMemo(() => new Map(allPois(folders).map((poi) => [poi.identifier, poi])), [folders]);
  const targets = useMemo(() => stopTargets(folders, sweeps), [folders, sweeps]);
  const nameOf = (key: string) => {
    const index = tour.stops.findIndex(({ id }) => id === key);
    const stop = tour.stops[index];
    return stop ? nameOfStop(stop, index, points) : '';
  };
  if (tour.stops.length === 0)
    return (
      <p className="text-pretty text-ink-soft text-sm">
        No stops yet. Go to a place in the scan, look where visitors shall look, and add the view.
      </p>
    );
  return (
    <SortableList
      keys={tour.stops.map(({ id }) => id)}
      nameOf={nameOf}
      onMove={(key, to) => void editTours(session, 'Move stop', (tours) => moveStop(tours, guidedStopId(key), to))}
    >
      <ol className="flex flex-col gap-1" aria-label="Stops">
        {tour.stops.map((stop, index) => (
          <StopRow key={stop.id} stop={stop} number={index + 1} name={nameOf(stop.id)} targets={targets} />
        ))}
      </ol>
    </SortableList>
  );
}

function Adding({ tour }: { tour: GuidedTour }) {
  const session = useEditingSession();
  const tours = useEditingState((state) => state.edited.guidedTours);
  const folders = useEditingState((state) => state.edited.folders);
  const { name, isEnabled, run } = useCommand('add-stop');
  const options = useMemo(() => pointOptions(folders), [folders]);
  const remaining = remainingStops(tours, tour);
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button look="primary" disabled={!isEnabled || remaining === 0} onClick={run}>
          <Camera aria-hidden size={18} strokeWidth={1.75} />
          {name}
        </Button>
        <p className="text-ink-faint text-xs tabular-nums" role="status">
          {remaining === 0
            ? 'No room for more stops: delete one first.'
            : `${plural(tour.stops.length, { one: '# stop', other: '# stops' })}, room for ${remaining} more`}
        </p>
      </div>
      <Combobox
        label="Add point"
        placeholder="Choose a point"
        hint={options.length === 0 ? 'The tour has no points yet.' : 'The stop opens it.'}
        disabled={options.length === 0 || remaining === 0}
        value=""
        options={options}
        onChange={(id) => addPoint(session, poiId(id))}
      />
    </div>
  );
}

/** Points with the folder that they are in: several can have the same name. */
const pointOptions = (folders: readonly Folder[]): { value: string; label: string }[] =>
  folders.flatMap((folder) => [
    ...folder.pois.map(({ identifier, name }) => ({ value: identifier as string, label: `${name} · ${folder.name}` })),
    ...pointOptions(folder.children),
  ]);
