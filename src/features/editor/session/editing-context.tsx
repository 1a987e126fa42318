import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { EditingSession } from './editing-session';
import type { EditingState } from './editing-state';

const EditingContext = createContext<EditingSession | null>(null);

type Props = { session: EditingSession; children: ReactNode };

/** Everything below belongs to this editing. */
export function EditingProvider({ session, children }: Props) {
  return <EditingContext value={session}>{children}</EditingContext>;
}

export function useEditingSession(): EditingSession {
  const session = use(EditingContext);
  if (!session) throw new Error('This stands outside of an editor.');
  return session;
}

/** What is chosen of the state, live. */
export const useEditingState = <T,>(select: (state: EditingState) => T): T => useStore(useEditingSession().store, select);
