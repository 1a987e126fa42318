import type { Vector3 } from '../../viewer/port';
import { answersAtOnce } from '../connection';
import { sdkError } from '../sdk-error';
import { type Projecting, project } from '../vectors';

const TransformType = { SDK_TO_MODEL_API: 'transform.sdk_to_model_api', MODEL_API_TO_SDK: 'transform.model_api_to_sdk' } as const;

/** Computations without the viewer; both answer at once. @see showcase-sdk §2.12 */
export const conversionNamespace = () => ({
  TransformType,
  /** Pixels of a view of this size; z is the normalised device depth, above 1 behind the camera. Never infinite. */
  worldToScreen: answersAtOnce(
    (world: Vector3, pose: Projecting, size: { w: number; h: number }, result?: Vector3): Vector3 =>
      Object.assign(result ?? {}, project(world, pose, size)),
  ),
  /** Between the SDK's frame (Y up) and the Model API's (Z up). */
  basisChange: answersAtOnce(({ x, y, z }: Vector3, type: (typeof TransformType)[keyof typeof TransformType]): Vector3 => {
    if (type === TransformType.MODEL_API_TO_SDK) return { x, y: z, z: -y };
    if (type === TransformType.SDK_TO_MODEL_API) return { x, y: -z, z: y };
    throw sdkError('InvalidArgument', `The transform must be one of ${Object.values(TransformType).join(', ')}.`);
  }),
});
