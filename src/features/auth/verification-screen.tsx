import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Identity, mustVerify } from '@/domain/access/identity';
import { signInPath, toursPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { AccountLinks } from './account-links';
import { AccountPage } from './account-page';
import { ResendVerification } from './resend-verification';
import { useActionCode } from './use-action-code';
import { useVerification } from './use-verification';

/** The target of the link in a verification email. @see AUTH-010 AUTH-049 AUTH-050 ROUTE-021 */
export function VerificationScreen() {
  const currentUser = useCurrentUser();
  const isAuthSessionResolved = useIsAuthSessionResolved();
  const code = useActionCode();
  if (!isAuthSessionResolved || code.isBusy) return <Verifying />;
  if (!currentUser) return <SignInToFinish isCodeInvalid={code.error !== null} />;
  return mustVerify(currentUser) ? <Unverified currentUser={currentUser} /> : <RedirectToDashboard currentUser={currentUser} />;
}

const Verifying = () => (
  <AccountPage title="Verifying your email">
    <p className="flex items-center gap-3 text-ink-soft text-sm">
      <Spinner label="Verifying" size={20} />
      One moment.
    </p>
  </AccountPage>
);

function RedirectToDashboard({ currentUser }: { currentUser: Identity }) {
  const navigate = useNavigate();
  const target = currentUser.organization ? toursPath : '/dashboard';
  useEffect(() => {
    navigate(target, { replace: true });
  }, [navigate, target]);
  return <Verifying />;
}

function Unverified({ currentUser: { email } }: { currentUser: Identity }) {
  const { isUnverified, error, check } = useVerification(true);
  if (!isUnverified) return <Verifying />;
  return (
    <AccountPage
      title="Not verified yet"
      text={
        error?.message ?? (
          <>
            Follow the link in the mail to <span className="font-medium text-ink">{email}</span>. This page updates by itself.
          </>
        )
      }
      aside={<AccountLinks />}
    >
      <div className="flex flex-col gap-3">
        {error ? (
          <Button size="wide" onClick={check}>
            Retry
          </Button>
        ) : (
          <p className="flex items-center gap-3 pb-3 text-ink-soft text-sm">
            <Spinner label="Waiting for the verification" size={20} />
            Waiting for the verification…
          </p>
        )}
        <ResendVerification email={email} />
      </div>
    </AccountPage>
  );
}

const SignInToFinish = ({ isCodeInvalid }: { isCodeInvalid: boolean }) => (
  <AccountPage
    title={isCodeInvalid ? 'This link is no longer valid' : 'Sign in to continue'}
    text={
      isCodeInvalid
        ? 'The link was already used or has expired. Sign in to request another email if yours isn’t verified yet.'
        : 'If you followed the link in our email, your email is now verified.'
    }
  >
    <Link to={signInPath('/dashboard')} className={buttonStyle({ look: 'primary', size: 'wide' })}>
      Sign in
    </Link>
  </AccountPage>
);
