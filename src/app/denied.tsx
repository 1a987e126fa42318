import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInPath, toursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { deniedTexts } from './texts';

/** The denial itself; `children` follow it. */
export function Denied({ children }: { children?: ReactNode }) {
  const t = useTexts(deniedTexts);
  const currentUser = useCurrentUser();
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>{t.pageTitle}</title>
      <span className="mb-5 grid size-12 place-items-center rounded-full bg-sunken text-ink-soft">
        <LockKeyhole aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <h1 className="font-semibold text-ink text-xl tracking-tight">{t.title}</h1>
      <p className="mt-2 text-balance text-base text-ink">{t.noAccess}</p>
      <p className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">
        {!currentUser ? t.notSignedIn : currentUser.email ? t.otherAddress({ email: currentUser.email }) : t.otherThanYours}
      </p>
      <Link
        to={currentUser ? toursPath : signInPath(pathname + search)}
        className={`mt-6 ${buttonStyle({ look: children ? 'plain' : 'primary' })}`}
      >
        {currentUser ? t.toTours : t.signIn}
      </Link>
      {children}
    </div>
  );
}
