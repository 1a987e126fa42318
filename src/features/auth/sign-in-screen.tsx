import { useEffect, useState } from 'react';
import { endedSession } from '@/backend/auth/remembered';
import { useOnline } from '@/ui/use-online';
import { accountDoor, openDoor } from './account-door';
import { AccountPage } from './account-page';
import { EndedSessionRemark } from './ended-session-remark';
import { Remark } from './remark';
import { SignInCard, type SignInMode } from './sign-in-card';
import { useRemoteConfiguration } from './use-remote-configuration';

/** @see AUTH-017 AUTH-041 AUTH-055 */
export function SignInScreen() {
  const { hideSignUpForm, loginPageMessage } = useRemoteConfiguration();
  const isOnline = useOnline();
  useEffect(() => {
    openDoor();
  }, []);
  const [ended, setEnded] = useState(endedSession);
  const [email] = useState(ended?.email ?? '');
  // The answer to another try says it again, with what to do.
  const refused = () => setEnded((before) => (before?.disabled ? null : before));
  // What arrives after the first look stands below the card, so that nothing jumps; the next time it is there from the start.
  const [firstMessage] = useState(loginPageMessage);
  const isEarly = loginPageMessage !== '' && loginPageMessage === firstMessage;
  const message = loginPageMessage && <Remark tone="notice">{loginPageMessage}</Remark>;
  const [chosen, setMode] = useState<SignInMode>('work account');
  const mode = hideSignUpForm ? 'work account' : chosen;
  return (
    <AccountPage
      {...heads[mode]}
      tabTitle="Sign in"
      withPartner
      notice={
        <>
          {isEarly && message}
          {ended && <EndedSessionRemark ended={ended} />}
        </>
      }
      aside={
        <>
          {!isOnline && <Remark tone="notice">You are offline. Signing in needs a connection.</Remark>}
          {!isEarly && message}
        </>
      }
    >
      <SignInCard mode={mode} onMode={setMode} account={accountDoor} email={email} onRefused={refused} hidesToggle={hideSignUpForm} />
    </AccountPage>
  );
}

const usual = { title: 'Sign in', text: 'Your organization’s tours, as you left them.' };

const heads: Record<SignInMode, { title: string; text: string }> = {
  'work account': usual,
  email: usual,
  reset: { title: 'Choose a new password', text: 'We send you a mail. Its link leads to a page where you choose one.' },
};
