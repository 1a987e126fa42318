import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { updateLocation } from '@/backend/locations/commands';
import { canUpdateLocation } from '@/domain/access/locations';
import { locationId } from '@/domain/ids';
import type { Location } from '@/domain/locations/location';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { Breadcrumb } from '../breadcrumb';
import { LocationsDenied } from '../locations-denied';
import { GoneNotice, WithLocation } from '../with-location';
import { LocationForm } from './location-form';
import { fieldsOf, valuesOfLocation } from './location-values';

/** @see LOC-007 LOC-027 */
export function EditLocation() {
  const [query] = useSearchParams();
  return (
    <WithLocation id={locationId(query.get('id') ?? '')} keepsInput>
      {(location, isGone) => <EditIfAllowed location={location} isGone={isGone} />}
    </WithLocation>
  );
}

function EditIfAllowed({ location, isGone }: { location: Location; isGone: boolean }) {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(location.organization);
  const stored = useMemo(() => valuesOfLocation(location), [location]);
  if (!canUpdateLocation(currentUser, location, directory)) return <LocationsDenied title="Edit Location" />;
  return (
    <>
      <Breadcrumb location={location} page="Edit" />
      <Page title="Edit Location">
        {isGone && <GoneNotice what="location" />}
        <LocationForm
          key={location.id}
          stored={stored}
          isNew={false}
          done="Location updated"
          write={(values, changed) => updateLocation(location.id, values, fieldsOf(changed))}
        />
      </Page>
    </>
  );
}
