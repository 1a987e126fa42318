import type { PlacedTag } from './port';
import type { Sdk } from './sdk';

/** Icon images registered with the viewer, by their address. */
export type TagIcons = { has: (image: string) => boolean; register: (tags: readonly PlacedTag[]) => Promise<void> };

/** Registers each image once; if one cannot be loaded, the tag is shown without its icon. */
export function tagIcons({ Asset }: Sdk): TagIcons {
  const registered = new Set<string>();
  const register = (image: string) =>
    Asset?.registerTexture(image, new URL(image, location.href).href).then(
      () => registered.add(image),
      () => undefined,
    );
  return {
    has: (image) => registered.has(image),
    register: async (tags) => {
      const missing = new Set(
        tags.flatMap(({ icon }) => [icon.image, icon.hover]).filter((image) => image !== '' && !registered.has(image)),
      );
      await Promise.all([...missing].map(register));
    },
  };
}
