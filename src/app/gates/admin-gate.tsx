import type { ReactNode } from 'react';
import { isGlobalAdmin } from '@/domain/access/principals';
import { toursPath } from '@/domain/addresses';
import { useCurrentUser } from '@/widgets/current-user';
import { Redirect } from '@/widgets/redirect';
import { LazyScreen } from '../lazy-screen';

type Props = { children: ReactNode };

const adminsOnly = () => import('./admins-only').then((it) => it.AdminsOnly);

/** Renders its children for global admins; others are redirected. @see AUTH-040 */
export function AdminGate({ children }: Props) {
  const currentUser = useCurrentUser();
  if (isGlobalAdmin(currentUser)) return children;
  return currentUser?.organization ? <Redirect to={toursPath} /> : <LazyScreen load={adminsOnly} />;
}
