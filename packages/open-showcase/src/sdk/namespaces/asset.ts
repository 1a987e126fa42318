import { requireText } from '../sdk-error';
import type { Showcase } from '../showcase';

/** Images for the icons of tags and for the pointer. @see showcase-sdk §2.8, Asset.registerTexture */
export const assetNamespace = ({ viewer }: Showcase) => ({
  /** @throws when the image cannot be loaded */
  async registerTexture(id: string, src: string): Promise<void> {
    await viewer.registerTexture(requireText(id, 'The id of a texture'), requireText(src, 'The address of a texture'));
  },
});
