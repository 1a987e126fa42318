import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type TourTypeId, tourTypeId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { paletteColorName } from '@/domain/organizations/tour-types';
import { byName, isSearch } from '@/domain/search';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { mapList, mapPositionOf, startPosition, toursFoundOnMap } from '@/domain/tours/map-tours';
import type { MapView } from '@/widgets/map/cluster-layer';
import type { MapPoint } from '@/widgets/map/clusters';
import { fitBounds, fitTo, flyToPosition, selectedZoom } from '@/widgets/map/fly-to';
import { type MapAddressView, viewText } from './map-address';
import type { UsedMapAddress } from './use-map-address';

/** Zoom level of a map that has no view yet. @see MAP-007 */
const startZoom = 4;
const europe = { latitude: 50, longitude: 10 };
/** Closest zoom level for a country's tours and for search results. */
const resultZoom = 12;
/** The map follows a search once nobody has typed for this long. */
const followMs = 350;

/** The tours of the map and of its list, and what both do together. */
export function useMapTours(tours: readonly ListedTour[], organization: Organization, address: UsedMapAddress) {
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const { found, points } = useFound(tours, organization, address);
  const selected = useMemo(() => tours.find(({ id }) => id === address.tour) ?? null, [tours, address.tour]);
  const [startView] = useState(() => startOf(tours, address, selected));
  // the view of a map that was not moved is not in its address, unless it came from there
  const [isOwnStart] = useState(address.view === null);
  const list = useMemo(() => {
    const inView = view && !address.listsAll ? new Set(view.inView) : null;
    return mapList(found, inView && ((id) => inView.has(id)));
  }, [found, view, address.listsAll]);

  const { change } = address;
  const onView = useCallback(
    (next: MapView) => {
      setView(next);
      change({ view: isOwnStart && viewText(next) === viewText(startView) ? null : next });
    },
    [change, startView, isOwnStart],
  );
  const showAll = (these: readonly ListedTour[]) => leaflet && fitTo(leaflet, positionsOf(these), resultZoom);
  const select = (tour: ListedTour) => {
    const position = mapPositionOf(tour);
    // a new selection is flown to by the layer of points; this brings back the one that is selected
    if (tour.id === address.tour && position && leaflet) flyToPosition(leaflet, position);
    else change({ tour: tour.id });
  };
  useFollowFilters(found, view, { leaflet, address });
  const zoomOut = () => leaflet && fitTo(leaflet, positionsOf(found.length > 0 ? found : tours), startZoom);
  const fitLayer = (bounds: LatLngBounds) => leaflet && fitBounds(leaflet, bounds, selectedZoom);
  return { found, points, list, fitLayer, selected, view, startView, onView, showAll, select, zoomOut, setLeaflet };
}

export type MapTours = ReturnType<typeof useMapTours>;

const positionsOf = (tours: readonly ListedTour[]) => tours.flatMap((tour) => mapPositionOf(tour) ?? []);

function startOf(tours: readonly ListedTour[], { view }: UsedMapAddress, selected: ListedTour | null): MapAddressView {
  if (view) return view;
  const position = selected && mapPositionOf(selected);
  if (position) return { center: position, zoom: selectedZoom };
  return { center: startPosition(positionsOf(tours)) ?? europe, zoom: startZoom };
}

function useFound(tours: readonly ListedTour[], { tourTypes }: Organization, { q, types }: UsedMapAddress) {
  const named = useMemo(() => tours.toSorted(byName), [tours]);
  const words = useDeferredValue(q);
  const found = useMemo(() => toursFoundOnMap(named, words, new Set([...types].map(tourTypeId))), [named, words, types]);
  const points = useMemo(() => {
    const colors = new Map(tourTypes.map((type): [TourTypeId, string] => [type.id, `var(--color-${paletteColorName(type, 'icon')})`]));
    return found.flatMap((tour): MapPoint[] => {
      const position = mapPositionOf(tour);
      return position ? [{ id: tour.id, name: tour.name, position, color: colors.get(tour.tourTypeId) ?? 'var(--color-ink-soft)' }] : [];
    });
  }, [found, tourTypes]);
  return { found, points };
}

type Following = { leaflet: LeafletMap | null; address: UsedMapAddress };

/** Moves the map to what a search or filter found, unless it shows all of it. */
function useFollowFilters(found: readonly ListedTour[], view: MapView | null, { leaflet, address }: Following): void {
  const { q, types, arrivals } = address;
  const filters = `${isSearch(q, 'map') ? q.trim() : ''}\n${[...types].join('\n')}`;
  const followed = useRef({ filters, arrivals });
  const follow = useEffectEvent(() => {
    const positions = positionsOf(found);
    if (leaflet && view && view.inView.length < positions.length) fitTo(leaflet, positions, resultZoom);
  });
  useEffect(() => {
    const { filters: before, arrivals: arrivalsBefore } = followed.current;
    followed.current = { filters, arrivals };
    // an address from Back has a view of its own
    if (filters === before || arrivals !== arrivalsBefore || filters.trim() === '') return;
    const timer = setTimeout(follow, followMs);
    return () => clearTimeout(timer);
  }, [filters, arrivals]);
}
