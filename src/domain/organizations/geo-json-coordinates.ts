/** How many levels of lists the coordinates of each geometry have. */
const levels = { Point: 1, MultiPoint: 2, LineString: 2, MultiLineString: 3, Polygon: 3, MultiPolygon: 4 } as const;
type GeometryType = keyof typeof levels;

export const isGeometryType = (type: string): type is GeometryType => Object.hasOwn(levels, type);

/** A position, or a list of what is one level deeper. */
type Coordinates = unknown[];
/** Longitude, latitude, and what may follow. */
type Position = [number, number, ...unknown[]];
export type DrawableGeometry = { coordinates: Coordinates; positions: Position[]; mended: boolean };
type Problem = { problem: string };

/** Deeper lists are no geometry, whatever is in them. */
const maxLevels = 8;

/**
 * Coordinates as a map can draw them. What can mean only one thing is corrected: a ring that isn't closed, a level of lists that is missing or too
 * many around a single part, and empty parts beside others.
 * @returns null if there is no position in them; why they can't be drawn, as the end of a sentence about the feature
 */
export function drawableCoordinates(type: GeometryType, input: unknown): DrawableGeometry | Problem | null {
  if (input == null) return null;
  if (!Array.isArray(input)) return { problem: 'has coordinates that are no list. Export the layer again.' };
  const depth = depthOf(input);
  if (depth === null) return null;
  if (depth === 'mixed') return { problem: 'has positions at different levels of nesting. Draw it again, or remove it.' };
  if (hasHoleWithoutOutline(type, depth, input)) return { problem: 'has a hole without an outline. Draw it again, or remove it.' };
  const isBare = isPosition(input);
  const pruned = isBare ? input : withoutEmptyParts(input);
  const nested = atLevel(type, pruned, depth);
  if ('problem' in nested) return nested;
  const closed = withClosedRings(nested.coordinates, levels[type], type);
  const positions = positionsIn(closed.coordinates, levels[type]);
  const problem = problemOf(type, closed.coordinates, positions);
  if (problem) return { problem };
  const isPruned = !isBare && countLists(pruned) !== countLists(input);
  return {
    coordinates: closed.coordinates,
    positions: positions as Position[],
    mended: isPruned || depth !== levels[type] || closed.mended,
  };
}

const isPosition = (part: Coordinates): boolean => !part.some(Array.isArray);
/** Databases export `[]` or `[null, null]` for a position that they don't have, and null for a list. */
const isEmptyPosition = (part: Coordinates): boolean => part.every((number) => number === null);

/** How deep the positions are, from 1; null without any, "mixed" if they aren't at one depth. */
function depthOf(part: Coordinates, level = 1): number | 'mixed' | null {
  if (isPosition(part)) return isEmptyPosition(part) ? null : level;
  if (level === maxLevels) return 'mixed';
  let depth: number | null = null;
  for (const inner of part) {
    if (inner === null) continue;
    const found = Array.isArray(inner) ? depthOf(inner, level + 1) : 'mixed';
    if (found === 'mixed' || (found !== null && depth !== null && found !== depth)) return 'mixed';
    depth ??= found;
  }
  return depth;
}

const isEmptyPart = (part: unknown): boolean => part === null || (Array.isArray(part) && depthOf(part) === null);

const withoutEmptyParts = (part: Coordinates): Coordinates =>
  isPosition(part) ? part : part.flatMap((inner) => (isEmptyPart(inner) ? [] : [Array.isArray(inner) ? withoutEmptyParts(inner) : inner]));

/** The lists in a list, and where it has null in place of one. */
const countLists = (part: Coordinates): number =>
  part.reduce<number>((count, inner) => count + (Array.isArray(inner) ? countLists(inner) : inner === null ? 1 : 0), 1);

/** Without its empty first ring, a polygon's hole would become its outline. */
function hasHoleWithoutOutline(type: GeometryType, depth: number, input: Coordinates): boolean {
  if (depth !== levels[type]) return false;
  const polygons = type === 'Polygon' ? [input] : type === 'MultiPolygon' ? input : [];
  return polygons.some((rings) => Array.isArray(rings) && isEmptyPart(rings[0]) && !isEmptyPart(rings));
}

function atLevel(type: GeometryType, coordinates: Coordinates, depth: number): { coordinates: Coordinates } | Problem {
  const expected = levels[type];
  if (depth < expected) {
    const isAmbiguous = type === 'MultiPolygon' && depth === 3 && coordinates.length > 1;
    if (isAmbiguous) return { problem: 'has rings that may be several areas or one with holes. Put each area into a list of its own.' };
    const isSinglePosition = depth === 1 && type !== 'MultiPoint';
    if (isSinglePosition) return { problem: `is a ${type} with a single position. Make it a Point, or draw it again.` };
    return { coordinates: wrapped(coordinates, expected - depth) };
  }
  let inner = coordinates;
  for (let level = depth; level > expected; level--) {
    const [only] = inner;
    if (inner.length > 1 || !Array.isArray(only)) {
      const cure = type.startsWith('Multi')
        ? 'Split it into several features.'
        : `Make it a Multi${type}, or split it into several features.`;
      return { problem: `is a ${type} whose coordinates are nested too deep. ${cure}` };
    }
    inner = only;
  }
  return { coordinates: inner };
}

const wrapped = (coordinates: Coordinates, times: number): Coordinates => (times === 0 ? coordinates : wrapped([coordinates], times - 1));

/** All positions of coordinates with this many levels. */
const positionsIn = (coordinates: Coordinates, level: number): Coordinates[] =>
  level === 1 ? [coordinates] : listsIn(coordinates).flatMap((inner) => positionsIn(inner, level - 1));

const listsIn = (coordinates: Coordinates): Coordinates[] => coordinates.filter(Array.isArray);

function withClosedRings(coordinates: Coordinates, level: number, type: GeometryType): { coordinates: Coordinates; mended: boolean } {
  if (!type.endsWith('Polygon')) return { coordinates, mended: false };
  if (level > 2) {
    const parts = listsIn(coordinates).map((inner) => withClosedRings(inner, level - 1, type));
    return { coordinates: parts.map((part) => part.coordinates), mended: parts.some(({ mended }) => mended) };
  }
  const [first, last] = [coordinates.at(0), coordinates.at(-1)];
  return isSamePosition(first, last) ? { coordinates, mended: false } : { coordinates: [...coordinates, first], mended: true };
}

const isSamePosition = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && one[0] === other[0] && one[1] === other[1];

function problemOf(type: GeometryType, coordinates: Coordinates, positions: Coordinates[]): string | null {
  if (positions.some((position) => position.length < 2)) return 'has a position with one number. It needs longitude and latitude.';
  if (positions.some(([longitude, latitude]) => !isNumber(longitude) || !isNumber(latitude)))
    return 'has a position that is not two numbers. Export the layer again.';
  const lines = type.endsWith('Point') ? [] : linesIn(coordinates, levels[type]);
  const isArea = type.endsWith('Polygon');
  if (lines.every((line) => line.length >= (isArea ? 4 : 2))) return null;
  return isArea
    ? 'has a ring of fewer than three different positions. Draw the area again, or remove it.'
    : 'has a line with a single position. Make it a Point, or draw it again.';
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const linesIn = (coordinates: Coordinates, level: number): Coordinates[] =>
  level === 2 ? [coordinates] : listsIn(coordinates).flatMap((inner) => linesIn(inner, level - 1));
