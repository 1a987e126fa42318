import { useIsWriting } from '@/ui/use-is-writing';
import { useEditingState } from '../session/editing-context';
import { DraftDialog } from './draft-dialog';
import { LeaveDialog } from './leave-dialog';
import { SaveProblem } from './save-problem';

/** What has to be said or asked about saving. */
export function SaveNotices() {
  const offered = useEditingState((state) => state.offered);
  const isWriting = useIsWriting();
  return (
    <>
      <SaveProblem />
      {offered && !isWriting && <DraftDialog key={offered.tab} draft={offered} />}
      <LeaveDialog />
    </>
  );
}
