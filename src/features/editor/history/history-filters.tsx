import X from 'lucide-react/icons/x';
import { findPoi } from '@/domain/folders/find';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { useEditingState } from '../session/editing-context';
import type { SavedState } from './use-saved-states';

type Props = { states: readonly SavedState[]; person: string; onPerson: (email: string) => void };

/** Whose saved versions are shown, and of which PoI; that one is chosen in its menu. */
export function HistoryFilters({ states, person, onPerson }: Props) {
  const poi = useEditingState(({ historyPoi }) => historyPoi);
  const name = useEditingState(({ edited, historyPoi }) => historyPoi && findPoi(edited.folders, historyPoi)?.name);
  const showHistoryOf = useEditingState((state) => state.showHistoryOf);
  const people = [...new Set([...states.map(({ entry }) => entry.userEmail), ...(person === '' ? [] : [person])])].filter(Boolean).sort();
  const hasPeople = people.length > 1;
  if (!poi && !hasPeople) return null;
  return (
    <div className="flex flex-col gap-2 border-line border-b px-4 py-3">
      {poi && (
        <div className="flex items-center gap-2">
          <p className="min-w-0 grow text-pretty text-ink text-sm">
            Saved versions that changed{' '}
            <span dir="auto" className="wrap-anywhere font-medium">
              {name ?? 'a PoI that was deleted'}
            </span>
          </p>
          <IconButton label="Show the history of the whole tour" icon={X} onClick={() => showHistoryOf(null)} />
        </div>
      )}
      {hasPeople && (
        <Select
          aria-label="Saved by"
          value={person}
          options={[{ value: '', label: 'Saved by anybody' }, ...people.map((email) => ({ value: email, label: email }))]}
          onChoose={onPerson}
        />
      )}
    </div>
  );
}
