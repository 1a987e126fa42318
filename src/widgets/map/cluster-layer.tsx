import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { ClusterMarker, PointMarker } from './cluster-markers';
import { type Bounds, clusterIndex, isWithin, type MapPoint } from './clusters';
import { flyToPosition } from './fly-to';
import type { Position } from './position';

/** What the map shows: its center and zoom level, and the ids of all points in view, also of those in clusters. */
export type MapView = { center: Position; zoom: number; inView: readonly string[] };

type Props = {
  /** Must keep its identity until the points change. */
  points: readonly MapPoint[];
  /** The point that is marked and, when this changes, flown to. The first one is not: the map starts where its page says. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** Called at first, and after the map was moved or the points changed. */
  onView?: (view: MapView) => void;
};

/**
 * Thousands of points on a `WorldMap`; those close together are one bubble with their number. By pointer only: show the points in a list
 * beside the map, which works by keyboard and for screen readers.
 */
export function ClusterLayer({ points, selected, onSelect, onView }: Props) {
  const map = useMap();
  const pane = usePointsPane(map);
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)) });
  const index = useMemo(() => clusterIndex(points), [points]);
  const shown = useMemo(() => index.shownIn(padded(view.bounds), view.zoom), [index, view]);
  const selectedPoint = useMemo(() => points.find(({ id }) => id === selected) ?? null, [points, selected]);
  useFlyTo(map, selectedPoint);
  const reportView = useEffectEvent((next: MapView) => onView?.(next));
  useEffect(() => {
    const inView = points.filter(({ position }) => isWithin(position, view.bounds)).map(({ id }) => id);
    reportView({ center: view.center, zoom: view.zoom, inView });
  }, [points, view]);
  return (
    <>
      {shown.clusters.map((cluster) => (
        <ClusterMarker key={cluster.key} cluster={cluster} pane={pane} />
      ))}
      {shown.points.map((point) => point.id !== selected && <PointMarker key={point.id} point={point} pane={pane} onSelect={onSelect} />)}
      {selectedPoint && <PointMarker key={`selected ${selected}`} point={selectedPoint} pane={pane} isSelected onSelect={onSelect} />}
    </>
  );
}

/** The pane of the points, which assistive technology skips. */
function usePointsPane(map: LeafletMap): string {
  const [pane] = useState(() => {
    const element = map.getPane('points') ?? map.createPane('points');
    element.style.zIndex = '600';
    element.setAttribute('aria-hidden', 'true');
    return 'points';
  });
  return pane;
}

function viewOf(map: LeafletMap): { center: Position; zoom: number; bounds: Bounds } {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom(), bounds: { west, south, east, north } };
}

/** The bounds with a margin, so that dragging the map brings in points that are already there. */
function padded({ west, south, east, north }: Bounds): Bounds {
  const bounds = latLngBounds([south, west], [north, east]).pad(0.25);
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

function useFlyTo(map: LeafletMap, point: MapPoint | null): void {
  const id = point?.id ?? null;
  const lastId = useRef(id);
  const fly = useEffectEvent(() => point && flyToPosition(map, point.position));
  useEffect(() => {
    if (id === lastId.current) return;
    lastId.current = id;
    fly();
  }, [id]);
}
