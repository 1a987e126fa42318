import { type FormEvent, useRef } from 'react';
import { isUnverified } from '@/backend/auth/errors';
import { Button } from '@/ui/button';
import type { AccountDoor } from './account-door';
import { EmailField } from './email-field';
import { fieldOf, focusField } from './field-of-refusal';
import { PasswordField } from './password-field';
import { RefusalRemark } from './refusal-remark';
import { TextButton } from './text-button';
import { showToast } from './toast';
import { useAttempt } from './use-attempt';

type Props = {
  account: Pick<AccountDoor, 'signIn' | 'signUp'>;
  email: string;
  onEmail: (email: string) => void;
  onForgotten: () => void;
  /** Signing in was refused until the address is proven. */
  onUnverified: () => void;
  onRefused: () => void;
};

/** Nothing is checked here: what is wrong the identity provider says. @see AUTH-005 AUTH-006 AUTH-007 AUTH-008 AUTH-023 */
export function SignInForm({ account, email, onEmail, onForgotten, onUnverified, onRefused }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt } = useAttempt<'sign in' | 'sign up'>();

  const ask = async (name: 'sign in' | 'sign up', how: () => Promise<unknown>) => {
    const refusal = await attempt(name, how, { leaves: true });
    if (!refusal) return;
    onRefused();
    if (isUnverified(refusal)) onUnverified();
    else focusField(form.current, fieldOf(refusal));
  };
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    ask('sign in', () => account.signIn(entered(form.current)));
  };
  const signUp = () => ask('sign up', async () => tellOfMail(await account.signUp(entered(form.current))));

  const field = error && fieldOf(error);
  return (
    <form ref={form} onSubmit={signIn} noValidate className="flex flex-col gap-5">
      {error && !field && <RefusalRemark error={error} />}
      <EmailField autoFocus={email === ''} defaultValue={email} onEntry={onEmail} error={field === 'email' ? error?.message : null} />
      <div className="flex flex-col items-end gap-1">
        <div className="w-full">
          <PasswordField autoFocus={email !== ''} error={field === 'password' ? error?.message : null} />
        </div>
        <TextButton onClick={onForgotten}>Forgot password?</TextButton>
      </div>
      <div className="flex flex-col gap-3">
        <Button look="primary" size="wide" type="submit" busy={busy === 'sign in'}>
          {busy === 'sign in' ? 'Signing in…' : 'Sign In'}
        </Button>
        <Button size="wide" busy={busy === 'sign up'} onClick={signUp}>
          {busy === 'sign up' ? 'Making your account…' : 'Sign up'}
        </Button>
      </div>
    </form>
  );
}

function entered(form: HTMLFormElement | null): { email: string; password: string } {
  const values = new FormData(form ?? undefined);
  return { email: String(values.get('email') ?? ''), password: String(values.get('password') ?? '') };
}

/** @see AUTH-009 */
const tellOfMail = (isSent: boolean) =>
  isSent
    ? showToast('success', 'User created - please check your email')
    : showToast('error', 'User created, but the verification email was not sent. Ask for it again.');
