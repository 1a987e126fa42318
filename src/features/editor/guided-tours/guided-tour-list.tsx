import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { moveGuidedTour } from '@/domain/guided-tours/changes';
import type { GuidedTour } from '@/domain/guided-tours/guided-tour';
import { guidedTourId } from '@/domain/ids';
import { guidedTourLimits } from '@/domain/limits';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { SortableList } from '@/ui/sorting/sortable-list';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { addTour, deleteTour, editTours } from './add-stops';
import { MadeTours } from './made-tours';

/** The guided tours in their order, and what a new one can be made of. */
export function GuidedTourList({ tours }: { tours: readonly GuidedTour[] }) {
  const session = useEditingSession();
  const isFull = tours.length >= guidedTourLimits.tours;
  const nameOf = (key: string) => tours.find(({ id }) => id === key)?.name ?? '';
  const move = (key: string, to: number) =>
    void editTours(session, 'Move guided tour', (all) => moveGuidedTour(all, guidedTourId(key), to));
  return (
    <div className="flex flex-col gap-5">
      {tours.length === 0 && (
        <p className="text-pretty text-ink-soft text-sm">
          A guided tour leads visitors through the scan from stop to stop, with a text or your voice. They can pause it and look around at
          any time.
        </p>
      )}
      <SortableList keys={tours.map(({ id }) => id)} nameOf={nameOf} onMove={move}>
        <ol className="flex flex-col gap-1" aria-label="Guided tours">
          {tours.map((tour) => (
            <Row key={tour.id} tour={tour} />
          ))}
        </ol>
      </SortableList>
      <div>
        <Button look="primary" disabled={isFull} onClick={() => addTour(session)}>
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          Add a guided tour
        </Button>
        <p className="mt-1.5 text-ink-faint text-xs tabular-nums">
          {tours.length} of {guidedTourLimits.tours} guided tours{isFull && ': delete one before you add another'}
        </p>
      </div>
      {!isFull && <MadeTours />}
    </div>
  );
}

function Row({ tour }: { tour: GuidedTour }) {
  const session = useEditingSession();
  const showGuidedTour = useEditingState((state) => state.showGuidedTour);
  const { item, handle, isDragging } = useSortableItem(tour.id);
  const name = tour.name || 'Without a name';
  return (
    <li
      {...item}
      className={cn('flex items-center gap-1 rounded-lg border border-line bg-surface', isDragging && 'relative z-10 opacity-80')}
    >
      <SortHandle name={name} {...handle} className="h-11 w-7 max-md:w-9" />
      <button type="button" onClick={() => showGuidedTour(tour.id)} className="min-h-11 min-w-0 grow py-1.5 text-start">
        <span className="block truncate font-medium text-ink text-sm">{name}</span>
        <span className="block text-ink-soft text-xs tabular-nums">{plural(tour.stops.length, { one: '# stop', other: '# stops' })}</span>
      </button>
      <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => deleteTour(session, tour)} />
    </li>
  );
}
