import { useParams, useSearchParams } from 'react-router-dom';
import { locationId, tourId } from '@/domain/ids';
import { LocationView } from './location/location-view';
import { LocationTourFormPage } from './tour/location-tour-form-page';
import { LocationTourPage } from './tour/location-tour-page';
import { WithLocation } from './with-location';

/** One location: its tours through time, one of them, or the form of one. @see LOC-010 LOC-016 LOC-018 ROUTE-008 */
export function LocationScreen() {
  const { mode = 'view', tour } = useParams();
  const [query] = useSearchParams();
  const id = locationId(query.get('location') ?? '');
  const locationTour = tour === undefined ? null : tourId(tour);
  return (
    <WithLocation id={id} keepsInput={mode === 'create' || mode === 'edit'}>
      {(location) =>
        mode === 'create' || mode === 'edit' ? (
          <LocationTourFormPage key={locationTour} location={location} id={mode === 'edit' ? locationTour : null} />
        ) : locationTour ? (
          <LocationTourPage location={location} id={locationTour} />
        ) : (
          <LocationView location={location} />
        )
      }
    </WithLocation>
  );
}
