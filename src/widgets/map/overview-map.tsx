import { type LatLng, latLng } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CircleMarker, MapContainer, useMap, useMapEvents } from 'react-leaflet';
import { Outlines } from './outlines';

/** Zoom level from which country outlines alone no longer give orientation. */
export const overviewMinZoom = 8;
const overviewZoom = 3.5;

/** A small overview map in the corner, for maps without streets at high zoom. */
export function OverviewMap() {
  const map = useMap();
  const [view, setView] = useState(() => ({ center: map.getCenter(), zoom: map.getZoom() }));
  const updateView = () => setView({ center: map.getCenter(), zoom: map.getZoom() });
  useMapEvents({ moveend: updateView, zoomend: updateView });
  if (view.zoom < overviewMinZoom) return null;
  // clamped, because the overview can't be centered near the poles
  const center = latLng(Math.max(-70, Math.min(70, view.center.lat)), view.center.lng);
  return createPortal(
    <div aria-hidden className="map-locator">
      <MapContainer
        center={center}
        zoom={overviewZoom}
        zoomSnap={0.5}
        zoomControl={false}
        attributionControl={false}
        dragging={false}
        keyboard={false}
        scrollWheelZoom={false}
        doubleClickZoom={false}
        touchZoom={false}
        className="size-full"
      >
        <Outlines />
        <Follow center={center} />
        <CircleMarker center={view.center} radius={5} interactive={false} className="map-locator-point" />
      </MapContainer>
    </div>,
    map.getContainer(),
  );
}

function Follow({ center }: { center: LatLng }) {
  const map = useMap();
  useEffect(() => void map.setView(center, overviewZoom, { animate: false }), [map, center]);
  return null;
}
