import { AppError } from '../app-error';
import { isRecord, type Stored, text } from '../stored';
import { type DrawableGeometry, drawableCoordinates, isGeometryType } from './geo-json-coordinates';
import { conversionAdvice, foreignReferenceSystem } from './reference-systems';

/** A GeoJSON object of a map layer. @see https://datatracker.ietf.org/doc/html/rfc7946 */
export type GeoJsonShapes = { type: string } & Readonly<Record<string, unknown>>;

/** What is drawn of a layer, and what differs from its file. */
export type GeoJsonReading = {
  /** Every geometry in it can be drawn; features without a position have `null` for theirs. */
  shapes: GeoJsonShapes;
  /** How many features have no position. */
  empty: number;
  /** How many features were corrected, because only one meaning was possible: rings are closed, missing or extra levels of nesting mended. */
  mended: number;
  /** Features that cannot be drawn and are left out, with their number and what to do about it. */
  problems: string[];
  /** The reference system that the file names, if it isn't WGS 84. */
  referenceSystem: string | null;
};

/** The content type under which layer files are stored. */
export const geoJsonType = 'application/geo+json';

/**
 * Reads a parsed GeoJSON object.
 * @throws AppError `invalid-argument` whose message says what is wrong: no GeoJSON, nothing in it, or coordinates that aren't degrees
 * @see SET-011
 */
export function readGeoJson(json: unknown): GeoJsonReading {
  if (!isRecord(json)) throw notGeoJson();
  const reader = new Reader();
  const shapes = reader.read(json, 0);
  if (2 * reader.outside > reader.positions) throw notInDegrees(reader);
  if (shapes === null && reader.problems.length === 0) throw invalid('There are no shapes in this file.');
  if (shapes === null || reader.drawable === 0) throw invalid(reader.problems[0] ?? 'There are no shapes in this file.');
  const { empty, mended, problems, referenceSystem } = reader;
  return { shapes: { ...shapes, type: text(shapes.type) }, empty, mended, problems, referenceSystem };
}

/** Programs calculate poles such as -90.00000000000003. */
const rounding = 1e-6;

/** The coordinates of a geometry, none of them beyond a pole. */
function withRoundedLatitudes({ coordinates, positions }: DrawableGeometry): unknown[] {
  const rounded = (part: unknown[]): unknown[] => {
    const [longitude, latitude, ...rest] = part;
    if (typeof latitude === 'number') return [longitude, Math.min(90, Math.max(-90, latitude)), ...rest];
    return part.map((inner) => (Array.isArray(inner) ? rounded(inner) : inner));
  };
  return positions.some(([, latitude]) => Math.abs(latitude) > 90) ? rounded(coordinates) : coordinates;
}

/** Deeper collections of collections are no layer of a map. */
const maxNesting = 16;

class Reader {
  empty = 0;
  mended = 0;
  drawable = 0;
  readonly problems: string[] = [];
  referenceSystem: string | null = null;
  /** how many positions there are, and how many of them are no degrees */
  positions = 0;
  outside = 0;
  looksSwapped = true;
  private features = 0;

  /** The object as it can be drawn; null if nothing of it can. */
  read(json: unknown, nesting: number): Stored | null {
    if (!isRecord(json) || nesting > maxNesting) throw notGeoJson();
    this.referenceSystem ??= foreignReferenceSystem(json.crs ?? json.coordRefSys);
    if (json.type !== 'FeatureCollection') return this.readFeature(json, nesting);
    if (!Array.isArray(json.features)) throw notGeoJson();
    const features: Stored[] = [];
    for (const feature of json.features) {
      const read = feature === null ? this.readFeature({ type: 'Feature' }, nesting) : this.read(feature, nesting + 1);
      if (read) features.push(read);
    }
    return features.length === 0 ? null : { ...json, features };
  }

