import { CircleMarker } from 'react-leaflet';
import { WorldMap } from '@/widgets/map/map';
import type { Position } from '@/widgets/map/position';

type Props = { name: string; position: Position };

const streetZoom = 5;

/** Where the tour is on a map. */
export function PlaceMap({ name, position }: Props) {
  return (
    <div className="isolate size-full">
      <WorldMap label={`Where ${name || 'the tour'} is`} center={position} zoom={streetZoom}>
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
}
