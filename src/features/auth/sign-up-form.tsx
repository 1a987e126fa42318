import type { Credentials } from '@/backend/auth/commands';
import { toastError, toastSuccess } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import type { AuthService } from './auth-service';
import { CredentialsForm } from './credentials-form';
import { TextButton } from './text-button';
import { signInTexts } from './texts';

type Props = {
  account: Pick<AuthService, 'signUp'>;
  typed: Credentials;
  onTyped: (typed: Credentials) => void;
  onSignIn: () => void;
  onError: () => void;
};

/** Creates an account, on a page of its own where Enter does so. @see AUTH-008 AUTH-009 */
export function SignUpForm({ account, typed, onTyped, onSignIn, onError }: Props) {
  const t = useTexts(signInTexts);
  return (
    <CredentialsForm
      typed={typed}
      onTyped={onTyped}
      isNew
      passwordHint={t.newPasswordHint}
      submit={async (credentials) => showResult(await account.signUp(credentials))}
      label={t.signUp}
      busyLabel={t.signingUp}
      onFailed={onError}
      help={(error) => error?.code === 'already-exists' && <TextButton onClick={onSignIn}>{t.signInInstead}</TextButton>}
    >
      <div className="mt-3 flex justify-center border-line border-t pt-4">
        <TextButton onClick={onSignIn}>{t.backToSignIn}</TextButton>
      </div>
    </CredentialsForm>
  );
}

/** @see AUTH-009 */
const showResult = (isSent: boolean) =>
  isSent ? toastSuccess(signInTexts.get().signedUp) : toastError(signInTexts.get().signedUpWithoutMail);
