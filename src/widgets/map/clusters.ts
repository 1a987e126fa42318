import Supercluster from 'supercluster';
import type { Position } from './position';

/** Something on the map. The color is any CSS color. */
export type MapPoint = { id: string; name: string; position: Position; color: string };

/** Points that are too close to be shown apart. `expansionZoom` is the zoom level at which they are. */
export type Cluster = { key: string; position: Position; count: number; expansionZoom: number };

/** A part of the map, in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** Closest zoom level to which the map flies. Points that are not apart there stay in one cluster. */
export const maxZoom = 18;

const clusterRadiusPx = 60;
/** Width of the world at zoom 0. */
const worldSizePx = 256;

export type ClusterIndex = { shownIn: (bounds: Bounds, zoom: number) => { points: MapPoint[]; clusters: Cluster[] } };

/** Groups points for all zoom levels: 5,000 take a few milliseconds, and a view of them less than one. */
export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const index = new Supercluster<{ point: MapPoint }>({ radius: clusterRadiusPx, extent: worldSizePx, maxZoom: maxZoom + 2 });
  index.load(
    points.map((point) => ({ type: 'Feature', properties: { point }, geometry: { type: 'Point', coordinates: degrees(point.position) } })),
  );
  return {
    shownIn: ({ west, south, east, north }, zoom) => {
      // beyond these degrees it would begin again on the other side
      const found = index.getClusters([Math.max(-180, west), south, Math.min(180, east), north], Math.floor(zoom));
      const shown = { points: [] as MapPoint[], clusters: [] as Cluster[] };
      for (const { properties, geometry } of found) {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        if (!properties) continue;
        if (!('cluster_id' in properties)) shown.points.push(properties.point);
        else
          shown.clusters.push({
            key: `${properties.cluster_id}`,
            position: { latitude, longitude },
            count: properties.point_count,
            expansionZoom: Math.min(maxZoom, index.getClusterExpansionZoom(properties.cluster_id)),
          });
      }
      return shown;
    },
  };
}

const degrees = ({ longitude, latitude }: Position): [number, number] => [longitude, latitude];

export const isWithin = ({ latitude, longitude }: Position, { west, south, east, north }: Bounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
