import { lazy, Suspense, useState } from 'react';
import type { Collision } from '@/backend/auth/work-account';
import type { AccountDoor } from './account-door';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';
import { TextButton } from './text-button';
import { WorkAccount, workAccountLabel } from './work-account';

const VerifyDialog = lazy(() => import('./verify-dialog').then(({ VerifyDialog }) => ({ default: VerifyDialog })));
const LinkDialog = lazy(() => import('./link-dialog').then(({ LinkDialog }) => ({ default: LinkDialog })));

export type SignInMode = 'work account' | 'email' | 'reset';

type Props = {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  account: AccountDoor;
  /** The address to begin with. */
  email: string;
  /** Signing in was refused. */
  onRefused: () => void;
  hidesToggle: boolean;
};

/** The ways in, one at a time. @see AUTH-002 AUTH-003 AUTH-004 AUTH-011 */
export function SignInCard({ mode, onMode, account, email: known, onRefused, hidesToggle }: Props) {
  const [email, setEmail] = useState(known);
  const [isUnverified, setUnverified] = useState(false);
  const [collision, setCollision] = useState<Collision | null>(null);
  return (
    <>
      {mode === 'work account' && <WorkAccount account={account} onCollision={setCollision} onRefused={onRefused} />}
      {mode === 'email' && (
        <SignInForm
          account={account}
          email={email}
          onEmail={setEmail}
          onForgotten={() => onMode('reset')}
          onUnverified={() => setUnverified(true)}
          onRefused={onRefused}
        />
      )}
      {mode === 'reset' && <ResetForm account={account} email={email} onEmail={setEmail} onBack={() => onMode('email')} />}
      {mode !== 'reset' && !hidesToggle && (
        <div className="mt-6 flex justify-center border-line border-t pt-4">
          <TextButton onClick={() => onMode(mode === 'email' ? 'work account' : 'email')}>
            {mode === 'email' ? workAccountLabel : 'or use email and password.'}
          </TextButton>
        </div>
      )}
      <Suspense>
        {isUnverified && <VerifyDialog email={email.trim()} account={account} onClose={() => setUnverified(false)} />}
        {collision && <LinkDialog collision={collision} onClose={() => setCollision(null)} />}
      </Suspense>
    </>
  );
}
