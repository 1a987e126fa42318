import { Button } from '@/ui/button';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useOnline } from '@/ui/use-online';
import { useCurrentUser } from '@/widgets/current-user';
import { useSaveKey } from '@/widgets/live-form/use-save-key';
import { ScanBanner } from '@/widgets/player-session/scan-banner';
import { removeOlderDraft } from './older-draft';
import { OlderDraftDialog } from './older-draft-dialog';
import { useItem, useOlderEditingSession, useOlderState } from './older-editing-session';
import { applyView, cancelScanTool, placeInCenter } from './older-scan-tools';
import { saveList } from './save-list';

// opening a point changes the address, and leaves nothing
const withoutStart = (address: string) => address.replace(/[?&]start=[^&]*/, '');

/** What is shown over the scan, and the question before unsaved changes are left. @see OLD-013 OLD-017 */
export function OlderBanners() {
  const session = useOlderEditingSession();
  const currentUser = useCurrentUser();
  const isOnline = useOnline();
  const guard = useLeaveGuard(
    useOlderState((state) => state.isChanged),
    { includeQuery: true, normalize: withoutStart },
  );
  useSaveKey(() => {
    if (session.store.getState().isChanged) void saveList(session, currentUser);
  });
  return (
    <>
      <PlacingBanner />
      <SetViewBanner />
      <OlderDraftDialog />
      <LeaveDialog
        question={guard.question}
        onSave={isOnline ? () => saveList(session, currentUser) : undefined}
        onDiscard={() => currentUser && void removeOlderDraft(session, currentUser.uid)}
      >
        Your changes of the list aren’t saved yet and will be lost if you leave.
      </LeaveDialog>
    </>
  );
}

/** @see OLD-013 */
function PlacingBanner() {
  const session = useOlderEditingSession();
  const isPlacing = useOlderState((state) => state.placing !== null);
  const canPlace = useOlderState((state) => state.canPlace);
  if (!isPlacing) return null;
  const hint = 'Click or tap where the tag should be. Drag to look around, or press Escape to cancel.';
  return (
    <ScanBanner title="You are placing a tag" hint={canPlace ? hint : 'Preparing the scan…'}>
      <Button size="small" disabled={!canPlace} onClick={() => void placeInCenter(session)}>
        Place in the center
      </Button>
      <Button size="small" look="quiet" onClick={() => cancelScanTool(session)}>
        Cancel
      </Button>
    </ScanBanner>
  );
}

/** @see OLD-013 */
function SetViewBanner() {
  const session = useOlderEditingSession();
  const item = useItem(useOlderState((state) => state.changingView));
  if (!item) return null;
  return (
    <ScanBanner title={`New view of “${item.name}”`} hint="Move and look around to find the new view, then set it.">
      <Button size="small" look="primary" onClick={() => applyView(session, item.identifier)}>
        Set View
      </Button>
      <Button size="small" look="quiet" onClick={() => cancelScanTool(session)}>
        Cancel
      </Button>
    </ScanBanner>
  );
}
