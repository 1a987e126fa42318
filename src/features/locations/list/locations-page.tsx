import { useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { canRunLocation, canUpdateLocation } from '@/domain/access/locations';
import type { Location } from '@/domain/locations/location';
import { locationsPath } from '@/domain/locations/location-page-addresses';
import { binPath } from '@/domain/page-addresses';
import { byName, filterBySearch } from '@/domain/search';
import { Button, buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LazyComponent } from '@/ui/lazy-component';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { BulkOverlay } from '@/widgets/bulk/bulk-overlay';
import { useCurrentUser } from '@/widgets/current-user';
import { LinkTabs } from '@/widgets/link-tabs';
import { useOrganizationId } from '@/widgets/organization';
import { useAccessContext } from '@/widgets/use-access-context';
import { useSearchAddress } from '@/widgets/use-search-address';
import { LocationList } from './location-list';

const deleteDialog = () => import('../bulk/delete-locations-dialog').then((it) => it.DeleteLocationsDialog);
const locationsMap = () => import('./locations-map').then((it) => it.LocationsMap);

type Props = { view: 'list' | 'map' };

const description = 'A Location is a physical place in the real world that can contain a single or multiple tours.';

/** The locations of the organization, by country or on a map. @see LOC-001 LOC-002 LOC-003 LOC-005 LOC-006 LOC-009 LOC-032 */
export function LocationsPage({ view }: Props) {
  const organization = useOrganizationId();
  const { data: locations } = useSuspenseQuery(locationQueries.of(organization));
  const { canCreate, canEdit } = useRights();
  const [deleted, setDeleted] = useState<readonly Location[]>([]);
  const closeDialog = () => setDeleted([]);
  const [q, setQuery] = useSearchAddress();
  // the router’s own may still be the one before the last letter
  const search = q === '' ? '' : `?${new URLSearchParams({ q })}`;
  const words = useDeferredValue(q);
  const found = useMemo(
    () => filterBySearch(locations, words, 'locations', ({ name, address, country }) => [name, address, country]).toSorted(byName),
    [locations, words],
  );
  return (
    <Page
      title="Locations"
      description={description}
      search={locations.length > 0 && <SearchBox label="Search locations" value={q} onChange={setQuery} />}
      action={
        canCreate && (
          <>
            <Link to={binPath} className={buttonStyle()}>
              <Trash2 aria-hidden size={16} strokeWidth={1.75} />
              Bin
            </Link>
            <Link to={locationsPath('create')} className={buttonStyle({ look: 'primary' })}>
              <Plus aria-hidden size={16} strokeWidth={2} />
              New Location
            </Link>
          </>
        )
      }
    >
      <LinkTabs
        label="View"
        links={[
          { to: locationsPath() + search, label: 'List View' },
          { to: locationsPath('map') + search, label: 'Map View' },
        ]}
      />
      <p role="status" className="sr-only">
        {words.trim() !== '' && `${found.length} found`}
      </p>
      <div className="pt-6">
        {found.length === 0 ? (
          <EmptyState
            title={view === 'list' && words.trim() === '' ? 'No locations found.' : 'No Locations found'}
            action={words.trim() !== '' && <Button onClick={() => setQuery('')}>Show all locations</Button>}
          >
            {words.trim() === ''
              ? 'A place that is scanned more than once belongs here, with a tour for each visit.'
              : `No location matches “${words.trim()}”.`}
          </EmptyState>
        ) : view === 'map' ? (
          <LazyComponent load={locationsMap} props={{ locations: found }} />
        ) : (
          <LocationList all={locations} locations={found} canEdit={canEdit} canDelete={canCreate} onDelete={setDeleted} />
        )}
      </div>
      <BulkOverlay onClose={closeDialog}>
        {deleted.length > 0 && <LazyComponent load={deleteDialog} props={{ locations: deleted, onClose: closeDialog }} />}
      </BulkOverlay>
    </Page>
  );
}

function useRights(): { canCreate: boolean; canEdit: boolean } {
  const organization = useOrganizationId();
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization);
  return {
    canCreate: canRunLocation(currentUser, { organization }, directory),
    canEdit: canUpdateLocation(currentUser, { organization }, directory),
  };
}
