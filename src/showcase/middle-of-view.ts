import { AppError } from '@/domain/app-error';
import { scaled, type Vector } from '@/domain/geometry';
import type { TagPosition } from './port';
import { answered, notOffered } from './refusals';
import type { Sdk } from './sdk';

/** How far beside the middle the surface is felt for, in pixels: near enough to be the same wall. */
const besidePixels = 6;
const up: Vector = { x: 0, y: 1, z: 0 };

/**
 * The place on the model in the middle of the view, where a tag can be put without a pointer.
 * @param eye where the camera is: the stem comes towards it
 * @param factor length of the stem in metres
 * @throws AppError `not-found` when there is nothing, `unimplemented` for a viewer that does not tell
 * @see EDIT-030
 */
export async function middleOfView({ Renderer }: Sdk, frame: HTMLIFrameElement, eye: Vector, factor: number): Promise<TagPosition> {
  if (!Renderer?.getWorldPositionData) throw notOffered('way to tell what is in the middle of the view');
  const at = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
  const pixels = [at, { ...at, x: at.x + besidePixels }, { ...at, y: at.y - besidePixels }];
  const places = await answered(
    Promise.all(pixels.map((pixel) => Renderer.getWorldPositionData?.(pixel))),
    'The 3D viewer did not tell what is in the middle of the view. Try again.',
  );
  const [here, right, above] = places.map((place) => place?.position ?? null);
  if (!here) throw new AppError('not-found', 'There is nothing of the model in the middle of the view. Turn to where the tag should be.');
  const normal = right && above ? towards(normalOf(minus(right, here), minus(above, here)), minus(eye, here)) : up;
  return { anchorPosition: { x: here.x, y: here.y, z: here.z }, stemVector: scaled(normal, factor) };
}

const minus = (one: Vector, other: Vector): Vector => ({ x: one.x - other.x, y: one.y - other.y, z: one.z - other.z });
const dot = (one: Vector, other: Vector) => one.x * other.x + one.y * other.y + one.z * other.z;

function normalOf(a: Vector, b: Vector): Vector {
  const cross = { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
  const length = Math.sqrt(dot(cross, cross));
  return length === 0 ? up : scaled(cross, 1 / length);
}

const towards = (normal: Vector, eye: Vector): Vector => (dot(normal, eye) < 0 ? scaled(normal, -1) : normal);
