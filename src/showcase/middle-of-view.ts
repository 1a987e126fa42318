import { AppError } from '@/domain/app-error';
import { scaled, type Vector } from '@/domain/geometry';
import { minus, type Pixel } from '@/domain/scan-view';
import type { TagPosition } from './port';
import type { Sdk } from './sdk';
import { viewerErrorTexts } from './texts';
import { notSupported, withViewerError } from './viewer-errors';

/** Distance of the extra samples from the pixel, in pixels: close enough to hit the same surface. */
const sampleOffsetPx = 6;
const up: Vector = { x: 0, y: 1, z: 0 };

/**
 * The point on the model under a pixel of the frame, to place a tag there.
 * @param eye the camera's position: the stem points towards it
 * @param factor length of the stem in metres
 * @throws AppError `not-found` if there is no surface, `unimplemented` if the viewer has no such API
 * @see EDIT-030
 */
export async function surfaceUnder({ Renderer }: Sdk, at: Pixel, eye: Vector, factor: number): Promise<TagPosition> {
  if (!Renderer?.getWorldPositionData) throw notSupported('surface');
  const pixels = [at, { ...at, x: at.x + sampleOffsetPx }, { ...at, y: at.y - sampleOffsetPx }];
  const places = await withViewerError(
    Promise.all(pixels.map((pixel) => Renderer.getWorldPositionData?.(pixel))),
    viewerErrorTexts.get().surface,
  );
  const [here, right, above] = places.map((place) => place?.position ?? null);
  if (!here) throw new AppError('not-found', 'No surface here to place a tag on. Turn towards a wall or an object.');
  const normal = right && above ? towards(normalOf(minus(right, here), minus(above, here)), minus(eye, here)) : up;
  return { anchorPosition: { x: here.x, y: here.y, z: here.z }, stemVector: scaled(normal, factor) };
}

/** The same in the centre of the view, without a pointer. */
export const middleOfView = (
  sdk: Sdk,
  { clientWidth, clientHeight }: HTMLIFrameElement,
  eye: Vector,
  factor: number,
): Promise<TagPosition> => surfaceUnder(sdk, { x: clientWidth / 2, y: clientHeight / 2 }, eye, factor);

/** The point on the model in the centre of the view. @throws AppError `not-found` with this message if there is no surface */
export async function pointInMiddle({ Renderer }: Sdk, frame: HTMLIFrameElement, noSurface: string): Promise<Vector> {
  if (!Renderer?.getWorldPositionData) throw notSupported('surface');
  const pixel = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
  const { position } = await withViewerError(Renderer.getWorldPositionData(pixel), viewerErrorTexts.get().surface);
  if (!position) throw new AppError('not-found', noSurface);
  return { x: position.x, y: position.y, z: position.z };
}

const dot = (one: Vector, other: Vector) => one.x * other.x + one.y * other.y + one.z * other.z;

function normalOf(a: Vector, b: Vector): Vector {
  const cross = { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
  const length = Math.sqrt(dot(cross, cross));
  return length === 0 ? up : scaled(cross, 1 / length);
}

const towards = (normal: Vector, eye: Vector): Vector => (dot(normal, eye) < 0 ? scaled(normal, -1) : normal);
