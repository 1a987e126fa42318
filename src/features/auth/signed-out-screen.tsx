import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { signOut } from '@/backend/auth/commands';
import { restoredUser } from '@/backend/auth/signed-in';
import { signInPath } from '@/domain/page-addresses';
import { erasedOn, hasUndoMail } from '@/domain/personal-data/erased-account-address';
import { dateFormat } from '@/language/formats';
import { Button, buttonStyle } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { AccountPage } from './account-page';
import { signedOutTexts } from './account-texts';
import { Notice } from './notice';
import { personalDataTexts } from './personal-data-texts';

type Props = { joining?: boolean; signOutUser?: () => Promise<void> };

/** Signs the user out on mount. `joining`: to sign in again as a member of another organization. @see OLD-038 OLD-039 ROUTE-038 */
export function SignedOutScreen({ joining = false, signOutUser = signOutIfSignedIn }: Props) {
  const t = useTexts(signedOutTexts);
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
      <AccountPage title={t.loggingOut}>
        <Spinner label={t.loggingOut} size={20} />
      </AccountPage>
    );
  }
  if (state === 'failed') return <SignOutFailed onRetry={() => setState('signingOut')} />;
  return joining ? <SignInAgain /> : <LoggedOut />;
}

/** @see ROUTE-038 */
export const JoiningScreen = () => <SignedOutScreen joining />;

const inWords = dateFormat({ dateStyle: 'long' });

function LoggedOut() {
  const t = useTexts(signedOutTexts);
  const deletion = useTexts(personalDataTexts);
  const [query] = useSearchParams();
  const erased = erasedOn(query);
  const deletedText = hasUndoMail(query) ? deletion.deletedText : deletion.deletedTextWithoutMail;
  const [title, text] = erased ? [deletion.deleted, deletedText({ date: inWords.format(erased) })] : [t.loggedOut, t.loggedOutText];
  return (
    <AccountPage title={title} text={text}>
      <Link to="/" className={buttonStyle({ look: 'primary', size: 'wide' })}>
        {t.home}
      </Link>
    </AccountPage>
  );
}

function SignInAgain() {
  const t = useTexts(signedOutTexts);
  return (
    <AccountPage title={t.signInAgain} text={t.signInAgainText}>
      <Link to={signInPath('/dashboard')} className={buttonStyle({ look: 'primary', size: 'wide' })}>
        {t.login}
      </Link>
    </AccountPage>
  );
}

function SignOutFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(signedOutTexts);
  const common = useTexts(commonTexts);
  return (
    <AccountPage title={t.failed}>
      <div className="flex flex-col gap-5">
        <Notice tone="danger">{t.failedText}</Notice>
        <Button look="primary" size="wide" onClick={onRetry}>
          {common.retry}
        </Button>
      </div>
    </AccountPage>
  );
}

async function signOutIfSignedIn(): Promise<void> {
  if (await restoredUser()) await signOut();
}
