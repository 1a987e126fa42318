import type { ComponentProps } from 'react';
import { Dialog } from './dialog';
import { LeaveDialog } from './leave-dialog';
import { enteredText } from './leave-guard';
import { useLeaveGuard } from './use-leave-guard';

type Props = ComponentProps<typeof Dialog> & {
  /** Whether something was entered that isn’t saved. */
  isChanged: boolean;
};

/** A dialog with a form: it asks before what was entered is lost. A Cancel that calls the parent’s `onClose` discards it without asking. */
export function FormDialog({ isChanged, onClose, children, ...dialog }: Props) {
  const guard = useLeaveGuard(isChanged, { includeQuery: true });
  return (
    <Dialog {...dialog} onClose={() => (isChanged ? guard.ask(onClose) : onClose())}>
      {children}
      <LeaveDialog question={guard.question} title="Close without saving?" leaveLabel="Close without saving">
        {enteredText}
      </LeaveDialog>
    </Dialog>
  );
}
