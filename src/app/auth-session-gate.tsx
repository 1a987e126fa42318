import type { ReactNode } from 'react';
import { mayBeSignedIn } from '@/backend/auth/stored-user';
import { mustVerify } from '@/domain/access/identity';
import { CurrentUserProvider } from '@/widgets/current-user';
import { useAuthSession, useVisitorAuthSession } from './auth-session';
import { usePageLanguage } from './page-language';
import { StartSkeleton } from './start-skeleton';

type Props = { signIn: ReactNode; children: ReactNode };

/**
 * Shows the sign-in page instead of every page until a user is signed in; the URL stays. If this browser remembers no user, the sign-in page
 * is shown immediately, before the session is resolved.
 * @see AUTH-041 AUTH-055
 */
export function AuthSessionGate({ signIn, children }: Props) {
  const session = useAuthSession();
  // whoever has to verify an address first sees the page that says so, which is in their language, in place of the dashboard's
  usePageLanguage(session.state === 'known' ? session.identity !== null && !mustVerify(session.identity) : mayBeSignedIn());
  if (session.state === 'unknown') return mayBeSignedIn() ? <StartSkeleton /> : signIn;
  if (session.state === 'failed') throw session.error;
  return session.identity ? <CurrentUserProvider identity={session.identity}>{children}</CurrentUserProvider> : signIn;
}

/** Provides the user to visitors' pages without waiting: until the session is resolved, or if that fails, there is no user. */
export function VisitorAuthSession({ children }: { children: ReactNode }) {
  const session = useVisitorAuthSession();
  usePageLanguage(false);
  return (
    <CurrentUserProvider identity={session.state === 'known' ? session.identity : null} isResolved={session.state !== 'unknown'}>
      {children}
    </CurrentUserProvider>
  );
}
