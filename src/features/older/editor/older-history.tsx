import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePoiList } from '@/backend/older/commands';
import { olderQueries } from '@/backend/older/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { cardOf } from '@/backend/people/cards';
import { canDeletePoiList } from '@/domain/access/older-tours';
import { isGlobalAdmin } from '@/domain/access/principals';
import { isEmail } from '@/domain/email';
import { allItems } from '@/domain/older/edits';
import type { PoiList } from '@/domain/older/poi-lists';
import { plural } from '@/domain/plural';
import { formatDateTime } from '@/domain/time';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveQuestion } from '@/ui/use-leave-guard';
import { useCurrentUser } from '@/widgets/current-user';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useMutation } from '@/widgets/use-mutation';
import { useOlderEditingSession, useOlderState } from './older-editing-session';

/** All saved lists of the tour, the latest first. @see OLD-013 OLD-020 */
export function OlderHistory() {
  const { ref, load } = useOlderEditingSession();
  const loaded = useOlderState((state) => state.list);
  const guard = useLeaveQuestion(useOlderState((state) => state.isChanged));
  const closePanel = usePlayerState((state) => state.closePanel);
  const { data: lists, error, refetch } = useQuery({ ...olderQueries.lists(ref.organization, ref.tour), retryOnMount: false });
  const open = (list: PoiList | null) =>
    guard.ask(() => {
      load(list);
      closePanel();
    });
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
        <p className="text-ink-soft text-sm">Couldn’t load the saved lists. Your points aren’t affected.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  }
  return (
    <div className="px-4 py-2">
      {lists?.length === 0 && <p className="py-6 text-center text-ink-soft text-sm">No saved lists yet.</p>}
      <ol className="divide-y divide-line">
        {lists?.map((list) => (
          <Entry key={list.id} list={list} isLoaded={list.id === loaded?.id} onLoad={() => open(list)} />
        ))}
      </ol>
      <div className="border-line border-t py-3">
        <Button size="small" onClick={() => open(null)}>
          New list
        </Button>
      </div>
      <LeaveDialog question={guard.question} title="Load another list?" leaveLabel="Load">
        Your changes of this list aren’t saved yet and will be lost.
      </LeaveDialog>
    </div>
  );
}

function Entry({ list, isLoaded, onLoad }: { list: PoiList; isLoaded: boolean; onLoad: () => void }) {
  const { ref, store } = useOlderEditingSession();
  const currentUser = useCurrentUser();
  const { data: organization } = useQuery(organizationQueries.one(ref.organization));
  const [isDeleting, setDeleting] = useState(false);
  const count = allItems(list.poi).length;
  const deletion = useMutation({
    mutationFn: () => deletePoiList(ref, list.id),
    meta: { done: `POI List deleted: ${list.id}`, failed: () => `Unable to delete POI List: ${list.id}` },
    // the points stay in the editor, as a new list
    onSuccess: () => store.setState((state) => (state.list?.id === list.id ? { list: null, isChanged: true } : state)),
  });
  const time = list.updated ? formatDateTime(list.updated) : 'A moment ago';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 grow">
        <p className="font-medium text-ink text-sm tabular-nums">
          {time}
          {isLoaded && <span className="ms-2 text-ink-faint text-xs">loaded</span>}
        </p>
        <p className="truncate text-ink-soft text-sm">
          <Author list={list} />, {plural(count, { one: '# point', other: '# points' })}
        </p>
      </div>
      <Button size="small" disabled={isLoaded} aria-label={`Load the list of ${time}`} onClick={onLoad}>
        Load
      </Button>
      {organization && canDeletePoiList(currentUser, organization, list) && (
        <Button size="small" look="quiet" aria-label={`Delete the list of ${time}`} onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      {isDeleting && (
        <ConfirmDialog
          title="Delete this list?"
          confirmLabel="Delete"
          danger
          busy={deletion.isPending}
          error={deletion.error && `${deletion.error.message} The list is unchanged.`}
          onConfirm={() => deletion.mutate()}
          onClose={() => setDeleting(false)}
        >
          <p>The list of {time} is removed for everybody, and can’t be restored.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Global admins may know who an account is. */
function Author({ list }: { list: PoiList }) {
  const currentUser = useCurrentUser();
  const author = authorOf(list, currentUser?.uid);
  const isUnknown = author === anotherEditor && list.user !== '';
  const { data: card } = useQuery({ ...cardOf(list.user || '-'), enabled: isUnknown && isGlobalAdmin(currentUser), throwOnError: false });
  return (isUnknown && (card?.displayName || card?.email)) || author;
}

const anotherEditor = 'Another editor';

function authorOf({ user }: PoiList, uid: string | undefined): string {
  if (user !== '' && user === uid) return 'You';
  return isEmail(user) ? user : anotherEditor;
}
