import { AppError } from '../app-error';
import { formatFileSize } from '../files/file-types';
import { fileLimits } from '../limits';
import { isNestedDeeper } from '../nesting';
import { isRecord, text } from '../stored';

/** A GeoJSON object of a map layer. @see https://datatracker.ietf.org/doc/html/rfc7946 */
export type GeoJsonShapes = { type: string } & Readonly<Record<string, unknown>>;

/** The content type under which layer files are stored. */
export const geoJsonType = 'application/geo+json';

/** More than any program writes: groups of groups of geometries. */
const maxLevels = 100;

const geometryTypes = new Set(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']);

/** What is wrong with a file, before it is read; null if it may be GeoJSON. Browsers know no type for it, so the name decides. */
export function geoJsonFileProblem({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(geo)?json$/i.test(name)) return 'Choose a GeoJSON file: its name ends with .geojson or .json.';
  if (size === 0) return 'This file is empty. Choose another one.';
  return size > fileLimits.mapLayer ? `This file is too large. Choose one of at most ${formatFileSize(fileLimits.mapLayer)}.` : null;
}

/**
 * The shapes in a GeoJSON text.
 * @throws AppError `invalid-argument` whose message says what is wrong: no JSON, no GeoJSON, nothing in it, or coordinates that aren't degrees
 * @see SET-011
 */
export function geoJsonFrom(content: string): GeoJsonShapes {
  const shapes = parsed(content);
  if (isNestedDeeper(shapes, maxLevels))
    throw invalid('This GeoJSON is nested too deeply. Export the layer as plain features, then try again.');
  if (!isRecord(shapes)) throw invalid('This is not GeoJSON. Export the layer as GeoJSON, then try again.');
  const geometries = geometriesIn(shapes);
  if (geometries === null) throw invalid('This is not GeoJSON. Export the layer as GeoJSON, then try again.');
  const positions = geometries.map(({ coordinates }) => positionsIn(coordinates));
  if (positions.flat().length === 0) throw invalid('There are no shapes in this GeoJSON.');
  if (!positions.flat().every(isInDegrees)) {
    throw invalid('The coordinates of this GeoJSON are not longitude and latitude. Export it in WGS 84 (EPSG:4326).');
  }
  return { ...shapes, type: text(shapes.type) };
}

type Geometry = { coordinates: unknown };

/** All geometries of a GeoJSON object; null if it, or a part of it, is of no type that GeoJSON has. */
function geometriesIn(shapes: unknown): Geometry[] | null {
  if (!isRecord(shapes)) return null;
  const { type } = shapes;
  if (type === 'FeatureCollection') return allOf(shapes.features);
  if (type === 'GeometryCollection') return allOf(shapes.geometries);
  if (type === 'Feature') return shapes.geometry === null ? [] : geometriesIn(shapes.geometry);
  return geometryTypes.has(text(type)) && Array.isArray(shapes.coordinates) ? [{ coordinates: shapes.coordinates }] : null;
}

function allOf(parts: unknown): Geometry[] | null {
  if (!Array.isArray(parts)) return null;
  const geometries: Geometry[] = [];
  for (const part of parts) {
    const inside = geometriesIn(part);
    if (inside === null) return null;
    for (const geometry of inside) geometries.push(geometry);
  }
  return geometries;
}

/** All positions of nested coordinates. */
function positionsIn(coordinates: unknown): unknown[][] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.some(Array.isArray) ? coordinates.flatMap(positionsIn) : coordinates.length > 0 ? [coordinates] : [];
}

const isInDegrees = ([longitude, latitude]: unknown[]): boolean =>
  typeof longitude === 'number' && typeof latitude === 'number' && Math.abs(longitude) <= 360 && Math.abs(latitude) <= 90;

function parsed(content: string): unknown {
  try {
    // some programs begin their files with a byte order mark
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

const invalid = (message: string) => new AppError('invalid-argument', message);
