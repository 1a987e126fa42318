import { useMemo, useState } from 'react';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import type { Collaborator } from '@/domain/collaboration/collaborators';
import { dayOfExpiry, expiryDays } from '@/domain/collaboration/expiry';
import { noteProblem } from '@/domain/collaboration/invitation-note';
import { cardsFor, inviteForm, type PermissionCard } from '@/domain/collaboration/invite-form';
import { isEmail } from '@/domain/email';
import { firstFormProblem } from '@/domain/form-problem';
import type { OrganizationMember } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { PortalHost } from '@/ui/portal-host';
import { TextArea } from '@/ui/text-area';
import { MailLanguageField, useMailLanguage } from '../mail-language-field';
import { AddressChips } from '../member-picker/address-chips';
import { PermissionRows } from '../member-picker/permission-rows';

type Props = {
  /** Name of the tour or collection. */
  target: string;
  /** Addresses that the organization invited before. */
  collaborators: readonly Collaborator[];
  /** The invitations that the tour or collection has: these people get no other email. */
  invited?: readonly InvitedPerson[];
  /** Members of the organization by address, where the user may list them. */
  members?: ReadonlyMap<string, OrganizationMember> | undefined;
  /** Of the organization, in which the email begins. */
  mainLanguage?: string | undefined;
  isSending: boolean;
  /** Why sending failed. */
  error?: string | null;
  /** Resolves with the addresses that were not invited; their rows stay. */
  onSend: (cards: PermissionCard[], mail: InvitationMail) => Promise<readonly string[]> | undefined;
  onClose: () => void;
};

/** What the email says besides the invitation: the inviter's note, and the language, a BCP 47 tag. */
export type InvitationMail = { note: string; language: string };

type InvitedPerson = Pick<Collaboration, 'email' | 'accessLevel' | 'expires'>;

/** Invites people to a tour or collection: first their addresses, then what each may do. @see COLLAB-012 COLLAB-017 COLLAB-018 */
export function InvitationDialog(props: Props) {
  const { target, collaborators, invited = nobody, members, mainLanguage, isSending, error, onSend, onClose } = props;
  const [addresses, setAddresses] = useState<string[]>([]);
  const [cards, setCards] = useState<readonly PermissionCard[]>([]);
  const [step, setStep] = useState<'addresses' | 'cards'>('addresses');
  const [note, setNote] = useState('');
  const [language, setLanguage] = useMailLanguage(mainLanguage);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [dates] = useState(datesFrom);

  const openCards = () => {
    if (addresses.length === 0) return setProblem(firstFormProblem(inviteForm, []));
    // the field says so
    if (!addresses.every(isEmail)) return;
    setCards(withEdited(withInvited(cardsFor(addresses), invited), cards));
    setStep('cards');
  };
  const openAddresses = () => {
    setAddresses(cards.map(({ email }) => email));
    setProblem(null);
    setStep('addresses');
  };
  const send = async () => {
    const found = firstFormProblem(inviteForm, cards);
    setProblem(found);
    if (found !== null || noteProblem(note) !== null) return;
    setSent(true);
    const failed = await onSend([...cards], { note, language });
    setSent(failed?.length === 0);
    if (failed) setCards((all) => all.filter(({ email }) => failed.includes(email)));
  };
  const invitedAddresses = useMemo(() => new Set(invited.map(({ email }) => email)), [invited]);
  const isFirst = step === 'addresses';
  return (
    <FormDialog
      isChanged={!isSent && (addresses.length > 0 || note !== '')}
      title="Invite collaborators"
      description={target}
      open
      onClose={onClose}
      footer={
        <>
          {!isFirst && (
            <span className="grow">
              <Button look="quiet" onClick={openAddresses}>
                Back
              </Button>
            </span>
          )}
          <CancelButton />
          <Button look="primary" busy={isSending} onClick={isFirst ? openCards : send}>
            {isFirst ? 'Continue' : cards.length > 1 ? `Send Invites (${cards.length})` : 'Send Invites'}
          </Button>
        </>
      }
    >
      <PortalHost>
        {isFirst ? (
          <AddressChips
            addresses={addresses}
            onChange={(next) => {
              setAddresses(next);
              setProblem(null);
            }}
            collaborators={collaborators}
            error={problem}
          />
        ) : (
          <>
            <PermissionRows cards={cards} onChange={setCards} {...dates} invited={invitedAddresses} members={members} />
            <div className="mt-4 flex flex-col gap-4">
              <PersonalNote value={note} onChange={setNote} />
              <MailLanguageField value={language} onChange={setLanguage} />
            </div>
            {(problem ?? error) && <ErrorNote className="mt-4">{problem ?? error}</ErrorNote>}
          </>
        )}
      </PortalHost>
    </FormDialog>
  );
}

const PersonalNote = ({ value, onChange }: { value: string; onChange: (note: string) => void }) => (
  <TextArea
    label="Personal note"
    hint="Optional. Plain text that is quoted in the email."
    rows={3}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={noteProblem(value)}
  />
);

/** Today, and the days on which access can end by name. */
function datesFrom() {
  const now = new Date();
  return { today: dayOfExpiry(now), days: expiryDays(now) };
}

const nobody: readonly InvitedPerson[] = [];

/** New cards; people who were invited before have the access and the end that they have now. */
const withInvited = (fresh: readonly PermissionCard[], invited: readonly InvitedPerson[]): PermissionCard[] =>
  fresh.map((card) => {
    const before = invited.find(({ email }) => email === card.email);
    return before ? { ...card, accessLevel: before.accessLevel, expires: before.expires } : card;
  });

/** New cards, with what was chosen for the same addresses before. */
const withEdited = (fresh: readonly PermissionCard[], edited: readonly PermissionCard[]): PermissionCard[] =>
  fresh.map((card) => edited.find(({ email }) => email === card.email) ?? card);
