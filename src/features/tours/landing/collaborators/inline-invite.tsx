import { type FormEvent, useState } from 'react';
import type { InvitationTarget } from '@/backend/invitations/invite';
import { defaultAccessLevel } from '@/domain/access/invitations';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { isEmail } from '@/domain/email';
import { singleAddress } from '@/domain/pasted-addresses';
import { Button } from '@/ui/button';
import { LeaveGuard } from '@/ui/leave-guard';
import { TextField } from '@/ui/text-field';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { useInvite } from '@/widgets/invitation-dialog/use-invite';
import { useMailLanguage, useMainLanguage } from '@/widgets/mail-language-field';
import { collaboratorsTexts } from './texts';

type Props = { target: InvitationTarget; invitations: readonly Collaboration[] };

/** Invites one address to view the tour, without an end. @see COLLAB-023 COLLAB-028 COLLAB-048 */
export function InlineInvite({ target, invitations }: Props) {
  const t = useTexts(collaboratorsTexts);
  const { send, isSending, error } = useInvite(target);
  const [language] = useMailLanguage(useMainLanguage(target.organization));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = singleAddress(text);
    const found = problemOf(email, invitations);
    setProblem(found);
    if (found === t.invalidEmail) toastError(found);
    if (found !== null || isSending) return;
    const failed = await send({ cards: [{ email, accessLevel: defaultAccessLevel, expires: null }], note: '', language });
    // what was typed in the meantime stays
    if (failed.length === 0) setText((current) => (singleAddress(current) === email ? '' : current));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-wrap items-start gap-2.5">
      <div className="min-w-0 grow sm:max-w-md">
        <TextField
          label={t.email}
          type="email"
          autoComplete="off"
          placeholder="name@example.org"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
          error={problem ?? error}
        />
      </div>
      <LeaveGuard isChanged={!isSending && text.trim() !== ''} />
      <div className="pt-7">
        <Button type="submit" busy={isSending}>
          {t.invite}
        </Button>
      </div>
    </form>
  );
}

function problemOf(email: string, invitations: Props['invitations']): string | null {
  const t = collaboratorsTexts.get();
  if (!isEmail(email)) return t.invalidEmail;
  // inviting again would reset the access and the end that they have
  return invitations.some((invitation) => invitation.email === email) ? t.isInvited({ email }) : null;
}
