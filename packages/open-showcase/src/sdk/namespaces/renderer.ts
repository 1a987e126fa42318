import type { Vector2, Vector3 } from '../../viewer/port';
import { requireNumber, requireNumbers, sdkError } from '../sdk-error';
import { type FloorInfo, floorAt, floorInfo, noFloor, type Showcase, warn } from '../showcase';
import { meetPlane, point, project, projecting } from '../vectors';

const largest = 4096;

type Visibility = { mattertags?: boolean; measurements?: boolean; sweeps?: boolean; views?: boolean };
type WorldPosition = { position: Vector3 | null; floor: number; floorInfo: FloorInfo };

/** Pictures of the view, and places under its pixels. @see showcase-sdk §2.12 */
export function rendererNamespace(showcase: Showcase) {
  const { viewer } = showcase;
  return {
    /** A JPEG as a data URI; everything not requested is hidden. @throws InvalidArgument for a size outside 1..4096 */
    async takeScreenShot(
      size?: { width: number; height: number },
      { mattertags = false, measurements = false, sweeps = false }: Visibility = {},
    ): Promise<string> {
      showcase.requirePlaying('taking a picture');
      return viewer.screenshot(pictureSize(size, viewer.size.value), { tags: mattertags, measurements, sweeps });
    },
    /** The panorama of the current sweep, 2:1. */
    async takeEquirectangular(): Promise<string> {
      showcase.requirePlaying('taking a panorama');
      if (viewer.sweep.value === '') warn('The camera is at no sweep; the panorama is taken from where it is.');
      return viewer.panorama();
    },
    /** The surface under a pixel, or the intersection of its ray with the horizontal plane at `height`. If there is neither: position null, floor −1. */
    async getWorldPositionData(pixel: Vector2, height?: number, includeHiddenFloors = false): Promise<WorldPosition> {
      showcase.requirePlaying('asking for a position');
      const at = requireNumbers(pixel, ['x', 'y'], 'The pixel');
      return height === undefined ? underPixel(showcase, at, includeHiddenFloors) : onPlane(showcase, at, requireNumber(height, 'height'));
    },
    /** @deprecated of the provider: `Conversion.worldToScreen` */
    async getScreenPosition(world: Vector3): Promise<Vector2> {
      const { x, y } = project(requireNumbers(world, ['x', 'y', 'z'], 'The position'), projecting(viewer.pose.value), viewer.size.value);
      return { x, y };
    },
  };
}

function pictureSize(size: { width: number; height: number } | undefined, { w, h }: { w: number; h: number }) {
  if (size === undefined) return { width: w, height: h };
  const { width, height } = requireNumbers(size, ['width', 'height'], 'The size of a picture');
  if (Math.min(width, height) < 1 || Math.max(width, height) > largest) {
    throw sdkError('InvalidArgument', `A picture may be 1 to ${largest} pixels wide and high.`);
  }
  return { width: Math.round(width), height: Math.round(height) };
}

function underPixel(showcase: Showcase, pixel: Vector2, includeHiddenFloors: boolean): WorldPosition {
  const hit = showcase.viewer.pick(pixel, includeHiddenFloors);
  return hit && hit.object !== 'none' ? placeAt(showcase, hit.position, hit.floor) : placeAt(showcase, null);
}

function onPlane(showcase: Showcase, pixel: Vector2, height: number): WorldPosition {
  return placeAt(showcase, meetPlane(showcase.viewer.rayThrough(pixel), height));
}

function placeAt({ scanNow }: Showcase, position: Vector3 | null, sequence?: number): WorldPosition {
  if (!position) return { position: null, floor: -1, floorInfo: noFloor };
  const floor =
    sequence === undefined ? scanNow && floorAt(scanNow, position.y) : scanNow?.floors.find((each) => each.sequence === sequence);
  return { position: point(position), floor: floor?.sequence ?? -1, floorInfo: floorInfo(floor) };
}
