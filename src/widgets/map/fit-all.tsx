import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { MapPoint } from './clusters';

/** Closest zoom level at which all points are shown. */
const maxFitZoom = 13;

/** Shows all points of a `WorldMap` at first, and again when others are found. Belongs behind the layer of points, which follows the map only then. */
export function FitAll({ points }: { points: readonly MapPoint[] }) {
  const map = useMap();
  useEffect(() => {
    if (points.length === 0) return;
    const bounds = latLngBounds(points.map(({ position }) => [position.latitude, position.longitude]));
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: maxFitZoom, animate: false });
  }, [map, points]);
  return null;
}
