import { type ReactNode, useEffect, useRef, useState } from 'react';
import { watchIdentity } from '@/backend/auth/session';
import type { Identity } from '@/domain/access/identity';
import { WhoProvider } from '@/widgets/who';
import { Splash } from './splash';

type Props = { signIn: ReactNode; children: ReactNode };
type Session = { identity: Identity | null } | { failed: unknown } | null;

/** Shows the sign-in page in place of every page until somebody is signed in; the address stays. @see AUTH-041 */
export function SessionGate({ signIn, children }: Props) {
  const session = useSession();
  if (session === null) return <Splash />;
  if ('failed' in session) throw session.failed;
  return session.identity ? <WhoProvider identity={session.identity}>{children}</WhoProvider> : signIn;
}

function useSession(): Session {
  const [session, setSession] = useState<Session>(null);
  const before = useRef<Identity | null>(null);

  useEffect(() => {
    const known = (identity: Identity | null) => {
      // Another person, or nobody any more: start over, so that nothing of the first one stays in memory.
      if (before.current && before.current.uid !== identity?.uid) return window.location.reload();
      before.current = identity;
      setSession({ identity });
    };
    return watchIdentity(known, (failed) => setSession({ failed }));
  }, []);

  return session;
}
