import { Suspense, useEffect, useState } from 'react';
import { endedAuthSession } from '@/backend/auth/stored-user';
import type { Invited } from '@/domain/collaboration/invited';
import { collectionRoot } from '@/domain/page-addresses';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FilledText } from '@/ui/filled-text';
import { LazyComponent } from '@/ui/lazy-component';
import { useOnline } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { forgetInvited, invited } from '@/widgets/invited';
import { AccountPage } from './account-page';
import { authService, preloadAuthService } from './auth-service';
import { EndedSessionNotice } from './ended-session-notice';
import { Notice } from './notice';
import { SignInCard, type SignInMode } from './sign-in-card';
import { accountTexts, signInTexts } from './texts';
import { useRemoteConfiguration } from './use-remote-configuration';

// only builds of `npm start` have demo accounts; others leave the code out
const demoAccounts: string = import.meta.env.VITE_DEMO_ACCOUNTS ?? '';
const importDemoAccounts = () => import('./demo-accounts').then((part) => part.DemoAccounts);

const platformNotices = () => import('./platform-notices').then((part) => part.PlatformNotices);

/** @see AUTH-017 AUTH-041 AUTH-055 COLL-026 */
export function SignInScreen() {
  const t = useTexts(signInTexts);
  const account = useTexts(accountTexts);
  const { hideSignUpForm, loginPageMessage } = useRemoteConfiguration();
  const isOnline = useOnline();
  useEffect(() => {
    preloadAuthService();
  }, []);
  const [ended, setEnded] = useState(endedAuthSession);
  const [invitation] = useState(invited);
  useEffect(() => forgetInvited, []);
  const [email] = useState(ended?.email ?? invitation?.email ?? '');
  // another failed attempt shows the same error with a hint
  const clearDisabledNotice = () => setEnded((current) => (current?.disabled ? null : current));
  // a message that arrives after the first paint goes below the card to avoid a layout shift; next time it is cached
  const [firstMessage] = useState(loginPageMessage);
  const isMessageCached = loginPageMessage !== '' && loginPageMessage === firstMessage;
  const message = loginPageMessage && <Notice tone="notice">{loginPageMessage}</Notice>;
  const [selectedMode, setMode] = useState<SignInMode>(invitation ? 'email' : 'work account');
  const mode = hideSignUpForm ? 'work account' : selectedMode;
  const ofMode = {
    'sign up': { title: t.signUpTitle, text: t.signUpText },
    reset: { title: t.resetTitle, text: account.resetText },
    email: { title: t.title, text: t.text },
    'work account': { title: t.title, text: t.text },
  }[mode];
  return (
    <AccountPage
      title={ofMode.title}
      text={ofMode.text}
      tabTitle={mode === 'sign up' ? t.signUp : t.title}
      withPartner
      notice={
        <>
          {isMessageCached && message}
          {window.location.hash.startsWith(`#${collectionRoot}/`) && <Notice tone="notice">{t.logInToView}</Notice>}
          {ended && <EndedSessionNotice ended={ended} />}
          {invitation && <InvitedNotice invitation={invitation} />}
        </>
      }
      aside={
        <>
          {!isOnline && <Notice tone="notice">{t.offline}</Notice>}
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <LazyComponent load={platformNotices} props={{}} />
            </Suspense>
          </ErrorBoundary>
          {!isMessageCached && message}
          {demoAccounts && (
            <Suspense>
              <LazyComponent load={importDemoAccounts} props={{ account: authService, accounts: demoAccounts }} />
            </Suspense>
          )}
        </>
      }
    >
      <SignInCard
        mode={mode}
        onModeChange={setMode}
        account={authService}
        email={email}
        onError={clearDisabledNotice}
        hideToggle={hideSignUpForm}
      />
    </AccountPage>
  );
}

/** Says who is invited and to what; by whom, the mail says. */
function InvitedNotice({ invitation: { to, email } }: { invitation: Invited }) {
  const t = useTexts(signInTexts);
  const title = { tour: t.invitedToTour, collection: t.invitedToCollection, organization: t.invitedToOrganization }[to];
  return (
    <Notice tone="good" hint={<FilledText text={t.invitedText} values={{ email: <bdi className="font-medium">{email}</bdi> }} />}>
      {title}
    </Notice>
  );
}
