import { roleLabels } from '@/domain/access/roles';
import { shownRole } from '@/domain/people/account-filter';
import type { ListedUser } from '@/domain/people/listed-users';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { Column } from '@/ui/table/columns';
import { Moment } from '@/widgets/moment';

/** The columns of all users. @see ADMIN-026 */
export const accountColumns = (onEdit: (user: ListedUser) => void): Column<ListedUser>[] => [
  {
    key: 'email',
    title: 'Email',
    width: 'minmax(12rem, 2fr)',
    sortBy: ({ email }) => email,
    cell: ({ email, disabled }) => (
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium">{email}</span>
        {disabled && <Badge look="danger">Disabled</Badge>}
      </span>
    ),
  },
  {
    key: 'name',
    title: 'Name',
    width: 'minmax(6.5rem, 1fr)',
    sortBy: ({ displayName }) => displayName,
    cell: ({ displayName }) => displayName,
  },
  {
    key: 'organization',
    title: 'Organization',
    width: 'minmax(7rem, 1fr)',
    sortBy: ({ customClaims }) => customClaims.organization,
    cell: ({ customClaims }) => customClaims.organization || <span className="text-ink-faint">None</span>,
  },
  { key: 'role', title: 'Role', width: 'minmax(6rem, 0.7fr)', sortBy: shownRole, cell: (user) => <ShownRole user={user} /> },
  {
    key: 'verified',
    title: 'Verified',
    width: 'minmax(4.25rem, 0.5fr)',
    sortBy: ({ emailVerified }) => Number(emailVerified),
    cell: ({ emailVerified }) => (emailVerified ? 'Yes' : 'No'),
  },
  {
    key: 'lastSignIn',
    title: 'Last sign in',
    width: 'minmax(5.9rem, 0.7fr)',
    sortBy: ({ metadata }) => timeOf(metadata.lastSignInTime),
    cell: ({ metadata }) => timeText(metadata.lastSignInTime),
  },
  {
    key: 'lastRefresh',
    title: 'Last refresh',
    width: 'minmax(5.9rem, 0.7fr)',
    sortBy: ({ metadata }) => timeOf(metadata.lastRefreshTime),
    cell: ({ metadata }) => timeText(metadata.lastRefreshTime),
  },
  {
    key: 'edit',
    title: 'Edit',
    width: '4rem',
    cell: (user) => (
      <Button size="small" aria-label={`Edit ${user.email}`} onClick={() => onEdit(user)}>
        Edit
      </Button>
    ),
  },
];

/** Milliseconds; 0 for never. */
const timeOf = (formatted: string): number => Date.parse(formatted) || 0;

/** The name of the role as everywhere in Loggia, and the word that is stored. @see ACCESS-007 ACCESS-009 */
function ShownRole({ user }: { user: ListedUser }) {
  const role = shownRole(user);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      {role === 'user-unset' ? 'No role yet' : roleLabels[role]} <span className="text-ink-soft text-xs">{role}</span>
    </span>
  );
}

function timeText(formatted: string) {
  const time = timeOf(formatted);
  if (time === 0) return <span className="text-ink-soft">Never</span>;
  return <Moment time={new Date(time)} className="text-ink-soft" />;
}
