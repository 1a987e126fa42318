import { createContext, type ReactNode, useContext } from 'react';
import type { Identity } from '@/domain/access/identity';

const CurrentUserContext = createContext<{ identity: Identity | null; isResolved: boolean }>({ identity: null, isResolved: true });

type Props = { identity: Identity | null; isResolved?: boolean; children: ReactNode };

/** Provides the current user to its children. */
export function CurrentUserProvider({ identity, isResolved = true, children }: Props) {
  return <CurrentUserContext value={{ identity, isResolved: isResolved }}>{children}</CurrentUserContext>;
}

/** The signed-in user; null for a visitor, and on public pages also until the session is resolved. */
export const useCurrentUser = (): Identity | null => useContext(CurrentUserContext).identity;

/** Whether the session is resolved. Always true behind the session gate. */
export const useIsAuthSessionResolved = (): boolean => useContext(CurrentUserContext).isResolved;
