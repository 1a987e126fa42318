import type { ReactNode } from 'react';
import { isGlobalAdmin } from '@/domain/access/principals';
import { useCurrentUser } from '@/widgets/current-user';
import { Screen } from '../lazy-screen';
import { AdminsOnly } from './admins-only';

type Props = { children: ReactNode };

/** Renders its children for global admins; others are redirected. @see AUTH-040 */
export const AdminGate = ({ children }: Props) =>
  isGlobalAdmin(useCurrentUser()) ? (
    children
  ) : (
    <Screen>
      <AdminsOnly />
    </Screen>
  );
