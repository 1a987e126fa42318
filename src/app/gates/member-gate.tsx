import type { ReactNode } from 'react';
import { isGlobalAdmin } from '@/domain/access/principals';
import { OrganizationProvider } from '@/widgets/organization';
import { useWho } from '@/widgets/who';
import { LazyScreen } from '../lazy-screen';
import { adminHomeScreen, collaboratorHomeScreen } from '../routes/screens';
import { useShownOrganization } from './use-shown-organization';

type Props = { children: ReactNode };

/** Lets in who has an organization to look at; the others see what there is for them instead. @see AUTH-043 AUTH-044 */
export function MemberGate({ children }: Props) {
  const who = useWho();
  const organization = useShownOrganization();
  if (organization) return <OrganizationProvider id={organization}>{children}</OrganizationProvider>;
  return isGlobalAdmin(who) ? <LazyScreen load={adminHomeScreen} /> : <LazyScreen load={collaboratorHomeScreen} />;
}
