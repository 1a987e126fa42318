import type { ReactNode } from 'react';
import { isGlobalAdmin } from '@/domain/access/principals';
import { useCurrentUser } from '@/widgets/current-user';
import { LazyScreen } from '../lazy-screen';

type Props = { children: ReactNode };

const adminsOnly = () => import('./admins-only').then((it) => it.AdminsOnly);

/** Renders its children for global admins; others are redirected. @see AUTH-040 */
export const AdminGate = ({ children }: Props) => (isGlobalAdmin(useCurrentUser()) ? children : <LazyScreen load={adminsOnly} />);
