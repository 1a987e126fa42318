import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Collision } from '@/backend/auth/work-account';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toastError, toastSuccess } from '@/ui/toast';
import { AuthErrorMessage } from './auth-error-message';
import { fieldOfError, focusField } from './field-of-error';
import { PasswordField } from './password-field';
import { useAttempt } from './use-attempt';

type Props = { collision: Collision; onClose: () => void };

/** Asks for the password of the existing account and links the work account to it. @see AUTH-032 AUTH-033 */
export function LinkDialog({ collision: { email, link }, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt } = useAttempt<'link'>();

  // The dialog focuses its first button when it opens, just before this effect.
  useEffect(() => focusField(form.current, 'password'), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = String(new FormData(form.current ?? undefined).get('password'));
    const linkError = await attempt('link', async () => showResult(await link(password)), { leaves: true });
    if (linkError) focusField(form.current, fieldOfError(linkError));
  };

  const field = error && fieldOfError(error);
  return (
    <Dialog
      title="You already have an account"
      description="Enter its password once. After that, you can also sign in with your work account."
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
        {error && !field && <AuthErrorMessage error={error} />}
        <p className="wrap-anywhere text-ink-soft text-sm">
          Account: <span className="font-medium text-ink">{email}</span>
        </p>
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly aria-label="Account" />
        <PasswordField error={field && error?.message} />
      </form>
    </Dialog>
  );
}

const showResult = (isLinked: boolean) =>
  isLinked
    ? toastSuccess('Account successfully linked')
    : toastError('You’re signed in, but your work account wasn’t linked. Try again the next time you sign in.');
