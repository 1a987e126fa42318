import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash';
import { useDeferredValue, useMemo, useState } from 'react';
import { invitableRoleNames, roleOfInvitation } from '@/domain/access/organization-invitations';
import { roleLabels } from '@/domain/access/roles';
import { expiryText } from '@/domain/collaboration/expiry';
import { invitationDeliveryLabels, isBeingSent } from '@/domain/collaboration/invitation-delivery';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { invitationPath } from '@/domain/page-addresses';
import { filterBySearch } from '@/domain/search';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { ListHead } from '@/ui/list-head';
import { MenuItem } from '@/ui/menu';
import type { Column, Sort } from '@/ui/table/columns';
import { Table } from '@/ui/table/table';
import { copyLink } from '../copy-link';
import { MailState } from '../invitation-dialog/mail-state';

type Actions = { onResend: (invitation: OrganizationInvitation) => void; onRevoke: (invitation: OrganizationInvitation) => void };
type Props = Actions & { invitations: readonly OrganizationInvitation[] };

const idOf = ({ id }: OrganizationInvitation) => id;
const nameOf = ({ to }: OrganizationInvitation) => to;

/** The open invitations to an organization, with the state of each email. @see COLLAB-022 COLLAB-029 COLLAB-038 */
export function InvitationTable({ invitations, onResend, onRevoke }: Props) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort | null>({ key: 'to', direction: 'ascending' });
  const deferredSearch = useDeferredValue(search);
  const columns = useMemo(() => columnsOf(onResend), [onResend]);
  const rows = useMemo(() => filterBySearch(invitations, deferredSearch, 'collaborators', ({ to }) => [to]), [invitations, deferredSearch]);
  return (
    <section aria-labelledby="open-invitations" className="min-w-0">
      <ListHead
        title={
          <h2 id="open-invitations" className="me-auto font-semibold text-base text-ink">
            Open invitations <span className="font-normal text-ink-faint text-sm tabular-nums">{invitations.length}</span>
          </h2>
        }
        {...(invitations.length > 0 && { search: { label: 'Search invitations', value: search, onChange: setSearch } })}
      />
      <div className="flex max-h-[max(24rem,calc(100dvh-20rem))]">
        <Table
          label="Open invitations"
          rows={rows}
          columns={columns}
          idOf={idOf}
          nameOf={nameOf}
          sort={sort}
          onSort={setSort}
          menuOf={(invitation) => (
            <>
              <MenuItem icon={Mail} disabled={isBeingSent(invitation.delivery)} onSelect={() => onResend(invitation)}>
                Resend the email
              </MenuItem>
              <MenuItem icon={Link2} onSelect={() => void copyLink(invitationPath('organization'))}>
                Copy the link
              </MenuItem>
              <MenuItem icon={Trash2} look="danger" onSelect={() => onRevoke(invitation)}>
                Revoke
              </MenuItem>
            </>
          )}
          empty={
            <EmptyState title="No open invitations">
              {invitations.length === 0
                ? 'Whoever accepts an invitation is listed as a member.'
                : `Nobody’s address matches “${deferredSearch}”.`}
            </EmptyState>
          }
        />
      </div>
    </section>
  );
}

const columnsOf = (onResend: Actions['onResend']): Column<OrganizationInvitation>[] => [
  { key: 'to', title: 'Email', width: 'minmax(9rem, 2fr)', sortBy: nameOf, cell: ({ to }) => <span title={to}>{to}</span> },
  {
    key: 'role',
    title: 'Role',
    width: 'minmax(5.5rem, 0.7fr)',
    sortBy: ({ role }) => invitableRoleNames.indexOf(role),
    cell: ({ role }) => <Badge>{roleLabels[roleOfInvitation[role]]}</Badge>,
  },
  {
    key: 'delivery',
    title: 'Sent',
    width: 'minmax(8rem, 1fr)',
    sortBy: ({ delivery }) => invitationDeliveryLabels[delivery.state],
    cell: (invitation) => <MailState email={invitation.to} delivery={invitation.delivery} onRetry={() => onResend(invitation)} />,
  },
  {
    key: 'expires',
    title: 'Ends',
    width: 'minmax(8rem, 1fr)',
    sortBy: ({ expires }) => expires?.getTime() ?? Number.MAX_VALUE,
    cell: ({ expires }) => <span className="text-ink-soft">{expiryText(expires, new Date())}</span>,
  },
];
