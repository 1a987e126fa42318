import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { invitationQueries } from '@/backend/invitations/queries';
import { errorMessage } from '@/domain/app-error';
import { collaboratorsOfPath } from '@/domain/collaboration/collaboration-page-addresses';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { toursPath } from '@/domain/page-addresses';
import { newestFirst } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import { Button } from '@/ui/button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { useTexts } from '@/ui/use-texts';
import { useInvitationChanges } from '@/widgets/invitation-dialog/use-invitation-changes';
import { CollaboratorRow } from './collaborator-row';
import { InlineInvite } from './inline-invite';
import { collaboratorsTexts } from './texts';

const deleteDialog = () => import('../../delete/delete-tour-dialog').then((it) => it.DeleteTourDialog);

type Props = { tour: Tour; canDelete: boolean; onListPeople: () => void };

/** Invites people to the tour, lists the latest who are invited, and deletes the tour. For those who may invite. @see COLLAB-028 COLLAB-048 */
export function CollaboratorsBlock({ tour, canDelete, onListPeople }: Props) {
  const t = useTexts(collaboratorsTexts);
  const { data: invitations, error } = useQuery(invitationQueries.ofTour(tour.id));
  const count = invitations?.length ?? 0;
  return (
    <section aria-labelledby="collaborators" className="print:hidden">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="collaborators" className="me-auto flex items-baseline gap-2.5 font-semibold text-2xl text-ink tracking-tight">
          {t.title}
          {count > 0 && <span className="font-normal text-ink-faint text-sm tabular-nums">{invitationNumber.format(count)}</span>}
        </h2>
        <Button size="small" look="quiet" onClick={onListPeople}>
          <Eye aria-hidden size={15} strokeWidth={1.75} />
          {t.people}
        </Button>
      </div>
      <div className="flex flex-col gap-4 rounded-xl border border-line bg-surface py-4 shadow-card">
        <div className="px-4">
          <InlineInvite target={{ ...tour, type: 'tour' }} invitations={invitations ?? []} />
        </div>
        {invitations && <Latest tour={tour} invitations={invitations} />}
        {error && <p className="px-4 text-danger text-sm">{t.listFailed({ reason: errorMessage(error) })}</p>}
        {canDelete && <DeleteTour tour={tour} />}
      </div>
    </section>
  );
}

const invitationNumber = numberFormat();
const maxShown = 5;
const newestInvitation = newestFirst<Collaboration>(({ createdAt }) => createdAt);

function Latest({ tour, invitations }: Pick<Props, 'tour'> & { invitations: readonly Collaboration[] }) {
  const t = useTexts(collaboratorsTexts);
  const now = useCurrentMinute();
  const actions = useInvitationChanges();
  if (invitations.length === 0) return <p className="px-4 text-ink-soft text-sm">{t.none}</p>;
  return (
    <div>
      <ul aria-label={t.invited} className="border-line border-y">
        {invitations
          .toSorted(newestInvitation)
          .slice(0, maxShown)
          .map((invitation) => (
            <CollaboratorRow key={invitation.id} invitation={invitation} now={now} actions={actions} />
          ))}
      </ul>
      <p className="px-4 pt-3 text-sm">
        <Link to={collaboratorsOfPath(tour.name)} className="rounded font-medium text-ink underline underline-offset-2">
          {invitations.length > maxShown ? t.manageAll({ count: invitations.length }) : t.changeAccess}
        </Link>
      </p>
    </div>
  );
}

function DeleteTour({ tour }: Pick<Props, 'tour'>) {
  const t = useTexts(collaboratorsTexts);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="border-line border-t px-4 pt-4">
      <Button look="danger" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        {t.deleteTour}
      </Button>
      <LazyOverlay onClose={close}>
        {isOpen && <LazyComponent load={deleteDialog} props={{ tour, onClose: close, onDeleted: () => navigate(toursPath) }} />}
      </LazyOverlay>
    </div>
  );
}
