import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Collision } from '@/backend/auth/work-account';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { fieldOf, focusField } from './field-of-refusal';
import { PasswordField } from './password-field';
import { RefusalRemark } from './refusal-remark';
import { showToast } from './toast';
import { useAttempt } from './use-attempt';

type Props = { collision: Collision; onClose: () => void };

/** Asks for the password of the account that is there, and joins the work account to it. @see AUTH-032 AUTH-033 */
export function LinkDialog({ collision: { email, link }, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt } = useAttempt<'link'>();

  // The window puts the cursor on its first button when it opens, which is just before this.
  useEffect(() => focusField(form.current, 'password'), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = String(new FormData(form.current ?? undefined).get('password'));
    const refusal = await attempt('link', async () => tell(await link(password)), { leaves: true });
    if (refusal) focusField(form.current, fieldOf(refusal));
  };

  const field = error && fieldOf(error);
  return (
    <Dialog
      title="You already have an account"
      description="Enter its password once. From then on your work account opens it as well."
      size="small"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id} busy={busy !== null}>
            Link accounts
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {error && !field && <RefusalRemark error={error} />}
        <p className="wrap-anywhere text-ink-soft text-sm">
          Account: <span className="font-medium text-ink">{email}</span>
        </p>
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly aria-label="Account" />
        <PasswordField error={field && error?.message} />
      </form>
    </Dialog>
  );
}

const tell = (isLinked: boolean) =>
  isLinked
    ? showToast('success', 'Account successfully linked')
    : showToast('error', 'You are signed in, but your work account was not linked. Try again the next time you sign in.');
