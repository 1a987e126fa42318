import { useState } from 'react';
import { WorldMap } from '../map/map';
import type { Position } from '../map/position';
import { PositionMarker } from '../map/position-marker';

/** Zoom level of a single place. @see TOUR-038 */
const placeZoom = 13;
const worldView = { center: { latitude: 30, longitude: 10 }, zoom: 1.5 };

type Props = { subject: string; position: Position | null; onMove: (position: Position) => void };

export function PlaceMap({ subject, position, onMove }: Props) {
  const [initialView] = useState(position ? { center: position, zoom: placeZoom } : worldView);
  return (
    <WorldMap label={`Map of the ${subject}’s position`} {...initialView}>
      <PositionMarker label={`Position of the ${subject}`} position={position} zoom={placeZoom} onMove={onMove} />
    </WorldMap>
  );
}
