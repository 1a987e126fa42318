import type { ReactNode } from 'react';
import { shownOrganization } from '@/domain/access/organization-choice';
import { isGlobalAdmin } from '@/domain/access/principals';
import { useSetting } from '@/ui/settings';
import { OrganizationProvider } from '@/widgets/organization';
import { useWho } from '@/widgets/who';
import { ChooseOrganization } from './choose-organization';
import { NoOrganization } from './no-organization';

type Props = { children: ReactNode };

/** Lets in who has an organization to look at. @see AUTH-043 AUTH-044 */
export function MemberGate({ children }: Props) {
  const who = useWho();
  const chosen = useSetting('organizationId');
  const organization = who && shownOrganization(who, chosen);
  if (organization) return <OrganizationProvider id={organization}>{children}</OrganizationProvider>;
  return isGlobalAdmin(who) ? <ChooseOrganization /> : <NoOrganization />;
}
