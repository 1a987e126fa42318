import { divIcon, type Marker as LeafletMarker, type LeafletMouseEvent, point } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap, useMapEvent } from 'react-leaflet';
import { formatPosition, normalizedPosition, type Position } from './position';

type Props = {
  /** Null while nothing is placed; a click on the map then places the marker. */
  position: Position | null;
  /** Accessible name, such as "Position of the tour". */
  label: string;
  disabled?: boolean;
  /** Minimum zoom level when the position is set from outside. */
  zoom: number;
  onMove: (position: Position) => void;
};

const pin = divIcon({
  className: 'map-pin',
  iconSize: [34, 42],
  iconAnchor: [17, 40],
  html: '<svg viewBox="0 0 34 42" aria-hidden="true"><path d="M17 40C10 30.500 4 24 4 16a13 13 0 0 1 26 0c0 8-6 14.500-13 24z" fill="currentColor" stroke="#fff" stroke-width="2"/><circle cx="17" cy="16" r="5" fill="#fff"/></svg>',
});

/** A marker moved by dragging or with the arrow keys: by 8 px, with Shift by 80 px. @see TOUR-038 */
export function PositionMarker({ position, label, disabled = false, zoom, onMove }: Props) {
  const map = useMap();
  useKeepInView(position, zoom);
  useMapEvent('click', (event: LeafletMouseEvent) => {
    if (!disabled && !position) onMove(normalizedPosition({ latitude: event.latlng.lat, longitude: event.latlng.lng }));
  });
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element || !position) return;
    element.setAttribute('aria-label', `${label}: ${formatPosition(position)}`);
    element.setAttribute('aria-roledescription', 'movable marker');
    if (disabled) return;
    const move = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      const distancePx = event.shiftKey ? 80 : 8;
      const to = map.project([position.latitude, position.longitude]).add(point(direction[0] * distancePx, direction[1] * distancePx));
      const { lat, lng } = map.unproject(to);
      onMove(normalizedPosition({ latitude: lat, longitude: lng }));
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [map, position, label, disabled, onMove]);

  if (!position) return null;
  return (
    <Marker
      ref={marker}
      position={[position.latitude, position.longitude]}
      icon={pin}
      draggable={!disabled}
      autoPan
      keyboard
      eventHandlers={{
        dragend: ({ target }) => {
          const { lat, lng } = target.getLatLng();
          onMove(normalizedPosition({ latitude: lat, longitude: lng }));
        },
      }}
    />
  );
}

const directions: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

// a position that was typed or searched may be outside the visible area
function useKeepInView(position: Position | null, zoom: number): void {
  const map = useMap();
  const hadPosition = useRef(position !== null);
  useEffect(() => {
    if (!position) {
      hadPosition.current = false;
      return;
    }
    const center: [number, number] = [position.latitude, position.longitude];
    if (!hadPosition.current) map.setView(center, Math.max(map.getZoom(), zoom), { animate: false });
    else if (!map.getBounds().pad(-0.05).contains(center)) map.panTo(center, { animate: false });
    hadPosition.current = true;
  }, [map, position, zoom]);
}
