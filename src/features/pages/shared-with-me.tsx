import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { invitationQueries } from '@/backend/invitations/queries';
import { accessLevelLabels, isActive } from '@/domain/access/invitations';
import { collectionPath, tourLandingPath } from '@/domain/addresses';
import { type Collaboration, isInvitation } from '@/domain/collaboration/collaborations';
import { expiryWords } from '@/domain/collaboration/expiry';
import { collectionId, tourId } from '@/domain/ids';
import { byText } from '@/domain/search';
import { Badge } from '@/ui/badge';
import { Empty } from '@/ui/empty';
import { useFacts } from '@/widgets/facts';
import { useWho } from '@/widgets/who';

/** What others shared with the person, in force now: tours and collections, each with the way to it. @see COLLAB-037 COLLAB-042 AUTH-044 */
export function SharedWithMe() {
  const who = useWho();
  const { data: invitations } = useSuspenseQuery(invitationQueries.mine(who?.email ?? ''));
  const { now } = useFacts();
  const open = invitations
    .filter((one) => isInvitation(one) && isActive(one, now))
    .sort((one, other) => byText(nameOf(one), nameOf(other)));
  if (open.length === 0) {
    return (
      <Empty title="No invitations found.">
        Tours that somebody shares with {who?.email} appear here. Ask for an invitation to exactly this address.
      </Empty>
    );
  }
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
      {open.map((invitation) => (
        <Shared key={invitation.id} invitation={invitation} now={now} />
      ))}
    </ul>
  );
}

const nameOf = ({ tourName, tour }: Collaboration): string => tourName || tour;

type SharedProps = { invitation: Collaboration; now: Date };

function Shared({ invitation, now }: SharedProps) {
  const { type, tour, organization, accessLevel, expires } = invitation;
  const path = type === 'collection' ? collectionPath(collectionId(tour)) : tourLandingPath(tourId(tour));
  return (
    <li>
      <Link to={path} className="-outline-offset-2 flex min-h-16 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-hover">
        <span className="flex min-w-0 grow flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
          <span className="min-w-0 max-w-full">
            <span className="block truncate font-medium text-base text-ink">{nameOf(invitation)}</span>
            <span className="block text-ink-soft text-sm tabular-nums">
              {[type === 'collection' ? 'Collection' : 'Tour', organization, expiryWords(expires, now)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="shrink-0">
            <Badge look={accessLevel === 'readUpdate' ? 'accent' : 'plain'}>{accessLevelLabels[accessLevel]}</Badge>
          </span>
        </span>
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}
