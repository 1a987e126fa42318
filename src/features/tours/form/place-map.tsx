import { useState } from 'react';
import { WorldMap } from '@/widgets/map/map';
import type { Position } from '@/widgets/map/position';
import { PositionMarker } from '@/widgets/map/position-marker';

/** How near a map shows one place. @see TOUR-038 */
const placeZoom = 13;
const world = { center: { latitude: 30, longitude: 10 }, zoom: 1.5 };

type Props = { position: Position | null; onMove: (position: Position) => void };

export function PlaceMap({ position, onMove }: Props) {
  const [start] = useState(position ? { center: position, zoom: placeZoom } : world);
  return (
    <WorldMap label="Map of the tour’s position" {...start}>
      <PositionMarker label="Position of the tour" position={position} zoom={placeZoom} onMove={onMove} />
    </WorldMap>
  );
}
