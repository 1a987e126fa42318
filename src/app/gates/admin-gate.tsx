import { type ReactNode, useEffect } from 'react';
import { isGlobalAdmin } from '@/domain/access/principals';
import { toursPath } from '@/domain/addresses';
import { toastError } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { Redirect } from '@/widgets/redirect';
import { LazyScreen } from '../lazy-screen';

type Props = { children: ReactNode };

const adminsOnly = () => import('./admins-only').then((it) => it.AdminsOnly);

/** Renders its children for global admins; others are redirected. @see AUTH-040 */
export function AdminGate({ children }: Props) {
  const currentUser = useCurrentUser();
  if (isGlobalAdmin(currentUser)) return children;
  return currentUser?.organization ? <LeaveAdminPage to={toursPath} /> : <LazyScreen load={adminsOnly} />;
}

/** Redirects from a page of global admins, and says why on the page that follows. */
export function LeaveAdminPage({ to }: { to: string }) {
  useEffect(() => toastError('This page is for Loggia administrators.'), []);
  return <Redirect to={to} />;
}
