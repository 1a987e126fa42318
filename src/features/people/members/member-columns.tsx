import { roles } from '@/domain/access/roles';
import type { UserId } from '@/domain/ids';
import { memberStateLabels, nameOfMember, type OrganizationMember, roleNameOf } from '@/domain/people/organization-members';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/table/columns';
import { Moment } from '@/widgets/moment';

/** The columns of Manage users. @see COLLAB-030 COLLAB-031 */
export const memberColumns = (ownUid: UserId | null): Column<OrganizationMember>[] => [
  {
    key: 'name',
    title: 'Name',
    width: 'minmax(14rem, 2fr)',
    sortBy: nameOfMember,
    cell: (member) => <MemberName member={member} isOwn={member.uid === ownUid} />,
  },
  {
    key: 'role',
    title: 'Role',
    width: 'minmax(8rem, 1fr)',
    sortBy: ({ hasRole, role }) => (hasRole ? roles.indexOf(role) : -1),
    cell: (member) => <Badge look={member.hasRole ? 'plain' : 'danger'}>{roleNameOf(member)}</Badge>,
  },
  {
    key: 'lastSignIn',
    title: 'Last sign-in',
    width: 'minmax(11rem, 1fr)',
    sortBy: ({ lastSignIn }) => lastSignIn,
    cell: ({ lastSignIn }) => <span className="text-ink-soft">{lastSignIn ? <Moment time={lastSignIn} /> : 'Never'}</span>,
  },
  {
    key: 'state',
    title: 'State',
    width: 'minmax(9rem, 1fr)',
    sortBy: ({ state }) => memberStateLabels[state],
    cell: ({ state }) =>
      state === 'active' ? (
        <span className="text-ink-soft">{memberStateLabels[state]}</span>
      ) : (
        <Badge look={state === 'disabled' ? 'danger' : 'plain'}>{memberStateLabels[state]}</Badge>
      ),
  },
];

function MemberName({ member, isOwn }: { member: OrganizationMember; isOwn: boolean }) {
  const { displayName, email } = member;
  return (
    <span className="block min-w-0 leading-tight">
      <span className="block truncate font-medium">
        {nameOfMember(member)}
        {isOwn && <span className="font-normal text-ink-faint"> (you)</span>}
      </span>
      {displayName && <span className="block truncate text-ink-faint text-xs">{email}</span>}
    </span>
  );
}
