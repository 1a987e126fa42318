import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { signOut } from '@/backend/auth/commands';
import { restoredUser } from '@/backend/auth/signed-in';
import { signInPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { AccountPage } from './account-page';
import { Notice } from './notice';

type Props = { joining?: boolean; signOutUser?: () => Promise<void> };

/** Signs the user out on mount. `joining`: to sign in again as a member of another organization. @see OLD-038 OLD-039 ROUTE-038 */
export function SignedOutScreen({ joining = false, signOutUser = signOutIfSignedIn }: Props) {
  const [state, setState] = useState<'signingOut' | 'signedOut' | 'failed'>('signingOut');
  const isSigningOut = useRef(false);
  useEffect(() => {
    if (state !== 'signingOut' || isSigningOut.current) return;
    isSigningOut.current = true;
    const signingOut = signOutUser().finally(() => {
      isSigningOut.current = false;
    });
    signingOut.then(
      () => setState('signedOut'),
      (error) => {
        console.error('Signing out failed.', error);
        setState('failed');
      },
    );
  }, [state, signOutUser]);

  if (state === 'signingOut') {
    return (
      <AccountPage title="Logging out">
        <Spinner label="Logging out" size={20} />
      </AccountPage>
    );
  }
  if (state === 'failed') return <SignOutFailed onRetry={() => setState('signingOut')} />;
  return joining ? <SignInAgain /> : <LoggedOut />;
}

/** @see ROUTE-038 */
export const JoiningScreen = () => <SignedOutScreen joining />;

const LoggedOut = () => (
  <AccountPage title="Logged out" text="You are now logged out">
    <Link to="/" className={buttonStyle({ look: 'primary', size: 'wide' })}>
      Home
    </Link>
  </AccountPage>
);

const SignInAgain = () => (
  <AccountPage title="Sign in again" text="You’re joining another organization, so we logged you out. Sign in again to continue.">
    <Link to={signInPath('/dashboard')} className={buttonStyle({ look: 'primary', size: 'wide' })}>
      Login
    </Link>
  </AccountPage>
);

const SignOutFailed = ({ onRetry }: { onRetry: () => void }) => (
  <AccountPage title="You are still signed in">
    <div className="flex flex-col gap-5">
      <Notice tone="danger">Couldn’t sign you out. Close other Loggia tabs and try again.</Notice>
      <Button look="primary" size="wide" onClick={onRetry}>
        Retry
      </Button>
    </div>
  </AccountPage>
);

async function signOutIfSignedIn(): Promise<void> {
  if (await restoredUser()) await signOut();
}
