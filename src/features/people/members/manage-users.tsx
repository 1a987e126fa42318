import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQueries } from '@/backend/people/queries';
import { canManageMembers, canSeeMembers, removalDenial } from '@/domain/access/members';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import type { OrganizationMember } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LazyComponent } from '@/ui/lazy-component';
import { BulkOverlay } from '@/widgets/bulk/bulk-overlay';
import { useCurrentUser } from '@/widgets/current-user';
import { useAllowed } from '@/widgets/use-allowed';
import type { BulkRequest } from './bulk/bulk-dialogs';
import { DeleteUserDialog } from './delete-user-dialog';
import { MemberTable, MemberTableSkeleton } from './member-table';
import { RemovalDeniedDialog } from './removal-denied-dialog';
import { RoleDialog } from './role-dialog';
import { useRemoveMember } from './use-remove-member';

type Props = { organization: OrgId };

/** The members of an organization, with role, last sign-in and state; admins change roles, remove members and delete users. @see COLLAB-030 COLLAB-032 ACCESS-016 */
export function ManageUsers({ organization }: Props) {
  const { isAllowed, isPending } = useAllowed((user, directory) => canSeeMembers(user, organization, directory));
  if (isPending) return <Loading />;
  if (isAllowed) return <Members organization={organization} />;
  return (
    <EmptyState title="You do not have permission to manage collaborators.">
      Editors and admins of {organization} see its members. Ask one of them.
    </EmptyState>
  );
}

const Loading = () => (
  <>
    <p role="status" className="mb-3 text-ink-soft text-sm">
      Loading...
    </p>
    <MemberTableSkeleton />
  </>
);

const bulkDialogs = () => import('./bulk/bulk-dialogs').then((it) => it.BulkDialogs);

type Request = { kind: 'role' | 'delete'; member: OrganizationMember } | { kind: 'denied'; member: OrganizationMember; reason: string };

function Members({ organization }: Props) {
  const currentUser = useCurrentUser();
  const { data: members, error, refetch, isFetching } = useQuery(peopleQueries.membersOf(organization));
  const [request, setRequest] = useState<Request | null>(null);
  const [many, setMany] = useState<BulkRequest | null>(null);
  const remove = useRemoveMember(organization);
  const close = () => setRequest(null);
  const removeOrExplain = (member: OrganizationMember) => {
    const reason = removalDenial(currentUser, member);
    if (reason === null) remove(member);
    else setRequest({ kind: 'denied', member, reason });
  };
  if (!members && error) {
    return (
      <div role="alert">
        <EmptyState
          title="Couldn’t load the users"
          action={
            <Button look="primary" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)}
        </EmptyState>
      </div>
    );
  }
  if (!members) return <Loading />;
  const canManage = canManageMembers(currentUser, organization);
  return (
    <>
      {!canManage && (
        <p className="mb-4 rounded-md bg-sunken px-3.5 py-3 text-pretty text-ink-soft text-sm">
          You can see the members. To change a role or remove somebody, ask an admin of {organization}.
        </p>
      )}
      <MemberTable
        members={members}
        ownUid={currentUser?.uid ?? null}
        actions={
          canManage
            ? {
                onRole: (member) => setRequest({ kind: 'role', member }),
                onRemove: removeOrExplain,
                onDelete: (member) => setRequest({ kind: 'delete', member }),
                onMany: setMany,
              }
            : null
        }
      />
      {request?.kind === 'role' && <RoleDialog organization={organization} member={request.member} onClose={close} />}
      {request?.kind === 'denied' && <RemovalDeniedDialog member={request.member} reason={request.reason} onClose={close} />}
      {request?.kind === 'delete' && <DeleteUserDialog organization={organization} member={request.member} onClose={close} />}
      <BulkOverlay onClose={() => setMany(null)}>
        {many && <LazyComponent load={bulkDialogs} props={{ request: many, organization, onClose: () => setMany(null) }} />}
      </BulkOverlay>
    </>
  );
}
