import { type ComponentProps, createContext, useContext } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { LeaveDialog } from './leave-dialog';
import { leavingTexts } from './leave-texts';
import { commonTexts } from './texts';
import { useLeaveGuard } from './use-leave-guard';
import { useTexts } from './use-texts';

type Props = ComponentProps<typeof Dialog> & {
  /** Whether something was entered that isn’t saved. */
  isChanged: boolean;
};

const CloseDialog = createContext<() => void>(() => undefined);

/** A dialog with a form: it asks before what was entered is lost, by whatever way it is closed. Its Cancel is a `CancelButton`. */
export function FormDialog({ isChanged, onClose, children, ...dialog }: Props) {
  const t = useTexts(leavingTexts);
  const guard = useLeaveGuard(isChanged, { includeQuery: true });
  const close = () => (isChanged ? guard.ask(onClose) : onClose());
  return (
    <CloseDialog value={close}>
      <Dialog {...dialog} onClose={close}>
        {children}
        <LeaveDialog question={guard.question} title={t.closeTitle} leaveLabel={t.closeWithoutSaving}>
          {t.entered}
        </LeaveDialog>
      </Dialog>
    </CloseDialog>
  );
}

/** Closes the form dialog that it is in, as its close button does. */
export const CancelButton = (props: Pick<ComponentProps<typeof Button>, 'disabled'>) => (
  <Button {...props} onClick={useContext(CloseDialog)}>
    {useTexts(commonTexts).cancel}
  </Button>
);
