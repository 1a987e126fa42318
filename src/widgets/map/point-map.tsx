import { CircleMarker } from 'react-leaflet';
import { WorldMap } from './map';
import type { Position } from './position';

type Props = { label: string; position: Position; zoom: number };

/** One position on a map. */
export const PointMap = ({ label, position, zoom }: Props) => (
  <div className="isolate size-full">
    <WorldMap label={label} center={position} zoom={zoom}>
      <CircleMarker
        center={[position.latitude, position.longitude]}
        radius={8}
        className="fill-accent-line stroke-surface"
        pathOptions={{ weight: 2.5, fillOpacity: 1, opacity: 1 }}
        interactive={false}
      />
    </WorldMap>
  </div>
);
