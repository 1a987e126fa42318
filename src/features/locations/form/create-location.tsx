import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createLocation } from '@/backend/locations/commands';
import { canRunLocation } from '@/domain/access/locations';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useAccessContext } from '@/widgets/use-access-context';
import { LocationsDenied } from '../locations-denied';
import { LocationForm } from './location-form';
import { emptyLocation } from './location-values';

/** @see LOC-006 LOC-026 */
export function CreateLocation() {
  const navigate = useNavigate();
  const organization = useOrganization(useOrganizationId());
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization.id);
  const [empty] = useState(() => emptyLocation(organization.id));
  if (!canRunLocation(currentUser, { organization: organization.id }, directory)) return <LocationsDenied title="New Location" />;
  return (
    <Page title="New Location" description={`A place of ${organization.name}`}>
      <LocationForm
        stored={empty}
        isNew
        done="Location created"
        write={async (values) => {
          const id = await createLocation(values);
          navigate(locationPath(id), { replace: true });
        }}
      />
    </Page>
  );
}
