import { useLocation, useNavigate } from 'react-router-dom';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { InvitePeople } from '@/widgets/invitation-dialog/invite-people';
import { MissingTargetDialog } from './missing-target-dialog';
import { useTarget } from './use-target';

type Props = { type: InvitedTo; id: string | null; onClose: () => void };

/** The dialog that invites to the tour or collection that the URL names. @see ROUTE-008 TOUR-015 */
export function InviteToTarget({ type, id, onClose }: Props) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // a dialog opened on the page closes by going back; one opened by a link has no page to go back to
  const close = state === openedInApp ? () => navigate(-1) : onClose;
  return (
    <LazyOverlay key={id} hasAddress onClose={close}>
      {id !== null && <Inviting type={type} id={id} onClose={close} />}
    </LazyOverlay>
  );
}

function Inviting({ type, id, onClose }: Props & { id: string }) {
  const { tour, collection, problem } = useTarget(type, id);
  if (problem !== null) return <MissingTargetDialog title={`This ${type} can’t be shared`} problem={problem} onClose={onClose} />;
  const found = tour ?? collection;
  if (!found) return null;
  const { name, organization } = found;
  return <InvitePeople target={{ type, id, name, organization }} onClose={onClose} />;
}
