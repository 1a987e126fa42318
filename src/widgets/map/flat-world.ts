type Feature<Shape extends GeoJSON.Geometry> = GeoJSON.Feature<Shape>;
type Polygon = GeoJSON.Polygon;
type MultiPolygon = GeoJSON.MultiPolygon;
type Point = GeoJSON.Position;

/** Where the flat map ends in the north and south, a little beyond what it shows. */
const pole = 89;

/**
 * Shapes of the globe as a flat map draws them. On the globe a country may cross the date line, or lie around a pole; drawn as it is, it
 * would be a stripe across the whole map.
 */
export const onFlatMap = ({ geometry, ...rest }: Feature<Polygon | MultiPolygon>): Feature<MultiPolygon> => ({
  ...rest,
  geometry: { type: 'MultiPolygon', coordinates: polygonsOf(geometry).flatMap(flatPolygon) },
});

const polygonsOf = ({ type, coordinates }: Polygon | MultiPolygon): Point[][][] => (type === 'Polygon' ? [coordinates] : coordinates);

/** A polygon in one piece, and, where that reaches beyond the date line, once more on the other side of the map. */
function flatPolygon(rings: Point[][]): Point[][][] {
  const pieces = rings.map((ring) => closedOverPole(unrolled(ring)));
  const longitudes = pieces[0]?.map(([longitude = 0]) => longitude) ?? [];
  const again = Math.max(...longitudes) > 180 ? -360 : Math.min(...longitudes) < -180 ? 360 : 0;
  return again === 0 ? [pieces] : [pieces, pieces.map((ring) => ring.map((point) => moved(point, again)))];
}

const moved = ([longitude = 0, latitude = 0]: Point, by: number): Point => [longitude + by, latitude];

/** From each point to the next the short way: longitudes go on beyond 180 degrees instead of starting over. */
function unrolled(ring: readonly Point[]): Point[] {
  let turns = 0;
  let before = ring[0]?.[0] ?? 0;
  return ring.map((point) => {
    const [longitude = 0] = point;
    if (longitude - before > 180) turns -= 360;
    if (longitude - before < -180) turns += 360;
    before = longitude;
    return moved(point, turns);
  });
}

/** A ring that comes back a whole turn away lies around a pole: it is closed along the edge of the map. */
function closedOverPole(ring: Point[]): Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < 1) return ring;
  const edge = (first[1] ?? 0) < 0 ? -pole : pole;
  return [...ring, [last[0] ?? 0, edge], [first[0] ?? 0, edge], first];
}
