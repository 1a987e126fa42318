import type { ScanTag } from '../../scan/scan';
import type { TagLook, Vector3 } from '../../viewer/port';
import { requireNumber, requireNumbers, requireText, sdkError } from '../sdk-error';
import { add, lengthOf, point, scale } from '../vectors';

export type Color = { r: number; g: number; b: number };

/** A tag as `Tag.data` hands it out. @see showcase-sdk §2.8 */
export type TagData = {
  id: string;
  label: string;
  description: string;
  anchorPosition: Vector3;
  /** direction and length of the stem */
  stemVector: Vector3;
  stemHeight: number;
  stemVisible: boolean;
  discPosition: Vector3;
  color: Color;
  roomId: string;
  attachments: string[];
  keywords: string[];
  fontId: string;
  iconId: string;
  enabled: boolean;
};

/** The argument of `Tag.add`. */
export type TagDescriptor = Pick<TagData, 'anchorPosition' | 'stemVector'> &
  Partial<Pick<TagData, 'id' | 'label' | 'description' | 'color' | 'iconId' | 'stemVisible' | 'attachments' | 'keywords' | 'enabled'>> & {
    opacity?: number;
  };

/** Actions that a visitor can perform on a tag. */
export type TagActions = { opening: boolean; navigating: boolean; docking: boolean; sharing: boolean };

/** A tag with its internal state. */
export type Tag = { data: TagData; opacity: number; allowed: TagActions; look: TagLook };

const xyz = ['x', 'y', 'z'] as const;
export const requirePoint = (value: unknown, what: string): Vector3 => requireNumbers(value, xyz, what);

/** A colour with components 0..1. @throws InvalidArgument */
export function requireColor(value: unknown): Color {
  const color = requireNumbers(value, ['r', 'g', 'b'], 'color');
  if (Object.values(color).some((part) => part < 0 || part > 1)) throw sdkError('InvalidArgument', 'The parts of a color go from 0 to 1.');
  return color;
}

/** An opacity 0..1. @throws InvalidArgument */
export function requireOpacity(value: unknown): number {
  const opacity = requireNumber(value, 'opacity');
  if (opacity < 0 || opacity > 1) throw sdkError('InvalidArgument', 'opacity goes from 0 to 1.');
  return opacity;
}

/** Plain text, "" when nothing was given. @throws InvalidArgument */
export function textOf(value: unknown, what: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw sdkError('InvalidArgument', `${what} must be a string.`);
  return value;
}

function textsOf(value: unknown, what: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw sdkError('InvalidArgument', `${what} must be a list.`);
  return value.map((each) => requireText(each, `Each of ${what}`));
}

/** Computes the dependent position fields of a tag. */
export function positionFields(
  anchorPosition: Vector3,
  stemVector: Vector3,
): Pick<TagData, 'anchorPosition' | 'stemVector' | 'stemHeight' | 'discPosition'> {
  return { anchorPosition, stemVector, stemHeight: lengthOf(stemVector), discPosition: add(anchorPosition, stemVector) };
}

/** The stem with another length and the same direction; upwards when it had none. */
export function stemOfHeight(stemVector: Vector3, height: number): Vector3 {
  const length = lengthOf(stemVector);
  return length === 0 ? { x: 0, y: height, z: 0 } : scale(stemVector, height / length);
}

/** A tag from a descriptor. @throws InvalidArgument for what is missing or not finite */
export function tagFrom(given: TagDescriptor | ScanTag, id: string, roomAt: (anchor: Vector3) => string): Omit<Tag, 'look'> {
  const anchor = requirePoint(given.anchorPosition, 'anchorPosition');
  return {
    data: {
      id,
      label: textOf(given.label, 'label'),
      description: textOf(given.description, 'description'),
      ...positionFields(anchor, requirePoint(given.stemVector, 'stemVector')),
      stemVisible: given.stemVisible ?? true,
      color: given.color === undefined ? { r: 1, g: 0, b: 0 } : requireColor(given.color),
      roomId: roomAt(anchor),
      attachments: textsOf(given.attachments, 'attachments'),
      keywords: textsOf(given.keywords, 'keywords'),
      fontId: '',
      iconId: textOf(given.iconId, 'iconId'),
      enabled: 'enabled' in given ? given.enabled !== false : true,
    },
    opacity: given.opacity === undefined ? 1 : requireOpacity(given.opacity),
    allowed: { opening: true, navigating: true, docking: true, sharing: false },
  };
}

/** How the engine draws the tag. */
export function lookOf({ data, opacity }: Omit<Tag, 'look'>, floor: number | undefined): TagLook {
  const { id, anchorPosition, stemVector, stemVisible, color, iconId, label } = data;
  return {
    id,
    anchorPosition: point(anchorPosition),
    stemVector: point(stemVector),
    stemVisible,
    color: { ...color },
    opacity,
    icon: iconId,
    label,
    ...(floor !== undefined && { floor }),
  };
}
