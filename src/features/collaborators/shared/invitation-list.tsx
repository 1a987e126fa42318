import Eye from 'lucide-react/icons/eye';
import UserPlus from 'lucide-react/icons/user-plus';
import { useCallback, useMemo, useState } from 'react';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import type { InvitationSort } from '@/domain/collaboration/invitation-groups';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { BulkOverlay } from '@/widgets/bulk/bulk-overlay';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSection, ListSizes } from '@/widgets/entity-list/list-layout';
import { ListToolbar } from '@/widgets/entity-list/list-toolbar';
import type { SortOption } from '@/widgets/entity-list/sort-select';
import { useSelection } from '@/widgets/entity-list/use-selection';
import { type InvitationActions, useInvitationChanges } from '@/widgets/invitation-dialog/use-invitation-changes';
import { ChooseTargetDialog } from './choose-target-dialog';
import { EndDialog } from './end-dialog';
import { InvitationRow } from './invitation-row';
import { InviteToTarget } from './invite-to-target';
import { PeopleOfTarget } from './people-of-target';
import { SelectedActions } from './selected-actions';
import { type InvitationItem, useFoundGroups, useInvitationAddress } from './use-list';

type Props = { invitations: readonly Collaboration[]; type: InvitedTo; organization: OrgId };

const resendDialog = () => import('./resend-dialog').then((it) => it.ResendDialog);

const sizes: ListSizes = { minCardWidth: 20, cardText: 8, narrowCardText: 8, row: 4, narrowRow: 10, minLineWidth: 56 };

const sorts: readonly SortOption<InvitationSort>[] = [
  { value: 'name', label: 'Email' },
  { value: 'access', label: 'Access' },
  { value: 'end', label: 'End' },
  { value: 'opened', label: 'Last opened' },
];

/** The invitations of one type in groups, one for each tour or collection. @see COLLAB-004 COLLAB-005 */
export function InvitationList({ invitations, type, organization }: Props) {
  const address = useInvitationAddress();
  const groups = useFoundGroups(invitations, type, address);
  const actions = useInvitationChanges();
  const [isChoosing, setChoosing] = useState(false);
  const [listed, setListed] = useState<string | null>(null);
  const closeListed = () => setListed(null);
  const [ending, setEnding] = useState<readonly Collaboration[]>([]);
  const invite = (
    <Button look="primary" onClick={() => setChoosing(true)}>
      <UserPlus aria-hidden size={16} strokeWidth={1.75} />
      Invite
    </Button>
  );
  const hasAny = useMemo(() => invitations.some((invitation) => invitation.type === type), [invitations, type]);
  return (
    <>
      {hasAny ? (
        <>
          <div className="flex flex-wrap items-center gap-3 pb-2">
            <ListToolbar
              searchLabel={`Search people and ${type}s`}
              address={{ q: address.q, sort: address.sort, mode: 'list' }}
              onChange={address.change}
              sorts={sorts}
              hasSelection
            />
            <span className="ms-auto">{invite}</span>
          </div>
          <Groups
            invitations={invitations}
            groups={groups}
            type={type}
            actions={actions}
            isSearch={address.q.trim() !== ''}
            onInvite={address.openItem}
            onList={setListed}
            onChooseEnd={setEnding}
          />
        </>
      ) : (
        <EmptyState title={`No ${type}s are shared`} action={invite}>
          Invite people to a {type} by email. They see it without being members of {organization}, for as long as you choose.
        </EmptyState>
      )}
      {groups.length === 0 && hasAny && (
        <div className="pt-5">
          <EmptyState title="No matching collaborators" action={<Button onClick={() => address.change({ q: '' })}>Show all</Button>}>
            Nobody’s address, and no {type}, matches “{address.q}”.
          </EmptyState>
        </div>
      )}
      {isChoosing && (
        <ChooseTargetDialog
          type={type}
          organization={organization}
          onChoose={(id) => {
            setChoosing(false);
            address.openItem({ id });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      <InviteToTarget type={type} id={address.open} onClose={() => address.change({ open: null })} />
      <LazyOverlay onClose={closeListed}>
        {listed !== null && <PeopleOfTarget type={type} id={listed} organization={organization} onClose={closeListed} />}
      </LazyOverlay>
      {ending.length > 0 && (
        <EndDialog invitations={ending} onChoose={(expires) => actions.change(ending, { expires })} onClose={() => setEnding([])} />
      )}
    </>
  );
}

type GroupsProps = {
  /** All, also those that a search hides. */
  invitations: readonly Collaboration[];
  groups: ReturnType<typeof useFoundGroups>;
  type: InvitedTo;
  actions: InvitationActions;
  isSearch: boolean;
  onInvite: (target: { id: string }) => void;
  /** Lists everybody who can open the tour or collection. */
  onList: (id: string) => void;
  onChooseEnd: (invitations: readonly Collaboration[]) => void;
};

function Groups({ invitations, groups, type, actions, isSearch, onInvite, onList, onChooseEnd }: GroupsProps) {
  const now = useCurrentMinute();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => groups.flatMap(({ items }) => items.map(({ id }) => id)), [groups]);
  const selection = useSelection(
    ids,
    useMemo(() => new Set(invitations.map(({ id }) => id)), [invitations]),
  );
  const [resent, setResent] = useState<readonly Collaboration[]>([]);
  const closeResend = () => setResent([]);
  const sections = useMemo(
    () =>
      groups.map(
        ({ tour, name, items }): ListSection<InvitationItem> => ({
          key: tour,
          title: name,
          items,
          // what a search found is shown
          isCollapsed: !isSearch && collapsed.has(tour),
          onToggle: () => setCollapsed((current) => toggled(current, tour)),
          action: (
            <span className="flex">
              <IconButton label={`People with access to ${name}`} icon={Eye} onClick={() => onList(tour)} />
              <IconButton label={`Invite to ${name}`} icon={UserPlus} onClick={() => onInvite({ id: tour })} />
            </span>
          ),
        }),
      ),
    [groups, collapsed, isSearch, onInvite, onList],
  );
  const renderItem: RenderItem<InvitationItem> = useCallback(
    ({ invitation }, view) => (
      <InvitationRow invitation={invitation} view={view} now={now} actions={actions} onChooseEnd={(one) => onChooseEnd([one])} />
    ),
    [now, actions, onChooseEnd],
  );
  const selected = invitations.filter(({ id }) => selection.selected.has(id));
  return (
    <>
      <p role="status" className="sr-only">
        {isSearch && `${ids.length} found in ${plural(groups.length, { one: `# ${type}`, other: `# ${type}s` })}`}
      </p>
      <EntityList sections={sections} sizes={sizes} renderItem={renderItem} selection={selection} mode="list" />
      <SelectedActions
        selection={selection}
        invitations={selected}
        actions={actions}
        onChooseEnd={() => onChooseEnd(selected)}
        onResend={() => setResent(selected)}
      />
      <BulkOverlay onClose={closeResend}>
        {resent.length > 0 && <LazyComponent load={resendDialog} props={{ invitations: resent, onClose: closeResend }} />}
      </BulkOverlay>
    </>
  );
}

function toggled(current: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(current);
  if (!next.delete(key)) next.add(key);
  return next;
}
