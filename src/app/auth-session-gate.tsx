import type { ReactNode } from 'react';
import { mayBeSignedIn } from '@/backend/auth/stored-user';
import { accountView } from '@/domain/access/account-view';
import { type Identity, mustVerify } from '@/domain/access/identity';
import { localKeys } from '@/domain/application/local-keys';
import { useSetting } from '@/ui/settings';
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
  // as gates/use-was-directory-admin.ts reads it, which has a user only below this
  const directoryAdmin = useSetting(localKeys.directoryAdmin);
  const isOfStaff = (identity: Identity | null) => identity !== null && !seesTranslatedPages(identity, directoryAdmin);
  usePageLanguage(session.state === 'known' ? isOfStaff(session.identity) : mayBeSignedIn());
  if (session.state === 'unknown') return mayBeSignedIn() ? <StartSkeleton /> : signIn;
  if (session.state === 'failed') throw session.error;
  return session.identity ? <CurrentUserProvider identity={session.identity}>{children}</CurrentUserProvider> : signIn;
}

/**
 * What somebody sees who has to verify an address first, or was invited and is no member of an organization, is translated as a whole: in place of
 * the dashboard's pages there are the page that says so, and what is shared with them.
 */
const seesTranslatedPages = (identity: Identity, directoryAdmin: string | null): boolean =>
  mustVerify(identity) || (accountView(identity) === 'collaborator' && directoryAdmin !== identity.uid);

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
