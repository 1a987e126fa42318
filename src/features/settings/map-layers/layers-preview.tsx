import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useCallback, useRef } from 'react';
import type { MapLayer } from '@/domain/organizations/map-layers';
import { LayerMessages } from '@/widgets/map/layer-messages';
import { WorldMap } from '@/widgets/map/map';
import { OrganizationLayer } from '@/widgets/map/organization-layer';
import { useLayerProblems } from '@/widgets/map/use-layer-problems';

/** Further away the shapes of a town are too small to be seen: the first one is shown. */
const minShapesZoom = 8;
const europe = { latitude: 50, longitude: 10 };

/** The visible layers on a map, and what went wrong with them. */
export function LayersPreview({ layers }: { layers: readonly MapLayer[] }) {
  const { messages, onProblem } = useLayerProblems(layers);
  const map = useRef<LeafletMap>(null);
  const showShapes = useCallback((_: string, all: LatLngBounds, first: LatLngBounds) => {
    const isFarApart = (map.current?.getBoundsZoom(all) ?? 0) < minShapesZoom;
    map.current?.fitBounds(isFarApart ? first : all, { padding: [20, 20], maxZoom: 13, animate: false });
  }, []);
  return (
    <div className="relative size-full">
      <WorldMap label="Preview of the map layers" mapRef={map} center={europe} zoom={4}>
        {layers.map((layer, index) => (
          <OrganizationLayer
            key={`${layer.id} ${layer.format} ${layer.url}`}
            layer={layer}
            order={index}
            onProblem={onProblem}
            onBounds={showShapes}
          />
        ))}
      </WorldMap>
      <div className="absolute top-3 end-3 start-14 z-[1000]">
        <LayerMessages messages={messages} />
      </div>
    </div>
  );
}
