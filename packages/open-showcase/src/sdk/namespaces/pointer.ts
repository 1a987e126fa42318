import type { Vector3 } from '../../viewer/port';
import { sameContent } from '../observable';
import { requireNumber, sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';
import { point } from '../vectors';
import { assetNamespace } from './asset';

const Colliders = {
  MODEL: 'intersectedobject.model',
  SWEEP: 'intersectedobject.sweep',
  TAG: 'intersectedobject.tag',
  NONE: 'intersectedobject.none',
  UNKNOWN: 'intersectedobject.unknown',
} as const;

export type Intersection = {
  position: Vector3;
  normal: Vector3;
  object: (typeof Colliders)[keyof typeof Colliders];
  floorIndex?: number;
  floorId?: string;
};
type FadeProps = { fadeIn?: { duration?: number }; fadeOut?: { delay?: number; duration?: number } };

/** What the pointer is on, and how the pointer looks. @see showcase-sdk §2.11 */
export function pointerNamespace(showcase: Showcase) {
  const { viewer, whileVisiting } = showcase;
  return {
    Colliders,
    intersection: whileVisiting([viewer.pointer], () => intersection(showcase), sameContent),
    async setVisible(visible: boolean): Promise<void> {
      viewer.setCursor({ visible });
    },
    /** @throws NotFound for a texture that was not registered */
    async editTexture(id: string): Promise<void> {
      if (!viewer.hasTexture(id)) throw sdkError('NotFound', `There is no texture "${String(id)}". Call Asset.registerTexture first.`);
      viewer.setCursor({ texture: id });
    },
    async resetTexture(): Promise<void> {
      viewer.setCursor({ texture: null });
    },
    /** @deprecated of the provider: `Asset.registerTexture` */
    registerTexture: assetNamespace(showcase).registerTexture,
    /** Milliseconds; omitted values have their defaults. */
    async setFadeProps({ fadeIn = {}, fadeOut = {} }: FadeProps): Promise<void> {
      const ms = (value: number | undefined, usual: number) => Math.max(0, requireNumber(value ?? usual, 'Each time of a fade'));
      viewer.setCursor({ fade: { in: ms(fadeIn.duration, 300), delay: ms(fadeOut.delay, 700), out: ms(fadeOut.duration, 700) } });
    },
  };
}

function intersection({ viewer, scanNow }: Showcase): Intersection {
  const { object, position, normal, floor } = viewer.pointer.value;
  const place = { position: point(position), normal: point(normal), object: `intersectedobject.${object}` as const };
  if (object !== 'model' || floor === undefined) return place;
  const id = scanNow?.floors.find(({ sequence }) => sequence === floor)?.id;
  return { ...place, floorIndex: floor, ...(id !== undefined && { floorId: id }) };
}
