import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { PlayerSession } from './player-session';
import type { PlayerState } from './player-state';

const SessionContext = createContext<PlayerSession | null>(null);

type Props = { session: PlayerSession; children: ReactNode };

/** Everything below belongs to this visit. */
export function SessionProvider({ session, children }: Props) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): PlayerSession {
  const session = use(SessionContext);
  if (!session) throw new Error('This stands outside of a player.');
  return session;
}

/** What is chosen of the state, live. */
export const usePlayer = <T,>(select: (state: PlayerState) => T): T => useStore(useSession().store, select);
