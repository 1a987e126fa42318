import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Link, useLocation } from 'react-router-dom';
import { signInPath, toursPath } from '@/domain/addresses';
import { buttonStyle } from '@/ui/button';
import { useWho } from '@/widgets/who';

/** @see ACCESS-046 ACCESS-047 AUTH-054 */
export function AccessDenied() {
  const who = useWho();
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
        {who
          ? `The link may be old, or the tour is shared with another address than ${who.email || 'yours'}.`
          : 'The link may be old, or the tour is only for people it was shared with. If you are one of them, sign in.'}
      </p>
      <Link to={who ? toursPath : signInPath(pathname + search)} className={`mt-6 ${buttonStyle({ look: 'primary' })}`}>
        {who ? 'Go to your tours' : 'Sign in'}
      </Link>
    </div>
  );
}
