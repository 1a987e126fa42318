import { type Vector, vectorFrom } from '../geometry';
import type { TourId } from '../ids';
import { list, number, type Stored, text } from '../stored';

/** Leads from the coordinates of one scan to those of another: first around the vertical axis, in degrees, then along `offset`, in metres. */
export type Alignment = { angle: number; offset: Vector };
/** The same place in both scans. */
export type PointPair = { from: Vector; to: Vector };

/** Points closer than this, in metres, don’t tell the direction well. */
export const minPointDistance = 1;
/** Scans are in metres, so that two points are as far apart in both, apart from how well they were met. */
const maxDifference = 0.2;

const degrees = 180 / Math.PI;

/** How far two points are apart on the ground, in metres. */
export const groundDistance = (one: Vector, other: Vector): number => Math.hypot(one.x - other.x, one.z - other.z);

/** The alignment that two pairs of points give: it leads the middle of the first two to the middle of the others, and points from one to the other. */
export function alignmentOf([one, other]: readonly [PointPair, PointPair]): Alignment {
  const angle = (heading(one.to, other.to) - heading(one.from, other.from)) * degrees;
  const middle = turned(middleOf(one.from, other.from), angle);
  const target = middleOf(one.to, other.to);
  return { angle: wrapped(angle), offset: { x: target.x - middle.x, y: target.y - middle.y, z: target.z - middle.z } };
}

/** Why two pairs of points can’t align two scans, and what to do; null if they can. */
export function alignmentProblem([one, other]: readonly [PointPair, PointPair]): string | null {
  const [from, to] = [groundDistance(one.from, other.from), groundDistance(one.to, other.to)];
  if (Math.min(from, to) < minPointDistance)
    return `The two points are too near each other. Choose points that are at least ${minPointDistance} metre apart, better more.`;
  if (Math.abs(from - to) > maxDifference * Math.max(from, to))
    return `The points are ${inMetres(from)} apart in the first tour and ${inMetres(to)} in the second. Choose the same two places in both.`;
  return null;
}

const inMetres = (metres: number) => `${metres.toFixed(1)} m`;

/** Where a place of the first scan is in the other. */
export function alignedPosition({ angle, offset }: Alignment, position: Vector): Vector {
  const { x, y, z } = turned(position, angle);
  return { x: x + offset.x, y: y + offset.y, z: z + offset.z };
}

/** The direction, in degrees around, that in the other scan is what this one is in the first. From -180 to 180. */
export const alignedDirection = ({ angle }: Alignment, around: number): number => wrapped(around + angle);

/** Leads back. */
export function inverseOf({ angle, offset }: Alignment): Alignment {
  const { x, y, z } = turned(offset, -angle);
  return { angle: wrapped(-angle), offset: { x: -x, y: -y, z: -z } };
}

/** An alignment as it is stored: `locations/{location}/alignments/{id}`, from the first of `tours` to the second, whose scans were `models`. */
export type StoredAlignment = Alignment & { tours: readonly string[]; models: readonly string[] };

type Scan = { id: TourId; matterportId: string };

const inOrder = (one: Scan, other: Scan): [Scan, Scan] => (one.id < other.id ? [one, other] : [other, one]);

/** The id of the alignment of two tours, in whichever order. */
export const alignmentId = (one: Scan, other: Scan): string =>
  inOrder(one, other)
    .map(({ id }) => id)
    .join('~');

/** Reads a stored alignment. */
export const alignmentFrom = (_id: string, stored: Stored): StoredAlignment => ({
  tours: list(stored.tours, (tour) => text(tour)),
  models: list(stored.models, (model) => text(model)),
  angle: wrapped(number(stored.angle, 0)),
  offset: vectorFrom(stored.offset),
});

/** The document of an alignment that leads from one tour to the other; the writer adds the server's `updated`. */
export function newAlignment(one: Scan, other: Scan, alignment: Alignment): StoredAlignment {
  const [first, second] = inOrder(one, other);
  const { angle, offset } = first === one ? alignment : inverseOf(alignment);
  return { tours: [first.id, second.id], models: [first.matterportId, second.matterportId], angle, offset };
}

/** The alignment that leads from one tour to the other; null if there is none, or if one of them has had another scan since. */
export function alignmentBetween(all: readonly StoredAlignment[], one: Scan, other: Scan): Alignment | null {
  const [first, second] = inOrder(one, other);
  const stored = all.find(({ tours }) => tours[0] === first.id && tours[1] === second.id);
  if (!stored || stored.models[0] !== first.matterportId || stored.models[1] !== second.matterportId) return null;
  const { angle, offset } = stored;
  return first === one ? { angle, offset } : inverseOf({ angle, offset });
}

/** Around the vertical axis, against the clock as seen from above, as the camera's directions are. */
function turned({ x, y, z }: Vector, angle: number): Vector {
  const [sin, cos] = [Math.sin(angle / degrees), Math.cos(angle / degrees)];
  return { x: x * cos + z * sin, y, z: z * cos - x * sin };
}

/** The direction from one point to another on the ground, in radians. */
const heading = (from: Vector, to: Vector): number => Math.atan2(from.x - to.x, from.z - to.z);

const middleOf = (one: Vector, other: Vector): Vector => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, z: (one.z + other.z) / 2 });

/** From -180 to 180 degrees. */
const wrapped = (angle: number): number => {
  const rest = angle % 360;
  return rest > 180 ? rest - 360 : rest < -180 ? rest + 360 : rest;
};
