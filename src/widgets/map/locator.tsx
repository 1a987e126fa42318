import { type LatLng, latLng } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CircleMarker, MapContainer, useMap, useMapEvents } from 'react-leaflet';
import { Outlines } from './outlines';

/** Nearer than this the outlines alone no longer say where one is. */
const lost = 8;
const overview = 3.5;

/** Where in the world the map is, in its corner; for maps without streets, once they are too near to tell by themselves. */
export function Locator() {
  const map = useMap();
  const [view, setView] = useState(() => ({ center: map.getCenter(), zoom: map.getZoom() }));
  const look = () => setView({ center: map.getCenter(), zoom: map.getZoom() });
  useMapEvents({ moveend: look, zoomend: look });
  if (view.zoom < lost) return null;
  // without its corners it would be nowhere near the poles
  const center = latLng(Math.max(-70, Math.min(70, view.center.lat)), view.center.lng);
  return createPortal(
    <div aria-hidden className="map-locator">
      <MapContainer
        center={center}
        zoom={overview}
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
        <CircleMarker center={view.center} radius={5} interactive={false} pathOptions={{ className: 'map-locator-point' }} />
      </MapContainer>
    </div>,
    map.getContainer(),
  );
}

function Follow({ center }: { center: LatLng }) {
  const map = useMap();
  useEffect(() => void map.setView(center, overview, { animate: false }), [map, center]);
  return null;
}
