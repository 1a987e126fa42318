import { useParams } from 'react-router-dom';
import { CreateLocation } from './form/create-location';
import { EditLocation } from './form/edit-location';
import { LocationsPage } from './list/locations-page';

/** The locations of the organization, and the form of one. @see LOC-001 LOC-002 LOC-005 LOC-006 LOC-007 */
export function LocationsScreen() {
  const { mode } = useParams();
  if (mode === 'create') return <CreateLocation />;
  if (mode === 'edit') return <EditLocation />;
  return <LocationsPage view={mode === 'map' ? 'map' : 'list'} />;
}
