import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser } from 'leaflet';
import { type ReactNode, useEffect } from 'react';
import { MapContainer, ScaleControl, TileLayer, useMap } from 'react-leaflet';
import { mapSources } from '@/backend/map-sources';
import { Locator } from './locator';
import { Outlines } from './outlines';
import type { Position } from './position';

type Props = {
  label: string;
  /** Where it opens; afterwards it goes where people, or its children, move it. */
  center: Position;
  zoom: number;
  /** Markers and layers, as react-leaflet has them. */
  children?: ReactNode;
};

/** A map that fills its frame. Land, borders and a grid are always there; streets are where tiles are configured. @see TOUR-038 */
export function WorldMap({ label, center, zoom, children }: Props) {
  const { tiles } = mapSources();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <MapContainer
      center={[center.latitude, center.longitude]}
      zoom={zoom}
      minZoom={1}
      zoomSnap={0.5}
      zoomDelta={1}
      // one finger scrolls the page, two move the map
      dragging={!Browser.mobile}
      scrollWheelZoom={false}
      worldCopyJump
      zoomAnimation={!still}
      fadeAnimation={!still}
      markerZoomAnimation={!still}
      inertia={!still}
      className="size-full"
    >
      <Frame label={label} />
      <Outlines />
      {tiles ? <TileLayer url={tiles.url} attribution={tiles.attribution} /> : <Locator />}
      <ScaleControl imperial={false} position="bottomleft" />
      {children}
    </MapContainer>
  );
}

// The wheel scrolls the page until somebody has taken the map into their hands.
function Frame({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const frame = map.getContainer();
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', label);
    map.attributionControl.setPrefix('Leaflet');
    const take = () => map.scrollWheelZoom.enable();
    const release = () => map.scrollWheelZoom.disable();
    map.on('focus', take).on('blur', release);
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(frame);
    return () => {
      map.off('focus', take).off('blur', release);
      sizes.disconnect();
    };
  }, [map, label]);
  return null;
}
