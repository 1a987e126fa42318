import { useParams } from 'react-router-dom';
import { type UrlState, useUrlState } from '@/widgets/use-url-state';
import { type MapAddress, mapAddressFrom, parametersOf } from './map-address';

/** Selecting a first tour pushes a history entry. */
const mapInUrl: UrlState<MapAddress> = {
  read: (parameters) => mapAddressFrom(parameters),
  parametersOf,
  deferredKeys: new Set(['q', 'view']),
  pushedEntry: (changes, { tour }) => (changes.tour && tour === null ? {} : null),
};

/** Search, filters, layers, selected tour and view of the map, stored in the URL. `arrivals` counts the URLs that came from elsewhere, such as Back. */
export function useMapAddress() {
  const { tour } = useParams();
  const { state, change, arrivals } = useUrlState(mapInUrl, (parameters) => mapAddressFrom(parameters, tour));
  return { ...state, change, arrivals };
}

export type UsedMapAddress = ReturnType<typeof useMapAddress>;
