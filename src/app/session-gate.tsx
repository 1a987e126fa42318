import type { ReactNode } from 'react';
import { mayBeSignedIn } from '@/backend/auth/remembered';
import { WhoProvider } from '@/widgets/who';
import { useSession, useVisitorSession } from './session';
import { Splash } from './splash';

type Props = { signIn: ReactNode; children: ReactNode };

/**
 * Shows the sign-in page in place of every page until somebody is signed in; the address stays. Where this browser remembers nobody, it does
 * not wait to hear that nobody is: the code that tells comes while the page is read.
 * @see AUTH-041 AUTH-055
 */
export function SessionGate({ signIn, children }: Props) {
  const session = useSession();
  if (session.state === 'unknown') return mayBeSignedIn() ? <Splash /> : signIn;
  if (session.state === 'failed') throw session.error;
  return session.identity ? <WhoProvider identity={session.identity}>{children}</WhoProvider> : signIn;
}

/** For visitors: nothing waits. Until the session is known, and when it cannot be, somebody is a visitor. */
export function VisitorSession({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  return (
    <WhoProvider identity={session.state === 'known' ? session.identity : null} isKnown={session.state !== 'unknown'}>
      {children}
    </WhoProvider>
  );
}
