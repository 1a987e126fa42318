import { useQueryClient } from '@tanstack/react-query';
import { removeMember, setUserRole, undoRemoval } from '@/backend/people/commands';
import { peopleQueries } from '@/backend/people/queries';
import { removalDenial, roleDenial } from '@/domain/access/members';
import { type Role, roleLabels, roles } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { nameOfMember, type OrganizationMember } from '@/domain/people/organization-members';
import { plural } from '@/domain/plural';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { Consequences } from '@/widgets/bulk/consequences';
import { NamedItems } from '@/widgets/bulk/named-items';
import { useCurrentUser } from '@/widgets/current-user';

/** What somebody wants to do, with the members as they were selected then. */
export type BulkRequest = { members: readonly OrganizationMember[] } & ({ kind: 'role'; role: Role } | { kind: 'remove' });

type Props = { request: BulkRequest; organization: OrgId; onClose: () => void };

const items = { one: '# member', other: '# members' };
const countOf = (members: readonly OrganizationMember[]): string => plural(members.length, items);

/** The dialog about the selected members. @see COLLAB-034 */
export function BulkDialogs({ request, organization, onClose }: Props) {
  const { members } = request;
  if (request.kind === 'remove') return <RemoveMembers members={members} organization={organization} onClose={onClose} />;
  return <ChangeRoles members={members} role={request.role} organization={organization} onClose={onClose} />;
}

type PartProps = { members: readonly OrganizationMember[]; organization: OrgId; onClose: () => void };

function ChangeRoles({ members, role, organization, onClose }: PartProps & { role: Role }) {
  const currentUser = useCurrentUser();
  const list = useMemberList(organization);
  const denialOf = (member: OrganizationMember) =>
    member.uid === currentUser?.uid
      ? 'You change your own role by itself, in the menu of your row.'
      : roleDenial(currentUser, member, role);
  const isSame = (member: OrganizationMember) => member.hasRole && member.role === role;
  const changing = members.filter((member) => denialOf(member) === null && !isSame(member));
  const same = members.filter((member) => denialOf(member) === null && isSame(member)).length;
  const lowered = changing.filter((member) => member.hasRole && roles.indexOf(role) < roles.indexOf(member.role)).length;
  const label = roleLabels[role];
  return (
    <BulkDialog
      title={`Give ${countOf(members)} the role ${label}`}
      items={changing}
      nameOf={nameOfMember}
      act={{
        run: async ({ uid }) => {
          await setUserRole({ uid, organization, role });
          list.change(uid, role);
        },
        undo: async ({ uid, hasRole, role: before }) => {
          if (!hasRole)
            throw new AppError('aborted', 'They had no role before, which nobody can give. Remove them, or choose another role.');
          if ((await list.roleNow(uid)) !== role) throw new AppError('aborted', 'Somebody else has changed the role since.');
          await setUserRole({ uid, organization, role: before });
          list.change(uid, before);
        },
      }}
      texts={{
        items,
        done: { one: `# member now has the role ${label}.`, other: `# members now have the role ${label}.` },
        undone: { one: '# member has the role from before again.', other: '# members have their roles from before again.' },
      }}
      confirmLabel={`Change ${countOf(changing)}`}
      onClose={onClose}
    >
      <Consequences>
        {changing.length > 0 && <p>{plural(changing.length, { one: `# gets the role ${label}.`, other: `# get the role ${label}.` })}</p>}
        {lowered > 0 && (
          <p>
            {plural(lowered, { one: 'For # it is a lower one.', other: 'For # it is a lower one.' })} This counts at once: they can’t change
            any more what the new role doesn’t allow. Pages that are open elsewhere may show it for up to an hour.
          </p>
        )}
        {same > 0 && <p>{plural(same, { one: `# of them has it already.`, other: `# of them have it already.` })}</p>}
        <Excluded members={members} denialOf={denialOf} />
      </Consequences>
    </BulkDialog>
  );
}

function RemoveMembers({ members, organization, onClose }: PartProps) {
  const currentUser = useCurrentUser();
  const list = useMemberList(organization);
  const denialOf = (member: OrganizationMember) => removalDenial(currentUser, member);
  const leaving = members.filter((member) => denialOf(member) === null);
  return (
    <BulkDialog
      title={`Remove ${countOf(members)} from ${organization}?`}
      items={leaving}
      nameOf={nameOfMember}
      act={{
        run: async ({ uid }) => {
          const undo = await removeMember({ uid, organization });
          list.drop(uid);
          return undo;
        },
        undo: async (member, undo) => {
          if (!undo) throw new AppError('aborted', 'To come back they need a new invitation.');
          await undoRemoval({ uid: member.uid, organization }, undo);
          list.add(member);
        },
      }}
      texts={{
        items,
        done: { one: '# member was removed.', other: '# members were removed.' },
        undone: { one: '# person is a member again.', other: '# people are members again.' },
      }}
      confirmLabel={`Remove ${countOf(leaving)}`}
      danger
      onClose={onClose}
    >
      <Consequences>
        {leaving.length > 0 && (
          <p>
            They are no longer members, and can’t change anything from now on. Their accounts stay, and so does what is shared with them and
            what they created. This can be undone for ten minutes; later they need a new invitation.
          </p>
        )}
        <NamedItems items={leaving} nameOf={nameOfMember}>
          These are removed:
        </NamedItems>
        <Excluded members={members} denialOf={denialOf} />
      </Consequences>
    </BulkDialog>
  );
}

type ExcludedProps = { members: readonly OrganizationMember[]; denialOf: (member: OrganizationMember) => string | null };

/** Those whom the user may not change, each with the reason. */
function Excluded({ members, denialOf }: ExcludedProps) {
  const out = members.filter((member) => denialOf(member) !== null);
  return (
    <NamedItems items={out} nameOf={(member) => `${nameOfMember(member)}: ${denialOf(member)}`}>
      {plural(out.length, { one: '# is left out:', other: '# are left out:' })}
    </NamedItems>
  );
}

/** Accounts can’t be listened to: the list follows what is done here, and the server is asked again before anything is undone. */
function useMemberList(organization: OrgId) {
  const client = useQueryClient();
  const query = peopleQueries.membersOf(organization);
  type Change = (members: OrganizationMember[]) => OrganizationMember[];
  const edit = (change: Change) => void client.setQueryData(query.queryKey, (members) => members && change(members));
  // apart from the list, which would count as read now by every change that is made to it here
  const now = { ...query, queryKey: [...query.queryKey, 'now'], staleTime: sameUndoing, gcTime: sameUndoing };
  return {
    change: (uid: string, role: Role) =>
      edit((members) => members.map((member) => (member.uid === uid ? { ...member, role, hasRole: true } : member))),
    add: (member: OrganizationMember) => edit((members) => [...members.filter(({ uid }) => uid !== member.uid), member]),
    drop: (uid: string) => edit((members) => members.filter((member) => member.uid !== uid)),
    roleNow: async (uid: string): Promise<Role | undefined> => (await client.fetchQuery(now)).find((member) => member.uid === uid)?.role,
  };
}

/** For undoing many the server is asked once, not for each; milliseconds. */
const sameUndoing = 5000;
