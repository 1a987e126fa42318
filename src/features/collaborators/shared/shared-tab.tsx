import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import type { OrgId } from '@/domain/ids';
import { InvitationList } from './invitation-list';

type Props = { type: InvitedTo; organization: OrgId };

/** The invitations of an organization to tours or to collections. @see COLLAB-044 */
export const SharedTab = (props: Props) => (
  <Suspense fallback={<div role="status" aria-label="Loading invitations" className="skeleton h-64 rounded-xl" />}>
    <LoadedTab {...props} />
  </Suspense>
);

function LoadedTab({ type, organization }: Props) {
  const { data } = useSuspenseQuery(invitationQueries.of(organization));
  return <InvitationList invitations={data} type={type} organization={organization} />;
}
