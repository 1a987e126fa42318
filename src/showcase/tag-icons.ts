import type { PlacedTag } from './port';
import type { Sdk } from './sdk';

/** Images of icons that the viewer holds, each under its own address. */
export type TagIcons = { has: (image: string) => boolean; register: (tags: readonly PlacedTag[]) => Promise<void> };

/** Registers each image once; one that cannot be loaded costs its icon, never the tag. */
export function tagIcons({ Asset }: Sdk): TagIcons {
  const held = new Set<string>();
  const register = (image: string) =>
    Asset?.registerTexture(image, new URL(image, location.href).href).then(
      () => held.add(image),
      () => undefined,
    );
  return {
    has: (image) => held.has(image),
    register: async (tags) => {
      const wanted = new Set(tags.flatMap(({ icon }) => [icon.image, icon.hover]).filter((image) => image !== '' && !held.has(image)));
      await Promise.all([...wanted].map(register));
    },
  };
}
