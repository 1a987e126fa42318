import { useCallback, useState } from 'react';
import { poiDifference } from '@/domain/tours/poi-difference';
import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import { visibleHistoryId } from '../session/saving-state';
import { HistoryFilters } from './history-filters';
import { HistoryRow } from './history-row';
import { timeOf } from './restore';
import { type SavedState, useSavedStates } from './use-saved-states';

/** The tour's saved versions, the latest with live updates, to compare and restore. @see EDIT-060 */
export function HistoryPanel() {
  const tour = useEditingState(({ input }) => input.tour.id);
  const poi = useEditingState(({ historyPoi }) => historyPoi);
  const shownId = useEditingState(visibleHistoryId);
  const [person, setPerson] = useState('');
  const isShown = useCallback(
    ({ entry, previous }: SavedState) =>
      (person === '' || entry.userEmail === person) &&
      (poi === null || (previous !== null && poiDifference(previous.folders, entry.folders, poi) !== undefined)),
    [person, poi],
  );
  const history = useSavedStates(tour, isShown);
  const { latest, states, shown } = history;
  if (latest.error) return <LoadError retry={() => void latest.refetch()} />;
  if (!latest.data) return <Skeleton />;
  if (states.length === 0) return <EmptyMessage />;
  return (
    <>
      <HistoryFilters states={states} person={person} onPerson={setPerson} />
      <ol className="divide-y divide-line" aria-label="Saved versions, newest first">
        {shown.map(({ entry, previous }) => (
          <HistoryRow
            key={`${entry.id} ${poi}`}
            entry={entry}
            previous={previous}
            poi={poi}
            isShown={entry.id === shownId}
            onNamed={(name) => history.rename(entry.id, name)}
          />
        ))}
      </ol>
      <OlderStates history={history} />
    </>
  );
}

/** How far back is shown, and the button for more. */
function OlderStates({
  history: { states, shown, isComplete, isLoadingOlder, hasFailed, loadOlder },
}: {
  history: ReturnType<typeof useSavedStates>;
}) {
  const oldest = states.at(-1);
  const isFiltered = shown.length < states.length;
  return (
    <div className="flex flex-col items-center gap-2 border-line border-t px-4 py-4 text-center" aria-live="polite">
      {isFiltered && oldest && (
        <p className="text-pretty text-ink-soft text-sm">
          {shown.length === 0 ? 'None' : shown.length} of {states.length} saved versions{isComplete ? '' : ` since ${timeOf(oldest.entry)}`}
          .
        </p>
      )}
      {hasFailed && <p className="text-pretty text-ink-soft text-sm">Couldn’t load older versions. Check your connection and try again.</p>}
      {isComplete ? (
        <p className="text-pretty text-ink-faint text-xs">
          These are all. Kept are those of the last hour, one of each 10 minutes for a day, each hour for a week and each day for 90 days,
          the latest ten, and those with a name.
        </p>
      ) : (
        <Button size="small" disabled={isLoadingOlder} onClick={loadOlder}>
          {isLoadingOlder ? 'Loading…' : 'Show older versions'}
        </Button>
      )}
    </div>
  );
}

const EmptyMessage = () => (
  <div className="px-6 py-8 text-center text-sm">
    <p className="font-medium text-ink">No saved versions yet.</p>
    <p className="mt-1 text-pretty text-ink-soft">Each save appears here, so you can see what changed and restore it.</p>
  </div>
);

const LoadError = ({ retry }: { retry: () => void }) => (
  <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
    <p className="text-pretty text-ink-soft text-sm">Couldn’t load the history. The tour and your changes are safe.</p>
    <Button onClick={retry}>Retry</Button>
  </div>
);

const Skeleton = () => (
  <div role="status" aria-label="Loading the history" className="flex flex-col gap-4 px-4 py-4">
    {[70, 60, 65].map((width) => (
      <div key={width} className="skeleton h-14" style={{ width: `${width}%` }} />
    ))}
  </div>
);
