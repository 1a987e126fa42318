import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { signOut } from '@/backend/auth/commands';
import { knownUser } from '@/backend/auth/signed-in';
import { signInPath } from '@/domain/addresses';
import { Button, buttonStyle } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { AccountPage } from './account-page';
import { Remark } from './remark';

type Props = { joining?: boolean; leave?: () => Promise<void> };

/** Signs out whoever comes here. `joining`: to sign in again as a member of another organization. @see OLD-038 OLD-039 ROUTE-038 */
export function SignedOutScreen({ joining = false, leave = leaveIfSignedIn }: Props) {
  const [state, setState] = useState<'leaving' | 'left' | 'failed'>('leaving');
  const isLeaving = useRef(false);
  useEffect(() => {
    if (state !== 'leaving' || isLeaving.current) return;
    isLeaving.current = true;
    const leaving = leave().finally(() => {
      isLeaving.current = false;
    });
    leaving.then(
      () => setState('left'),
      (error) => {
        console.error('Signing out failed.', error);
        setState('failed');
      },
    );
  }, [state, leave]);

  if (state === 'leaving') {
    return (
      <AccountPage title="Logging out">
        <Spinner label="Logging out" size={20} />
      </AccountPage>
    );
  }
  if (state === 'failed') return <StillSignedIn onRetry={() => setState('leaving')} />;
  return joining ? <SignInAgain /> : <LoggedOut />;
}

const LoggedOut = () => (
  <AccountPage title="Logged out" text="You are now logged out">
    <Link to="/" className={buttonStyle({ look: 'primary', size: 'wide' })}>
      Home
    </Link>
  </AccountPage>
);

const SignInAgain = () => (
  <AccountPage
    title="Sign in again"
    text="You are joining another organization. For that you have to sign in again, so you are logged out now."
  >
    <Link to={signInPath('/dashboard')} className={buttonStyle({ look: 'primary', size: 'wide' })}>
      Login
    </Link>
  </AccountPage>
);

const StillSignedIn = ({ onRetry }: { onRetry: () => void }) => (
  <AccountPage title="You are still signed in">
    <div className="flex flex-col gap-5">
      <Remark tone="danger">Signing out did not work. Close other tabs of Loggia, then try again.</Remark>
      <Button look="primary" size="wide" onClick={onRetry}>
        Retry
      </Button>
    </div>
  </AccountPage>
);

async function leaveIfSignedIn(): Promise<void> {
  if (await knownUser()) await signOut();
}
