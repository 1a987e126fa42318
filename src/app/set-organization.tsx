import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isGlobalAdmin, isMember } from '@/domain/access/principals';
import { localKeys } from '@/domain/application/local-keys';
import { orgId } from '@/domain/ids';
import { dashboardPath, toursPath } from '@/domain/page-addresses';
import { LazyPart } from '@/ui/lazy-part';
import { writeSetting } from '@/ui/settings';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { SwitchingOrganization } from './switching-organization';

/** @see ROUTE-006 */
const redirectDelayMs = 400;

// visitors never need it
const enterOrganization = () => import('./enter-organization').then((it) => it.EnterOrganization);

/**
 * Stores or clears the organization a global or directory admin chose, then redirects to its tours, or at once to the page that the address names. One
 * that is not a global admin's own is entered on record.
 * @see ROUTE-004 ROUTE-005 ROUTE-013 ROUTE-019
 */
export function SetOrganization() {
  const { organization = 'reset' } = useParams();
  const page = useSearchParams()[0].get('page');
  const currentUser = useCurrentUser();
  const isResolved = useIsAuthSessionResolved();
  const navigate = useNavigate();
  const [entered, setEntered] = useState('');
  const enters = organization !== 'reset' && isGlobalAdmin(currentUser) && !isMember(currentUser, orgId(organization));
  const isReady = isResolved && (!enters || entered === organization);
  useEffect(() => {
    if (!isReady) return;
    writeSetting(localKeys.organizationId, organization === 'reset' ? null : organization);
    const next = page ? `${dashboardPath}/${page}` : toursPath;
    const timer = setTimeout(() => navigate(next, { replace: true }), page ? 0 : redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isReady, organization, page, navigate]);
  if (!isResolved || !enters) return <SwitchingOrganization />;
  return (
    <LazyPart
      load={enterOrganization}
      props={{ organization: orgId(organization), onEntered: () => setEntered(organization) }}
      fallback={<SwitchingOrganization />}
    />
  );
}
