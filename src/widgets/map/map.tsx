import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser, type Map as LeafletMap } from 'leaflet';
import { type ReactNode, type Ref, useEffect } from 'react';
import { MapContainer, ScaleControl, useMap, ZoomControl } from 'react-leaflet';
import { mapSources } from '@/backend/map-sources';
import { useTexts } from '@/ui/use-texts';
import { Outlines } from './outlines';
import type { Position } from './position';
import { Streets } from './streets';
import { mapTexts } from './texts';

type Props = {
  label: string;
  /** Initial center; afterwards users and children move the map. */
  center: Position;
  zoom: number;
  /** The map is the page: one finger and the wheel move it at once. */
  isFullScreen?: boolean;
  /** False where a layer among the children replaces the streets. */
  hasStreets?: boolean;
  mapRef?: Ref<LeafletMap>;
  /** react-leaflet markers and layers. */
  children?: ReactNode;
};

/** A map that fills its container. Land, borders and a grid are always shown, streets only if tiles are configured and can be loaded. @see TOUR-038 */
export function WorldMap({ label, center, zoom, isFullScreen = false, hasStreets = true, mapRef, children }: Props) {
  const t = useTexts(mapTexts);
  const { tiles } = mapSources();
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <MapContainer
      ref={mapRef ?? null}
      center={[center.latitude, center.longitude]}
      zoom={zoom}
      minZoom={1}
      zoomSnap={0.5}
      zoomDelta={1}
      // inside a page one finger scrolls the page, two move the map
      dragging={isFullScreen || !Browser.mobile}
      scrollWheelZoom={isFullScreen}
      zoomControl={false}
      worldCopyJump
      zoomAnimation={!reducedMotion}
      fadeAnimation={!reducedMotion}
      markerZoomAnimation={!reducedMotion}
      inertia={!reducedMotion}
      className="size-full"
    >
      <Frame label={label} isFullScreen={isFullScreen} />
      <Outlines />
      {hasStreets && <Streets tiles={tiles} />}
      {/* a full screen has a Zoom out of its own */}
      <ZoomControl
        key={t.zoomIn}
        zoomInTitle={isFullScreen ? t.stepCloser : t.zoomIn}
        zoomOutTitle={isFullScreen ? t.stepBack : t.zoomOut}
      />
      <ScaleControl imperial={false} position="bottomleft" />
      {children}
    </MapContainer>
  );
}

function Frame({ label, isFullScreen }: { label: string; isFullScreen: boolean }) {
  const map = useMap();
  useEffect(() => {
    const frame = map.getContainer();
    frame.setAttribute('role', 'group');
    // places, zoom buttons and scale are the same in every language
    frame.dir = 'ltr';
    frame.setAttribute('aria-label', label);
    map.attributionControl.setPrefix('Leaflet');
    const resizeObserver = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resizeObserver.observe(frame);
    return () => resizeObserver.disconnect();
  }, [map, label]);
  useEffect(() => {
    if (isFullScreen) return;
    // the wheel scrolls the page until the map has focus
    const enableWheel = () => map.scrollWheelZoom.enable();
    const disableWheel = () => map.scrollWheelZoom.disable();
    map.on('focus', enableWheel).on('blur', disableWheel);
    return () => void map.off('focus', enableWheel).off('blur', disableWheel);
  }, [map, isFullScreen]);
  return null;
}
