import type { LatLngBounds } from 'leaflet';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMap } from 'react-leaflet';
import { configuration } from '@/backend/config';
import { visibleLayers } from '@/domain/organizations/map-layer-addresses';
import type { Organization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { ClusterLayer } from '@/widgets/map/cluster-layer';
import { LayerMessages } from '@/widgets/map/layer-messages';
import { WorldMap } from '@/widgets/map/map';
import { useLayerProblems } from '@/widgets/map/use-layer-problems';
import { LaterLayer } from './later-layer';
import { LayersButton } from './layers-button';
import type { MapAddressView } from './map-address';
import type { UsedMapAddress } from './use-map-address';
import type { MapTours } from './use-map-tours';

/** 'Zoom out' is offered above this zoom level. @see MAP-005 */
const closeZoom = 6;

type Props = { organization: Organization; address: UsedMapAddress; map: MapTours };

/** The map, its layers and points. @see MAP-004 MAP-005 MAP-012 */
export function TourMap({ organization, address, map }: Props) {
  const { bases, overlays } = useMemo(() => offeredLayers(organization), [organization]);
  const base = bases.find(({ id }) => id === address.base) ?? null;
  const shown = useMemo(() => {
    const orders = overlays.map((layer, index) => ({ layer, order: index }));
    return [...(base ? [{ layer: base, order: -1 }] : []), ...orders.filter(({ layer }) => address.layers.has(layer.id))];
  }, [base, overlays, address.layers]);
  const { messages, onProblem } = useLayerProblems(useMemo(() => shown.map(({ layer }) => layer), [shown]));
  const [bounds, setBounds] = useState<ReadonlyMap<string, LatLngBounds>>(new Map());
  const onBounds = useCallback((id: string, next: LatLngBounds) => setBounds((before) => new Map(before).set(id, next)), []);
  return (
    <>
      <div className="map-full-screen size-full">
        <WorldMap
          label="Map of the tours"
          center={map.startView.center}
          zoom={map.startView.zoom}
          isFullScreen
          hasStreets={base === null}
          mapRef={map.setLeaflet}
        >
          {shown.map(({ layer, order }) => (
            <LaterLayer
              key={`${layer.id} ${layer.format} ${layer.url}`}
              layer={layer}
              order={order}
              onProblem={onProblem}
              onBounds={onBounds}
            />
          ))}
          <ClusterLayer points={map.points} selected={address.tour} onSelect={(id) => address.change({ tour: id })} onView={map.onView} />
          <FollowAddress view={address.view ?? map.startView} arrivals={address.arrivals} />
        </WorldMap>
      </div>
      <div className="pointer-events-none absolute top-2.5 end-2.5 start-14 z-[1000] flex flex-col items-start gap-2 *:pointer-events-auto max-md:start-16">
        <div className="flex flex-wrap gap-2">
          <LayersButton bases={bases} overlays={overlays} address={address} bounds={bounds} onZoom={map.fitLayer} />
          {map.view && map.view.zoom > closeZoom && (
            <Button size="small" onClick={map.zoomOut}>
              <ZoomOut aria-hidden size={16} strokeWidth={1.75} />
              Zoom out
            </Button>
          )}
        </div>
        <LayerMessages messages={messages} />
      </div>
    </>
  );
}

/** The layers of the installation, and those of the organization. */
function offeredLayers({ mapLayers }: Organization) {
  const configured = configuration().mapOverlays.map((layer) => ({ ...layer, id: `built-in-${layer.id}` }));
  const valid = new Map(visibleLayers(configured).map((layer) => [layer.id, layer]));
  const ofKind = (kind: 'base' | 'overlay') => configured.flatMap((layer) => (layer.kind === kind ? (valid.get(layer.id) ?? []) : []));
  return { bases: ofKind('base'), overlays: [...ofKind('overlay'), ...visibleLayers(mapLayers)] };
}

/** Moves the map to an address that came from elsewhere, such as Back. It is after the points, so that it ends their flight. */
function FollowAddress({ view, arrivals }: { view: MapAddressView; arrivals: number }) {
  const map = useMap();
  const follow = useEffectEvent(() => map.setView([view.center.latitude, view.center.longitude], view.zoom, { animate: false }));
  useEffect(() => {
    if (arrivals > 0) follow();
  }, [arrivals]);
  return null;
}
