import { type FormEvent, useRef } from 'react';
import { isUnverifiedError } from '@/backend/auth/errors';
import { Button } from '@/ui/button';
import { toastError, toastSuccess } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { EmailField } from './email-field';
import { fieldOfError, focusField } from './field-of-error';
import { PasswordField } from './password-field';
import { TextButton } from './text-button';
import { signInTexts } from './texts';
import { useAttempt } from './use-attempt';

type Props = {
  account: Pick<AuthService, 'signIn' | 'signUp'>;
  email: string;
  onEmail: (email: string) => void;
  onForgotPassword: () => void;
  /** Called when signing in fails because the email isn't verified. */
  onUnverified: () => void;
  onError: () => void;
};

/** Has no validation of its own: the identity provider reports errors. @see AUTH-005 AUTH-006 AUTH-007 AUTH-008 AUTH-023 */
export function SignInForm({ account, email, onEmail, onForgotPassword, onUnverified, onError }: Props) {
  const t = useTexts(signInTexts);
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt } = useAttempt<'sign in' | 'sign up'>();

  const run = async (name: 'sign in' | 'sign up', action: () => Promise<unknown>) => {
    const attemptError = await attempt(name, action, { leaves: true });
    if (!attemptError) return;
    onError();
    if (isUnverifiedError(attemptError)) onUnverified();
    else focusField(form.current, fieldOfError(attemptError));
  };
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    run('sign in', () => account.signIn(credentialsIn(form.current)));
  };
  const signUp = () => run('sign up', async () => showSignUpResult(await account.signUp(credentialsIn(form.current))));

  const field = error && fieldOfError(error);
  return (
    <form ref={form} onSubmit={signIn} noValidate className="flex flex-col gap-5">
      {error && !field && <AuthErrorMessage error={error} />}
      <EmailField autoFocus={email === ''} defaultValue={email} onValueChange={onEmail} error={field === 'email' ? error?.message : null} />
      <div className="flex flex-col items-end gap-1">
        <div className="w-full">
          <PasswordField autoFocus={email !== ''} error={field === 'password' ? error?.message : null} />
        </div>
        <TextButton onClick={onForgotPassword}>{t.forgotPassword}</TextButton>
      </div>
      <div className="flex flex-col gap-3">
        <Button look="primary" size="wide" type="submit" busy={busy === 'sign in'}>
          {busy === 'sign in' ? t.signingIn : t.signIn}
        </Button>
        <Button size="wide" busy={busy === 'sign up'} onClick={signUp}>
          {busy === 'sign up' ? t.signingUp : t.signUp}
        </Button>
      </div>
    </form>
  );
}

function credentialsIn(form: HTMLFormElement | null): { email: string; password: string } {
  const values = new FormData(form ?? undefined);
  return { email: String(values.get('email') ?? ''), password: String(values.get('password') ?? '') };
}

/** @see AUTH-009 */
const showSignUpResult = (isSent: boolean) =>
  isSent ? toastSuccess(signInTexts.get().signedUp) : toastError(signInTexts.get().signedUpWithoutMail);
