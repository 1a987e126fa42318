import { useQuery } from '@tanstack/react-query';
import { circleMarker, featureGroup, geoJSON, type LatLngBounds, type Layer } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { GeoJSON, TileLayer, WMSTileLayer } from 'react-leaflet';
import { loadMapLayer } from '@/backend/storage/map-layer-files';
import { errorMessage } from '@/domain/app-error';
import { escapeHtml } from '@/domain/escape-html';
import { problemsMessage } from '@/domain/organizations/map-layer-upload';
import type { MapLayer } from '@/domain/organizations/map-layers';
import { isRecord, text } from '@/domain/stored';
import { ErrorBoundary } from '@/ui/error-boundary';
import { layerColor } from './layer-color';

type Props = {
  /** Use a new key when its address or format changes. */
  layer: MapLayer;
  /** Tiles of a higher order are above those of a lower one, and streets below all; shapes have a color by it. */
  order?: number;
  /** Told why the layer can't be shown, and null once it can; keeps its identity. */
  onProblem: (id: string, problem: string | null) => void;
  /** Told where the shapes of a GeoJSON layer are, and the first of them, once they are loaded; keeps its identity. */
  onBounds?: (id: string, bounds: LatLngBounds, first: LatLngBounds) => void;
};

/** A layer of an organization's map. Its attribution is shown while it is; if it can't be drawn, the others are. @see MAP-004 SET-011 */
export const OrganizationLayer = (props: Props) => (
  <ErrorBoundary fallback={() => <Undrawable {...props} />}>
    {props.layer.format === 'geojson' ? <Shapes {...props} /> : <Tiles {...props} />}
  </ErrorBoundary>
);

const undrawable = 'It can’t be drawn. Check it in Settings, under Map Layers.';

function Undrawable({ layer: { id }, onProblem }: Props) {
  useEffect(() => {
    onProblem(id, undrawable);
    return () => onProblem(id, null);
  }, [id, onProblem]);
  return null;
}

const unreachable = 'It doesn’t answer. Check its address; the installation must also allow its site.';

function Tiles({ layer: { id, format, url, attribution }, order = 0, onProblem }: Props) {
  const isWorking = useRef(false);
  const handlers = useMemo(
    () => ({
      // outside of the area that a layer covers, tiles may be missing
      tileerror: () => !isWorking.current && onProblem(id, unreachable),
      tileload: () => {
        isWorking.current = true;
        onProblem(id, null);
      },
    }),
    [id, onProblem],
  );
  useEffect(() => () => onProblem(id, null), [id, onProblem]);
  // Leaflet takes attributions and tooltips as HTML; these are plain text
  const common = { attribution: escapeHtml(attribution), eventHandlers: handlers, zIndex: order + 2 };
  if (format === 'tiles') return <TileLayer url={url} {...common} />;
  const { service, layers } = wmsAddress(url);
  return <WMSTileLayer url={service} params={{ layers, format: 'image/png', transparent: true }} {...common} />;
}

function Shapes({ layer: { id, url, attribution }, order = 0, onProblem, onBounds }: Props) {
  const { data, error } = useQuery({
    queryKey: ['map-layer', url],
    queryFn: ({ signal }) => loadMapLayer(url, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const problem = error ? errorMessage(error) : problemsMessage(data?.problems ?? []);
  useEffect(() => {
    onProblem(id, problem);
    return () => onProblem(id, null);
  }, [id, problem, onProblem]);
  useEffect(() => {
    if (!data || !onBounds) return;
    const shapes = geoJSON(data.shapes as GeoJSON.GeoJsonObject);
    const [first] = shapes.getLayers();
    if (first) onBounds(id, shapes.getBounds(), featureGroup([first]).getBounds());
  }, [id, data, onBounds]);
  if (!data) return null;
  return (
    <GeoJSON
      data={data.shapes as GeoJSON.GeoJsonObject}
      attribution={escapeHtml(attribution)}
      style={(shape) => ({ className: `map-shape ${layerColor(order)} ${shapeClasses[shape?.geometry?.type ?? ''] ?? ''}` })}
      pointToLayer={(_, position) => circleMarker(position, { radius: 6 })}
      onEachFeature={named}
    />
  );
}

/** Lines and points look other than areas. */
const shapeClasses: Readonly<Record<string, string>> = {
  LineString: 'map-shape-line',
  MultiLineString: 'map-shape-line',
  Point: 'map-shape-point',
  MultiPoint: 'map-shape-point',
};

function named({ properties }: GeoJSON.Feature, shape: Layer): void {
  const name = isRecord(properties) ? text(properties.name) : '';
  if (name) shape.bindTooltip(escapeHtml(name), { sticky: true });
}

/** A WMS service's address without its layers, and the layers. */
function wmsAddress(url: string): { service: string; layers: string } {
  const address = new URL(url, window.location.href);
  const layersKeys = [...address.searchParams.keys()].filter((key) => key.toLowerCase() === 'layers');
  const layers = layersKeys.map((key) => address.searchParams.get(key)).join(',');
  for (const key of layersKeys) address.searchParams.delete(key);
  return { service: address.href, layers };
}