  private readFeature(json: Stored, nesting: number): Stored | null {
    this.features += 1;
    const isFeature = json.type === 'Feature';
    const label = featureLabel(this.features, isRecord(json.properties) ? text(json.properties.name) : '');
    const result: GeometryResult =
      isFeature && isNothing(json.geometry) ? empty : this.geometry(isFeature ? json.geometry : json, label, nesting);
    if ('problem' in result) {
      this.problems.push(`${label} ${result.problem}`);
      return null;
    }
    if (result.geometry === null) this.empty += 1;
    else this.drawable += 1;
    if (result.mended) this.mended += 1;
    return isFeature ? { ...json, geometry: result.geometry } : result.geometry;
  }

  private geometry(json: unknown, label: string, nesting: number): GeometryResult {
    if (!isRecord(json) || nesting > maxNesting) throw notGeoJson();
    this.referenceSystem ??= foreignReferenceSystem(json.crs);
    const type = text(json.type);
    if (type === 'GeometryCollection') return this.collection(json, label, nesting);
    if (!isGeometryType(type)) throw notGeoJson(type === '' ? '' : `${label} is of the type “${type.slice(0, 40)}”. `);
    const drawable = drawableCoordinates(type, json.coordinates);
    if (drawable === null) return empty;
    if ('problem' in drawable) return drawable;
    const problem = this.degreesProblem(drawable);
    if (problem) return { problem };
    return { geometry: { ...json, coordinates: withRoundedLatitudes(drawable) }, mended: drawable.mended };
  }

  private collection(json: Stored, label: string, nesting: number): GeometryResult {
    if (!Array.isArray(json.geometries)) throw notGeoJson(`${label} is a collection without geometries. `);
    const geometries: Stored[] = [];
    let mended = false;
    for (const part of json.geometries) {
      const result: GeometryResult = part === null ? empty : this.geometry(part, label, nesting + 1);
      if ('problem' in result) return result;
      if (result.geometry) geometries.push(result.geometry);
      mended ||= result.mended;
    }
    return geometries.length === 0 ? empty : { geometry: { ...json, geometries }, mended };
  }

  private degreesProblem({ positions }: DrawableGeometry): string | null {
    const outside = positions.filter(([longitude, latitude]) => Math.abs(longitude) > 360 + rounding || Math.abs(latitude) > 90 + rounding);
    const isSwapped = ([longitude, latitude]: readonly unknown[]) => Math.abs(Number(longitude)) <= 90 && Math.abs(Number(latitude)) <= 180;
    this.positions += positions.length;
    this.outside += outside.length;
    this.looksSwapped &&= positions.every(isSwapped);
    const [first] = outside;
    if (!first) return null;
    const cure = isSwapped(first) ? 'They may be swapped: longitude comes first.' : 'Correct the position, or remove it.';
    return `has a position at ${first[0]}, ${first[1]}, which are not longitude and latitude. ${cure}`;
  }
}

type GeometryResult = { geometry: Stored | null; mended: boolean } | { problem: string };
const empty: GeometryResult = { geometry: null, mended: false };

/** What programs write for a geometry that they don't have: null, `{}`, or one whose members are all null. */
const isNothing = (geometry: unknown): boolean => !geometry || Object.values(geometry).every((member) => member === null);

/** What a feature is called in sentences about it: “Feature 2 (“Well”)”. */
export function featureLabel(number: number, name: string): string {
  const [trimmed, max] = [name.trim(), 40];
  const short = trimmed.length > max ? `${trimmed.slice(0, max - 1)}…` : trimmed;
  return `Feature ${number}${short && ` (“${short}”)`}`;
}

function notInDegrees({ referenceSystem, looksSwapped }: Reader): AppError {
  if (referenceSystem) return invalid(conversionAdvice(referenceSystem));
  const start = 'The coordinates of this file are not longitude and latitude.';
  return invalid(
    looksSwapped
      ? `${start} They may be swapped: longitude comes first.`
      : `${start} Export it in WGS 84 (EPSG:4326): in QGIS, Export → Save Features As, with that CRS.`,
  );
}

const invalid = (message: string) => new AppError('invalid-argument', message);
const notGeoJson = (detail = '') => invalid(`This is not GeoJSON. ${detail}Export the layer as GeoJSON, then try again.`);
