import { leaveGuarded } from '@/ui/history-guard';
import { maySignOut } from './sign-out-questions';
import { signOutTexts } from './sign-out-texts';
import { useMutation } from './use-mutation';

const signOut = async (): Promise<void> => (await import('@/backend/auth/commands')).signOut();

/** Asks about unsaved changes, ends the session and reloads the app at `/`; shows a toast if that fails. @see AUTH-034 */
export function useSignOut(end: () => Promise<void> = signOut): { leave: () => void; isSigningOut: boolean } {
  const { mutateAsync, isIdle, isError } = useMutation({
    mutationFn: async () => {
      const { state } = window.history;
      const { href } = window.location;
      // set the URL first, because the page reloads as soon as the session has ended
      window.history.replaceState(null, '', '#/');
      try {
        await end();
      } catch (error) {
        window.history.replaceState(state, '', href);
        throw error;
      }
    },
    onError: (error) => console.error('Signing out failed.', error),
    meta: { failed: () => signOutTexts.get().failed },
  });
  const endAuthSession = async () =>
    (await maySignOut()) &&
    mutateAsync().then(
      () => true,
      () => false,
    );
  return { leave: () => void leaveGuarded(endAuthSession), isSigningOut: !isIdle && !isError };
}
