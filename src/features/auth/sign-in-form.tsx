import type { Credentials } from '@/backend/auth/commands';
import { isUnverifiedError } from '@/backend/auth/errors';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import type { AuthService } from './auth-service';
import { CredentialsForm } from './credentials-form';
import { TextButton } from './text-button';
import { signInTexts } from './texts';

type Props = {
  account: Pick<AuthService, 'signIn'>;
  typed: Credentials;
  onTyped: (typed: Credentials) => void;
  onForgotPassword: () => void;
  onSignUp: () => void;
  /** Called when signing in fails because the email isn't verified. */
  onUnverified: () => void;
  onError: () => void;
};

/** @see AUTH-006 AUTH-007 AUTH-011 */
export function SignInForm({ account, typed, onTyped, onForgotPassword, onSignUp, onUnverified, onError }: Props) {
  const t = useTexts(signInTexts);
  return (
    <CredentialsForm
      typed={typed}
      onTyped={onTyped}
      submit={account.signIn}
      label={t.signIn}
      busyLabel={t.signingIn}
      onFailed={(error) => {
        onError();
        if (isUnverifiedError(error)) onUnverified();
      }}
      help={(error) => (
        <div className="flex flex-wrap justify-end gap-x-5">
          {error?.code === 'not-found' && <TextButton onClick={onSignUp}>{t.signUpInstead}</TextButton>}
          <TextButton onClick={onForgotPassword}>{t.forgotPassword}</TextButton>
        </div>
      )}
    >
      <Button size="wide" onClick={onSignUp}>
        {t.signUp}
      </Button>
    </CredentialsForm>
  );
}
