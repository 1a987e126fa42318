type Feature<Shape extends GeoJSON.Geometry> = GeoJSON.Feature<Shape>;
type Polygon = GeoJSON.Polygon;
type MultiPolygon = GeoJSON.MultiPolygon;
type Point = GeoJSON.Position;

/** Latitude of the map's edges, slightly beyond what is visible. */
const edgeLatitude = 89;

/**
 * Prepares a shape for a flat map: without this, a country that crosses the date line or surrounds a pole would be drawn as a stripe across
 * the whole map.
 */
export const toFlatMap = ({ geometry, ...rest }: Feature<Polygon | MultiPolygon>): Feature<MultiPolygon> => ({
  ...rest,
  geometry: { type: 'MultiPolygon', coordinates: polygonsOf(geometry).flatMap(flatPolygon) },
});

const polygonsOf = ({ type, coordinates }: Polygon | MultiPolygon): Point[][][] => (type === 'Polygon' ? [coordinates] : coordinates);

/** The polygon in one piece and, if it crosses the date line, a copy on the other side of the map. */
function flatPolygon(rings: Point[][]): Point[][][] {
  const pieces = rings.map((ring) => closedOverPole(unwrapped(ring)));
  const longitudes = pieces[0]?.map(([longitude = 0]) => longitude) ?? [];
  const copyOffset = Math.max(...longitudes) > 180 ? -360 : Math.min(...longitudes) < -180 ? 360 : 0;
  return copyOffset === 0 ? [pieces] : [pieces, pieces.map((ring) => ring.map((point) => shifted(point, copyOffset)))];
}

const shifted = ([longitude = 0, latitude = 0]: Point, by: number): Point => [longitude + by, latitude];

/** Unwraps longitudes: they continue beyond ±180 degrees instead of jumping to the other side. */
function unwrapped(ring: readonly Point[]): Point[] {
  let offset = 0;
  let before = ring[0]?.[0] ?? 0;
  return ring.map((point) => {
    const [longitude = 0] = point;
    if (longitude - before > 180) offset -= 360;
    if (longitude - before < -180) offset += 360;
    before = longitude;
    return shifted(point, offset);
  });
}

/** A ring that ends 360 degrees away from its start surrounds a pole: closes it along the edge of the map. */
function closedOverPole(ring: Point[]): Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < 1) return ring;
  const edge = (first[1] ?? 0) < 0 ? -edgeLatitude : edgeLatitude;
  return [...ring, [last[0] ?? 0, edge], [first[0] ?? 0, edge], first];
}
