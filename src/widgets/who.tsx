import { createContext, type ReactNode, useContext } from 'react';
import type { Identity } from '@/domain/access/identity';

const WhoContext = createContext<{ identity: Identity | null; isKnown: boolean }>({ identity: null, isKnown: true });

type Props = { identity: Identity | null; isKnown?: boolean; children: ReactNode };

/** Tells everything below who is signed in. */
export function WhoProvider({ identity, isKnown = true, children }: Props) {
  return <WhoContext value={{ identity, isKnown }}>{children}</WhoContext>;
}

/** Who is signed in; null for a visitor, and on visitors' pages also while that is not known yet. */
export const useWho = (): Identity | null => useContext(WhoContext).identity;

/** Whether it is known who is signed in. On the pages behind the session gate it always is. */
export const useSessionKnown = (): boolean => useContext(WhoContext).isKnown;
