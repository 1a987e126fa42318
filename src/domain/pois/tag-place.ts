import { type Euler, scaled, type Vector } from '../geometry';
import { type Axes, minus, plus, stepAxes } from '../scan-view';
import { type Poi, stemHeights, type Tag } from './poi';

/** Where a step leads, as seen on the screen: along one of its directions, or against it. */
export type TagStep = { axis: keyof Axes; sign: 1 | -1 };

/** How far from the scan's origin a tag can be set by number, in metres. */
export const positionLimit = 10_000;

/** The direction of a stem in degrees: `around` clockwise from the scan's −z, seen from above, `up` from level. */
export type StemDirection = { around: number; up: number };

const degrees = 180 / Math.PI;
const fourDecimals = (number: number) => Math.round(number * 10_000) / 10_000 || 0;
/** Finer than a position: of a stem that is nearly upright, a tenth of a millimetre is a third of a degree. */
const sixDecimals = (number: number) => Math.round(number * 1_000_000) / 1_000_000 || 0;
const mapped = ({ x, y, z }: Vector, change: (part: number) => number): Vector => ({ x: change(x), y: change(y), z: change(z) });
const lengthOf = ({ x, y, z }: Vector) => Math.hypot(x, y, z);

/** The PoI with its tag somewhere else, with the same stem; its view stays. */
export const withAnchor = (poi: Poi, anchor: Vector): Poi => {
  if (!poi.tag) return poi;
  const anchorPosition = mapped(anchor, fourDecimals);
  return { ...poi, position: anchorPosition, tag: { ...poi.tag, anchorPosition } };
};

/** The PoI with its tag on a surface: the stem has its own length in the direction given. */
export const withTagOn = (poi: Poi, { anchorPosition, stemVector }: Pick<Tag, 'anchorPosition' | 'stemVector'>): Poi => {
  const moved = withAnchor(poi, anchorPosition);
  return moved.tag ? { ...moved, tag: withStem(moved.tag, stemVector, stemLength(moved.tag)) } : poi;
};

/** The anchor after a step. @param rotation of the camera; null without one: along the axes of the scan */
export function stepped(anchor: Vector, { axis, sign }: TagStep, metres: number, rotation: Euler | null): Vector {
  return plus(anchor, stepAxes(rotation ?? { x: 0, y: 0 })[axis], sign * metres);
}

/** How long a tag's stem is, in metres. Tags of the model can have longer ones than can be set. */
export const stemLength = ({ stemVector }: Pick<Tag, 'stemVector'>): number => fourDecimals(lengthOf(stemVector));

/** The tag with a stem of this length, to the millimetre, within the limits of the slider. @see EDIT-031 */
export const withStemLength = (tag: Tag, metres: number): Tag => withStem(tag, tag.stemVector, metres);

/** The direction of a stem; `around` is 0 for one that is upright. */
export function stemDirection({ stemVector }: Pick<Tag, 'stemVector'>): StemDirection {
  const { x, y, z } = stemVector;
  const level = Math.hypot(x, z);
  if (level < lengthOf(stemVector) / 1000) return { around: 0, up: y < 0 ? -90 : 90 };
  const around = Math.round(Math.atan2(x, -z) * degrees * 10) / 10;
  return { around: (around + 360) % 360, up: Math.round(Math.atan2(y, level) * degrees * 10) / 10 };
}

/** The tag with its stem in another direction, as long as before. */
export function withStemDirection(tag: Tag, { around, up }: StemDirection): Tag {
  const level = Math.cos(up / degrees);
  const direction = { x: Math.sin(around / degrees) * level, y: Math.sin(up / degrees), z: -Math.cos(around / degrees) * level };
  return { ...tag, stemVector: mapped(scaled(direction, lengthOf(tag.stemVector) || tag.stemHeight), sixDecimals) };
}

/** The tag with its icon at this point, as near as the limits of its stem allow. */
export function withStemTo(tag: Tag, tip: Vector): Tag {
  const stemVector = minus(tip, tag.anchorPosition);
  return lengthOf(stemVector) === 0 ? tag : withStem(tag, stemVector, lengthOf(stemVector));
}

function withStem(tag: Tag, direction: Vector, metres: number): Tag {
  const stemHeight = Math.min(stemHeights.max, Math.max(stemHeights.min, Math.round(metres * 1000) / 1000));
  const length = lengthOf(direction);
  const unit = length === 0 ? { x: 0, y: 1, z: 0 } : scaled(direction, 1 / length);
  return { ...tag, stemHeight, stemVector: mapped(scaled(unit, stemHeight), sixDecimals) };
}
