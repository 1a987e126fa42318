import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { PlayerSession } from './player-session';
import type { PlayerState } from './player-state';

const PlayerSessionContext = createContext<PlayerSession | null>(null);

type Props = { session: PlayerSession; children: ReactNode };

/** Provides the player session to its children. */
export function PlayerSessionProvider({ session, children }: Props) {
  return <PlayerSessionContext value={session}>{children}</PlayerSessionContext>;
}

export function usePlayerSession(): PlayerSession {
  const session = use(PlayerSessionContext);
  if (!session) throw new Error('usePlayerSession must be used within a PlayerSessionProvider.');
  return session;
}

/** Subscribes to a selection of the player state. */
export const usePlayerState = <T,>(select: (state: PlayerState) => T): T => useStore(usePlayerSession().store, select);
