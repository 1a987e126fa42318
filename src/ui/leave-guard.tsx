import type { ReactNode } from 'react';
import { LeaveDialog } from './leave-dialog';
import { leavingTexts } from './leave-texts';
import { useLeaveGuard } from './use-leave-guard';
import { useTexts } from './use-texts';

type Props = {
  /** Whether something was entered that isn’t saved. */
  isChanged: boolean;
  /** The form is gone when the query of the address changes. */
  includeQuery?: boolean;
  /** What happens to it. */
  children?: ReactNode;
};

/** Asks before somebody leaves the page of a form with what they entered, by whatever way. For a form in a dialog there is `FormDialog`. */
export function LeaveGuard({ isChanged, includeQuery = false, children }: Props) {
  const { entered } = useTexts(leavingTexts);
  const { question } = useLeaveGuard(isChanged, { includeQuery });
  return <LeaveDialog question={question}>{children ?? entered}</LeaveDialog>;
}
