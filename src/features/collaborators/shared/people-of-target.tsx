import { useQuery } from '@tanstack/react-query';
import { organizationQueries } from '@/backend/organizations/queries';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import type { OrgId } from '@/domain/ids';
import { LazyComponent } from '@/ui/lazy-component';
import { CollectionPeopleDialog } from '@/widgets/people-with-access/collection-people-dialog';
import { MissingTargetDialog } from './missing-target-dialog';
import { useTarget } from './use-target';

const tourDialog = () => import('@/widgets/people-with-access/people-with-access-dialog').then((it) => it.PeopleWithAccessDialog);

type Props = { type: InvitedTo; id: string; organization: OrgId; onClose: () => void };

/** Everybody who can open a tour or collection, members too. @see ACCESS-037 ACCESS-039 ACCESS-062 */
export function PeopleOfTarget({ type, id, organization, onClose }: Props) {
  const { tour, collection, problem } = useTarget(type, id);
  const { data } = useQuery(organizationQueries.one(organization));
  const named = { name: data?.name ?? organization };
  if (problem !== null) return <MissingTargetDialog title={`Nobody can open this ${type}`} problem={problem} onClose={onClose} />;
  if (tour) return <LazyComponent load={tourDialog} props={{ tour, organization: named, onClose }} />;
  return collection && <CollectionPeopleDialog collection={collection} organization={named} onClose={onClose} />;
}
