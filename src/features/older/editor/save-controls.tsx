import { isAuthor } from '@/domain/access/older-tours';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { useCurrentUser } from '@/widgets/current-user';
import { useOlderEditingSession, useOlderState } from './older-editing-session';
import { saveList } from './save-list';

/** @see OLD-014 OLD-015 OLD-016 */
export function SaveControls() {
  const session = useOlderEditingSession();
  const currentUser = useCurrentUser();
  const list = useOlderState((state) => state.list);
  const isChanged = useOlderState((state) => state.isChanged);
  const isSaving = useOlderState((state) => state.isSaving);
  const problem = useOlderState((state) => state.problem);
  const isOthers = list !== null && !isAuthor(currentUser, list);
  return (
    <div className="flex shrink-0 flex-col gap-2 border-line border-t px-4 py-3">
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <p role="status" className="text-pretty text-ink-soft text-xs">
        {isSaving ? 'Saving…' : statusOf({ isNew: list === null, isChanged, isOthers })}
      </p>
      <Button
        look={list === null || isChanged ? 'primary' : 'plain'}
        size="wide"
        disabled={list?.id === ''}
        busy={isSaving}
        onClick={() => void saveList(session, currentUser)}
      >
        {list === null ? 'Save New List' : 'Save'}
      </Button>
      {problem && list !== null && !isOthers && (
        <Button size="wide" busy={isSaving} onClick={() => void saveList(session, currentUser, { asNew: true })}>
          Save as a new list
        </Button>
      )}
    </div>
  );
}

function statusOf({ isNew, isChanged, isOthers }: { isNew: boolean; isChanged: boolean; isOthers: boolean }): string {
  if (isNew) return isChanged ? 'Unsaved changes of a new list' : 'A new list';
  if (isOthers) return 'This list is somebody else’s. Saving leaves it as it is, and saves yours as a new list.';
  return isChanged ? 'Unsaved changes' : 'All changes saved';
}
