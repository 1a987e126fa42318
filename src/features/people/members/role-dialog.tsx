import { useState } from 'react';
import { assignableRoles, chosenRole, higherRolesText, roleDenial } from '@/domain/access/members';
import type { Role } from '@/domain/access/roles';
import { roleLabels, roles } from '@/domain/access/roles';
import type { OrgId } from '@/domain/ids';
import { nameOfMember, type OrganizationMember, roleNameOf } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { RadioCards } from '@/ui/radio-cards';
import { useCurrentUser } from '@/widgets/current-user';
import { useSetRole } from './use-set-role';

type Props = { organization: OrgId; member: OrganizationMember; onClose: () => void };

/** Changes the role of a member, or says why the user can't. @see COLLAB-034 ACCESS-028 ACCESS-029 ACCESS-030 ACCESS-032 */
export function RoleDialog({ organization, member, onClose }: Props) {
  const currentUser = useCurrentUser();
  const { save, isSaving, error } = useSetRole({ organization, member, onDone: onClose });
  const [role, setRole] = useState<Role>(chosenRole(member.hasRole ? member.role : ''));
  const choices = assignableRoles(currentUser).map((value) => ({ value, denial: roleDenial(currentUser, member, value) }));
  const denial = choices.every((choice) => choice.denial !== null) ? (choices[0]?.denial ?? null) : null;
  const higherRoles = higherRolesText(currentUser);
  const isUnchanged = member.hasRole && role === member.role;
  return (
    <Dialog
      title={`Role of ${nameOfMember(member)}`}
      description={`Now: ${roleNameOf(member)}`}
      open
      size="small"
      onClose={onClose}
      footer={
        denial ? (
          <Button onClick={onClose}>OK</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" busy={isSaving} disabled={isUnchanged} onClick={() => save(role)}>
              Save
            </Button>
          </>
        )
      }
    >
      {denial ? (
        <p className="text-pretty text-ink-soft text-sm">{denial}</p>
      ) : (
        <RadioCards
          label="Role"
          value={role}
          onChange={setRole}
          cards={choices.map(({ value, denial }) => ({
            value,
            label: roleLabels[value],
            hint: denial ?? roleHints[value],
            disabled: denial !== null,
          }))}
        />
      )}
      {!denial && higherRoles && <p className="mt-3 text-pretty text-ink-faint text-xs">{higherRoles}</p>}
      {!denial && <Consequence member={member} role={role} isOwn={currentUser?.uid === member.uid} />}
      {error && <ErrorNote className="mt-4">{error}</ErrorNote>}
    </Dialog>
  );
}

const roleHints: Record<Role, string> = {
  user: 'Can view all tours',
  superuser: 'Can view and edit all tours',
  ultrauser: 'Can view, edit, create and delete',
  admin: 'Can do everything, in every organization',
};

/** What a lower role means. */
function Consequence({ member, role, isOwn }: { member: OrganizationMember; role: Role; isOwn: boolean }) {
  if (roles.indexOf(role) >= roles.indexOf(member.role)) return null;
  return (
    <p role="status" className="mt-4 text-pretty text-ink-soft text-sm">
      {isOwn
        ? 'You give up managing users. Only somebody who still may can give it back to you.'
        : `This counts at once: ${nameOfMember(member)} can’t change any more what the new role doesn’t allow. Pages that are open elsewhere may show it for up to an hour.`}
    </p>
  );
}
