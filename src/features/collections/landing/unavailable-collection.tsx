import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonStyle } from '@/ui/button';
import { LogoMark } from '@/ui/logo';
import { useCurrentUser } from '@/widgets/current-user';
import { useSignOut } from '@/widgets/use-sign-out';

/** @see COLL-029 COLL-030 COLL-031 */
export function UnavailableCollection() {
  const currentUser = useCurrentUser();
  const { leave: signOut, isSigningOut } = useSignOut();
  useEffect(() => console.warn('Collection is not available'), []);
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center bg-canvas px-6 py-20 outline-none">
      <title>No collection found. - Loggia</title>
      <div className="flex max-w-md flex-col items-center text-center">
        <LogoMark className="mb-5 h-9 text-line-strong" />
        <h1 className="font-semibold text-ink text-xl tracking-tight">No collection found.</h1>
        <p className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">
          It may have been deleted, your invitation may have ended, or it is shared with another address than{' '}
          {currentUser?.email || 'yours'}. Ask for a new invitation.
        </p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to="/" className={buttonStyle({ look: 'primary' })}>
            Home
          </Link>
          <Button busy={isSigningOut} onClick={signOut}>
            Sign out
          </Button>
        </p>
      </div>
    </main>
  );
}
