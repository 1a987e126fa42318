import { useState } from 'react';
import { sayProblem } from '@/ui/say';

const signOut = async (): Promise<void> => (await import('@/backend/auth/commands')).signOut();

/** Ends the session, after which the page is loaded anew at `/`; says so when that did not work. @see AUTH-034 */
export function useSignOut(end: () => Promise<void> = signOut): { leave: () => Promise<void>; isLeaving: boolean } {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    const { state } = window.history;
    const { href } = window.location;
    setLeaving(true);
    // before the end, because the page is loaded anew as soon as nobody is signed in
    window.history.replaceState(null, '', '#/');
    try {
      await end();
    } catch (error) {
      console.error('Signing out failed.', error);
      window.history.replaceState(state, '', href);
      setLeaving(false);
      sayProblem('You are still signed in: signing out did not work. Check your connection, then try again.');
    }
  };
  return { leave, isLeaving };
}
