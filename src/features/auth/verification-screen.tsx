import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Identity, mustVerify } from '@/domain/access/identity';
import { signInPath, toursPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { FilledText } from '@/ui/filled-text';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { AccountLinks } from './account-links';
import { AccountPage } from './account-page';
import { verificationTexts } from './account-texts';
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

function Verifying() {
  const t = useTexts(verificationTexts);
  return (
    <AccountPage title={t.title}>
      <p className="flex items-center gap-3 text-ink-soft text-sm">
        <Spinner label={t.verifying} size={20} />
        {t.moment}
      </p>
    </AccountPage>
  );
}

function RedirectToDashboard({ currentUser }: { currentUser: Identity }) {
  const navigate = useNavigate();
  const target = currentUser.organization ? toursPath : '/dashboard';
  useEffect(() => {
    navigate(target, { replace: true });
  }, [navigate, target]);
  return <Verifying />;
}

function Unverified({ currentUser: { email } }: { currentUser: Identity }) {
  const t = useTexts(verificationTexts);
  const common = useTexts(commonTexts);
  const { isUnverified, error, check } = useVerification(true);
  if (!isUnverified) return <Verifying />;
  return (
    <AccountPage
      title={t.notYet}
      text={error?.message ?? <FilledText text={t.notYetText} values={{ email: <bdi className="font-medium text-ink">{email}</bdi> }} />}
      aside={<AccountLinks />}
    >
      <div className="flex flex-col gap-3">
        {error ? (
          <Button size="wide" onClick={check}>
            {common.retry}
          </Button>
        ) : (
          <p className="flex items-center gap-3 pb-3 text-ink-soft text-sm">
            <Spinner label={t.waiting} size={20} />
            {t.waitingNow}
          </p>
        )}
        <ResendVerification email={email} />
      </div>
    </AccountPage>
  );
}

function SignInToFinish({ isCodeInvalid }: { isCodeInvalid: boolean }) {
  const t = useTexts(verificationTexts);
  return (
    <AccountPage
      title={isCodeInvalid ? t.invalidLink : t.signInToContinue}
      text={isCodeInvalid ? t.invalidLinkText : t.signInToContinueText}
    >
      <Link to={signInPath('/dashboard')} className={buttonStyle({ look: 'primary', size: 'wide' })}>
        {t.signIn}
      </Link>
    </AccountPage>
  );
}
