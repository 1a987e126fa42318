import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isGlobalAdmin } from '@/domain/access/principals';
import { toursPath } from '@/domain/addresses';
import { useWho } from '@/widgets/who';

type Props = { children: ReactNode };

/** Lets global admins in; everyone else is led to where they belong. @see AUTH-040 */
export function AdminGate({ children }: Props) {
  const who = useWho();
  if (isGlobalAdmin(who)) return children;
  return who?.organization ? <Navigate to={toursPath} replace /> : <MissingOrganization />;
}

/** Long enough to be read, in milliseconds. */
const readingTime = 2000;

function MissingOrganization() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), readingTime);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status" className="mx-auto max-w-md px-6 py-20 text-center">
      <h1 className="font-semibold text-ink text-xl tracking-tight">Missing user organization</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">This page is for administrators of Loggia. You are being taken to your own.</p>
    </div>
  );
}
