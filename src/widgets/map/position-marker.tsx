import { divIcon, type Marker as LeafletMarker, type LeafletMouseEvent, point } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap, useMapEvent } from 'react-leaflet';
import { type Position, positionOn, shownPosition } from './position';

type Props = {
  /** Null while nothing is placed: then a press on the map places it. */
  position: Position | null;
  /** What is placed here, "Position of the tour". */
  label: string;
  disabled?: boolean;
  /** How near the map goes when the position comes from elsewhere. */
  zoom: number;
  onMove: (position: Position) => void;
};

const pin = divIcon({
  className: 'map-pin',
  iconSize: [34, 42],
  iconAnchor: [17, 40],
  html: '<svg viewBox="0 0 34 42" aria-hidden="true"><path d="M17 40C10 30.500 4 24 4 16a13 13 0 0 1 26 0c0 8-6 14.500-13 24z" fill="currentColor" stroke="#fff" stroke-width="2"/><circle cx="17" cy="16" r="5" fill="#fff"/></svg>',
});

/** A marker that is dragged, or moved by the arrow keys: a little, with Shift a lot. @see TOUR-038 */
export function PositionMarker({ position, label, disabled = false, zoom, onMove }: Props) {
  const map = useMap();
  useShown(position, zoom);
  useMapEvent('click', (event: LeafletMouseEvent) => {
    if (!disabled && !position) onMove(positionOn({ latitude: event.latlng.lat, longitude: event.latlng.lng }));
  });
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element || !position) return;
    element.setAttribute('aria-label', `${label}: ${shownPosition(position)}`);
    element.setAttribute('aria-roledescription', 'movable marker');
    if (disabled) return;
    const move = (event: KeyboardEvent) => {
      const way = ways[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const far = event.shiftKey ? 80 : 8;
      const to = map.project([position.latitude, position.longitude]).add(point(way[0] * far, way[1] * far));
      const { lat, lng } = map.unproject(to);
      onMove(positionOn({ latitude: lat, longitude: lng }));
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
          onMove(positionOn({ latitude: lat, longitude: lng }));
        },
      }}
    />
  );
}

const ways: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

// A position that was typed or found may lie out of sight.
function useShown(position: Position | null, zoom: number): void {
  const map = useMap();
  const had = useRef(position !== null);
  useEffect(() => {
    if (!position) {
      had.current = false;
      return;
    }
    const here: [number, number] = [position.latitude, position.longitude];
    if (!had.current) map.setView(here, Math.max(map.getZoom(), zoom), { animate: false });
    else if (!map.getBounds().pad(-0.05).contains(here)) map.panTo(here, { animate: false });
    had.current = true;
  }, [map, position, zoom]);
}
