import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { hasUnfinished } from '../files/uploads';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Asks before unsaved work is left behind. @see EDIT-059 */
export function LeaveDialog() {
  const { save, store } = useEditingSession();
  const needsSaving = useEditingState((state) => state.needsSaving);
  const keepsDraft = useEditingState((state) => state.keepsDraft);
  const tour = useEditingState((state) => state.given.tour.id);
  const isUnfinished = useEditingState(hasUnfinished);
  const leaving = useLeaveGuard(needsSaving || isUnfinished, { place: (address) => placeOf(address, tour) });
  const [isSaving, setSaving] = useState(false);
  if (!leaving) return null;
  const saveAndLeave = async () => {
    setSaving(true);
    await save();
    setSaving(false);
    if (store.getState().needsSaving) leaving.stay();
    else leaving.leave();
  };
  return (
    <Dialog
      title="Leave with unsaved changes?"
      open
      size="small"
      onClose={leaving.stay}
      footer={
        <>
          <Button onClick={leaving.stay}>Stay</Button>
          <Button look={keepsDraft && !isUnfinished ? 'plain' : 'danger'} onClick={leaving.leave}>
            Leave
          </Button>
          {!isUnfinished && (
            <Button look="primary" busy={isSaving} onClick={() => void saveAndLeave()}>
              Save and leave
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 text-pretty text-ink-soft text-sm">
        {isUnfinished && <p>Uploads are under way, or markers of an image are not taken over yet. If you leave, these end.</p>}
        {needsSaving && <p>{keepsDraft ? keptWords : lostWords}</p>}
      </div>
    </Dialog>
  );
}

const keptWords = 'What you changed is not saved yet. If you leave, it stays on this device and is offered to you when you come back.';
const lostWords = 'What you changed is not saved yet, and this browser keeps no copy of it: if you leave, it is lost.';

/** Another way to look at the same tour is no leaving: what was done stays. */
function placeOf(address: string, tour: string): string {
  const [, path = ''] = address.split('#');
  return /^\/(?:digital-twin|dashboard\/tour)\/([^/?]+)/.exec(path)?.[1] === encodeURIComponent(tour) ? tour : address;
}
