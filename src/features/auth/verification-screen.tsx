import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Identity, mustVerify } from '@/domain/access/identity';
import { signInPath, toursPath } from '@/domain/addresses';
import { Button, buttonStyle } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { useSessionKnown, useWho } from '@/widgets/who';
import { AccountPage } from './account-page';
import { ResendVerification } from './resend-verification';
import { useActionCode } from './use-action-code';
import { useVerification } from './use-verification';
import { WaysOut } from './ways-out';

/** Where the link of a verification mail leads. @see AUTH-010 AUTH-049 AUTH-050 ROUTE-021 */
export function VerificationScreen() {
  const who = useWho();
  const isKnown = useSessionKnown();
  const code = useActionCode();
  if (!isKnown || code.isBusy) return <Waiting />;
  if (!who) return <SignInToFinish wasRefused={code.error !== null} />;
  return mustVerify(who) ? <Unproven who={who} /> : <Onwards who={who} />;
}

const Waiting = () => (
  <AccountPage title="Verifying your email">
    <p className="flex items-center gap-3 text-ink-soft text-sm">
      <Spinner label="Verifying" size={20} />
      One moment.
    </p>
  </AccountPage>
);

function Onwards({ who }: { who: Identity }) {
  const navigate = useNavigate();
  const target = who.organization ? toursPath : '/dashboard';
  useEffect(() => {
    navigate(target, { replace: true });
  }, [navigate, target]);
  return <Waiting />;
}

function Unproven({ who: { email } }: { who: Identity }) {
  const { isOpen, error, check } = useVerification(true);
  if (!isOpen) return <Waiting />;
  return (
    <AccountPage
      title="Not verified yet"
      text={
        error?.message ?? (
          <>
            Follow the link in the mail to <span className="font-medium text-ink">{email}</span>. This page notices by itself.
          </>
        )
      }
      aside={<WaysOut />}
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

const SignInToFinish = ({ wasRefused }: { wasRefused: boolean }) => (
  <AccountPage
    title={wasRefused ? 'This link does not work any more' : 'Sign in to go on'}
    text={
      wasRefused
        ? 'It was used before or is too old. Sign in: if your email is not verified yet, you can ask for another mail there.'
        : 'If you followed the link in our mail, your email is verified now.'
    }
  >
    <Link to={signInPath('/dashboard')} className={buttonStyle({ look: 'primary', size: 'wide' })}>
      Sign in
    </Link>
  </AccountPage>
);
