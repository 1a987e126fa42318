import { createContext, type ReactNode, useContext } from 'react';
import type { Identity } from '@/domain/access/identity';

const WhoContext = createContext<Identity | null>(null);

type Props = { identity: Identity | null; children: ReactNode };

/** Tells everything below who is signed in. */
export function WhoProvider({ identity, children }: Props) {
  return <WhoContext value={identity}>{children}</WhoContext>;
}

/** Who is signed in; null for a visitor. */
export const useWho = (): Identity | null => useContext(WhoContext);
