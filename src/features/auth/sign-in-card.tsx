import { Suspense, useState } from 'react';
import type { Credentials } from '@/backend/auth/commands';
import type { Collision } from '@/backend/auth/work-account';
import { LazyComponent } from '@/ui/lazy-component';
import { useTexts } from '@/ui/use-texts';
import type { AuthService } from './auth-service';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { TextButton } from './text-button';
import { signInTexts } from './texts';
import { WorkAccountForm } from './work-account';

const verifyDialog = () => import('./verify-dialog').then(({ VerifyDialog }) => VerifyDialog);
const linkDialog = () => import('./link-dialog').then(({ LinkDialog }) => LinkDialog);

export type SignInMode = 'work account' | 'email' | 'sign up' | 'reset';

type Props = {
  mode: SignInMode;
  onModeChange: (mode: SignInMode) => void;
  account: AuthService;
  /** Initial value of the email field. */
  email: string;
  /** Called when signing in fails. */
  onError: () => void;
  hideToggle: boolean;
};

/** Shows one sign-in method at a time. @see AUTH-002 AUTH-003 AUTH-004 AUTH-008 AUTH-011 */
export function SignInCard({ mode, onModeChange, account, email: initialEmail, onError, hideToggle }: Props) {
  const t = useTexts(signInTexts);
  const [typed, setTyped] = useState<Credentials>({ email: initialEmail, password: '' });
  const setEmail = (email: string) => setTyped({ email, password: '' });
  const [isUnverified, setUnverified] = useState(false);
  const [collision, setCollision] = useState<Collision | null>(null);
  return (
    <>
      {mode === 'work account' && <WorkAccountForm account={account} onCollision={setCollision} onError={onError} />}
      {mode === 'email' && (
        <SignInForm
          account={account}
          typed={typed}
          onTyped={setTyped}
          onForgotPassword={() => onModeChange('reset')}
          onSignUp={() => onModeChange('sign up')}
          onUnverified={() => setUnverified(true)}
          onError={onError}
        />
      )}
      {mode === 'sign up' && (
        <SignUpForm account={account} typed={typed} onTyped={setTyped} onSignIn={() => onModeChange('email')} onError={onError} />
      )}
      {mode === 'reset' && <ResetForm account={account} email={typed.email} onEmail={setEmail} onBack={() => onModeChange('email')} />}
      {(mode === 'email' || mode === 'work account') && !hideToggle && (
        <div className="mt-6 flex justify-center border-line border-t pt-4">
          <TextButton onClick={() => onModeChange(mode === 'email' ? 'work account' : 'email')}>
            {mode === 'email' ? t.useWorkAccount : t.useEmail}
          </TextButton>
        </div>
      )}
      <Suspense>
        {isUnverified && (
          <LazyComponent load={verifyDialog} props={{ email: typed.email.trim(), account, onClose: () => setUnverified(false) }} />
        )}
        {collision && <LazyComponent load={linkDialog} props={{ collision, onClose: () => setCollision(null) }} />}
      </Suspense>
    </>
  );
}
