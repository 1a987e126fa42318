import { feature } from 'topojson-client';
import { toFlatMap } from './flat-world';
import worldAddress from './generated/world.json?url';

type Topology = Parameters<typeof feature>[0];
type GeometryCollection = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

/** The outlines of all countries. */
export async function fetchCountries(): Promise<GeoJSON.GeoJsonObject> {
  const topology: Topology = await (await fetch(worldAddress)).json();
  const { countries } = topology.objects;
  const { features } = feature(topology, countries as GeometryCollection);
  const shapes = features.flatMap(({ geometry, ...rest }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [toFlatMap({ ...rest, geometry })] : [],
  );
  return { type: 'FeatureCollection', features: shapes } as GeoJSON.FeatureCollection;
}
