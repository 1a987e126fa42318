import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { higherRolesText } from '@/domain/access/members';
import {
  defaultInvitableRole,
  type InvitableRole,
  invitableRoleDescriptions,
  invitableRoles,
  roleOfInvitation,
} from '@/domain/access/organization-invitations';
import { roleLabels } from '@/domain/access/roles';
import { dayOfExpiry, expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import { noteProblem } from '@/domain/collaboration/invitation-note';
import { type InvitedMember, invitedMembers } from '@/domain/collaboration/invited-members';
import { defaultInvitationEnd, type OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import type { OrgId } from '@/domain/ids';
import type { OrganizationMember } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { LeaveGuard } from '@/ui/leave-guard';
import { RadioCards } from '@/ui/radio-cards';
import { TextArea } from '@/ui/text-area';
import { useCurrentUser } from '../current-user';
import { MailLanguageField, useMailLanguage, useMainLanguage } from '../mail-language-field';
import { AddressChips } from '../member-picker/address-chips';
import { useInviteToOrganization } from './use-invite-to-organization';

type Props = {
  organization: OrgId;
  invitations: readonly OrganizationInvitation[];
  /** Each new value moves the focus to the addresses; null leaves it where it is. */
  focusKey: string | null;
};

/** Invites addresses to the organization, with one role. @see COLLAB-021 COLLAB-024 COLLAB-025 COLLAB-026 COLLAB-027 */
export function InviteForm({ organization, invitations, focusKey }: Props) {
  const currentUser = useCurrentUser();
  const { data: collaborators = [] } = useQuery(invitationQueries.collaborators(organization));
  const [addresses, setAddresses] = useState<string[]>([]);
  const [role, setRole] = useState<InvitableRole>(defaultInvitableRole);
  const [note, setNote] = useState('');
  const [language, setLanguage] = useMailLanguage(useMainLanguage(organization));
  const [expires, setExpires] = useState<Date | null>(() => defaultInvitationEnd(new Date()));
  const higherRoles = higherRolesText(currentUser);
  const members = invitedMembers(addresses, useMembers(organization), role);
  const unchanged = new Set(members.flatMap(({ address, gains }) => (gains ? [] : [address])));
  const invited = addresses.filter((address) => !unchanged.has(address));
  const { send, isSending, problem, clearProblem } = useInviteToOrganization({ organization, invitations });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusKey !== null) form.current?.querySelector('input')?.focus();
  }, [focusKey]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (noteProblem(note) !== null || isSending) return;
    const failed = await send({ addresses: invited, role, note, language, expires }, unchanged.size);
    if (failed) setAddresses([...failed]);
    if (failed?.length === 0) setNote('');
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-5 shadow-card"
    >
      <h2 className="font-semibold text-base text-ink">Invite to {organization}</h2>
      <AddressChips
        addresses={addresses}
        onChange={(next) => {
          setAddresses(next);
          clearProblem();
        }}
        collaborators={collaborators}
        invalidMessage="Invalid email"
        error={problem}
      />
      <MembersAmong members={members} />
      <RadioCards
        label="Role"
        value={role}
        onChange={setRole}
        cards={invitableRoles(currentUser).map((value) => ({
          value,
          label: roleLabels[roleOfInvitation[value]],
          hint: invitableRoleDescriptions[value],
        }))}
      />
      {higherRoles && <p className="-mt-3 text-pretty text-ink-faint text-xs">{higherRoles}</p>}
      <TextArea
        label="Personal note"
        hint="Optional. Plain text that is quoted in the email."
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={noteProblem(note)}
      />
      <MailLanguageField value={language} onChange={setLanguage} />
      <LeaveGuard isChanged={!isSending && (addresses.length > 0 || note !== '')} />
      <DateField
        label="Ends"
        hint="Until then the invitation can be accepted."
        value={dayOfExpiry(expires)}
        min={dayOfExpiry(new Date())}
        choices={expiryDays(new Date())}
        noneLabel="Does not expire"
        onChange={(day) => setExpires(expiryOnDay(day))}
      />
      <Button look="primary" type="submit" busy={isSending}>
        {invited.length > 1 ? `Send Invites (${invited.length})` : 'Send Invites'}
      </Button>
    </form>
  );
}

/** Who of them is a member already, and what becomes of each. */
const MembersAmong = ({ members }: { members: readonly InvitedMember[] }) =>
  members.length > 0 && (
    <ul aria-label="Members among them" className="-mt-3 flex flex-col gap-1 text-pretty text-ink-soft text-sm">
      {members.map(({ address, text }) => (
        <li key={address} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );

/** The members by address; none until they are loaded, which inviting does not wait for. */
function useMembers(organization: OrgId): ReadonlyMap<string, OrganizationMember> {
  const { data: members } = useQuery({ ...peopleQueries.membersOf(organization), staleTime: 60_000, throwOnError: false });
  return useMemo(() => new Map((members ?? []).map((member) => [member.email, member])), [members]);
}
