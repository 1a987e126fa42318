import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInPath, toursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { useCurrentUser } from '@/widgets/current-user';

/** The denial itself; `children` follow it. */
export function Denied({ children }: { children?: ReactNode }) {
  const currentUser = useCurrentUser();
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>Access denied - Loggia</title>
      <span className="mb-5 grid size-12 place-items-center rounded-full bg-sunken text-ink-soft">
        <LockKeyhole aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <h1 className="font-semibold text-ink text-xl tracking-tight">Access denied</h1>
      <p className="mt-2 text-balance text-base text-ink">You do not have access to this Digital Twin</p>
      <p className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">
        {currentUser
          ? `The link may be out of date, or the tour is shared with a different email address than ${currentUser.email || 'yours'}.`
          : 'The link may be out of date, or the tour is shared only with certain people. If it’s shared with you, sign in.'}
      </p>
      <Link
        to={currentUser ? toursPath : signInPath(pathname + search)}
        className={`mt-6 ${buttonStyle({ look: children ? 'plain' : 'primary' })}`}
      >
        {currentUser ? 'Go to your tours' : 'Sign in'}
      </Link>
      {children}
    </div>
  );
}
