import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { AppError } from '@/domain/app-error';
import { type LocationId, locationId, orgId } from '@/domain/ids';
import { useTexts } from '@/ui/use-texts';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { Comparison } from './comparison';
import { compareTexts } from './texts';
import { useCompareAddress } from './use-compare-address';

/**
 * Two tours of a location side by side, for everybody where both are public.
 * @throws AppError `permission-denied` for a pair that is not, is gone, or was never there: which one is not said
 */
export function PublicCompareScreen() {
  const { location = '' } = useParams();
  const id = locationId(location);
  const t = useTexts(compareTexts);
  const { state: address, change, arrivals } = useCompareAddress();
  const [first, second] = [useTour(id, address.first), useTour(id, address.second)];
  const organizationId = first?.organization ?? '';
  const { data: organization } = useQuery({ ...organizationQueries.one(orgId(organizationId)), enabled: organizationId !== '' });
  if (!first || !second) return <div role="status" aria-label={t.loadingTours} className="h-dvh bg-canvas" />;
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <Comparison key={arrivals} id={id} members={null} first={first} second={second} address={address} onChange={change} />
    </OrganizationTheme>
  );
}

/** Undefined while it is loaded. */
function useTour(location: LocationId, id: string) {
  const { data, error } = useQuery({ ...locationQueries.tour(location, id), enabled: id !== '', retryOnMount: false });
  if (error) throw error;
  if (id === '' || data === null || data?.matterportId === '') throw denied();
  return data;
}

const denied = () => new AppError('permission-denied', 'You don’t have permission to do this.');
