import type { ReactNode } from 'react';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useOnline } from '@/ui/use-online';
import { SaveControls } from './save-controls';
import { useSaveKey } from './use-save-key';

type Props = {
  label: string;
  /** What is edited isn’t stored yet. */
  isNew?: boolean;
  /** Label of the button that saves. */
  saveLabel?: string;
  /** The form is gone when the query of the address changes. */
  includeQuery?: boolean;
  isChanged: boolean;
  isSaving: boolean;
  /** Error message of the last save. */
  problem: string | null;
  /** What the user has to answer before saving. */
  question: ReactNode;
  /** Shown above Save, such as a preview. */
  aside?: ReactNode;
  children: ReactNode;
  /** Resolves to whether everything is saved. */
  onSave: () => Promise<boolean>;
};

/** A form over live data with its own Save, beside or below it; it asks before unsaved changes are left. @see SET-003 */
export function LiveFormFrame({
  label,
  isNew = false,
  saveLabel = 'Save',
  includeQuery = false,
  isChanged,
  isSaving,
  problem,
  question,
  aside,
  children,
  onSave,
}: Props) {
  const leaveGuard = useLeaveGuard(isChanged, { includeQuery });
  const online = useOnline();
  const submit = () => {
    if (!isSaving) void onSave();
  };
  useSaveKey(submit);
  return (
    <>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-x-10 gap-y-6 max-lg:[&_:is(input,select,textarea,button)]:scroll-mb-28 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14"
      >
        <div className="min-w-0">{children}</div>
        <div className="max-lg:contents lg:sticky lg:top-8 lg:flex lg:flex-col lg:gap-4 lg:self-start">
          {aside}
          <SaveControls question={question} isNew={isNew} label={saveLabel} isChanged={isChanged} isSaving={isSaving} problem={problem} />
        </div>
      </form>
      <LeaveDialog question={leaveGuard.question} onSave={online ? onSave : undefined}>
        Your changes aren’t saved yet and will be lost if you leave.
      </LeaveDialog>
    </>
  );
}
