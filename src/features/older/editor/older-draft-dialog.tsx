import { useEffect, useState } from 'react';
import { formatDateTime } from '@/domain/time';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useCurrentUser } from '@/widgets/current-user';
import { type OlderDraft, removeOlderDraft, storedOlderDraft, storeOlderDrafts } from './older-draft';
import { useOlderEditingSession } from './older-editing-session';

/** Stores unsaved points on the device, and offers those of a visit that ended without saving. */
export function OlderDraftDialog() {
  const session = useOlderEditingSession();
  const uid = useCurrentUser()?.uid ?? '';
  const [draft, setDraft] = useState<OlderDraft | null>(null);
  useEffect(() => {
    if (uid === '') return;
    let isOver = false;
    void storedOlderDraft(session, uid).then((found) => !isOver && setDraft(found));
    const stop = storeOlderDrafts(session, uid);
    return () => {
      isOver = true;
      stop();
    };
  }, [session, uid]);
  if (!draft) return null;
  const restore = () => {
    session.store.setState({ items: draft.items, list: draft.list, pointIds: draft.pointIds, isChanged: true });
    setDraft(null);
  };
  const discard = () => {
    void removeOlderDraft(session, uid);
    setDraft(null);
  };
  return (
    <Dialog
      title="Restore unsaved changes?"
      opensUnprompted
      open
      size="small"
      onClose={() => setDraft(null)}
      footer={
        <>
          <Button onClick={discard}>Discard</Button>
          <Button look="primary" data-first-focus onClick={restore}>
            Restore
          </Button>
        </>
      }
    >
      <p className="text-pretty text-ink-soft text-sm">
        Points{draft.at && ` of ${formatDateTime(draft.at)}`} weren’t saved before this tour was closed. They are stored in this browser.
      </p>
    </Dialog>
  );
}
