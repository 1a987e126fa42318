import { requireText } from '../refusal';
import type { Showcase } from '../showcase';

/** Pictures for the icons of tags and for the pointer. @see showcase-sdk §2.8, Asset.registerTexture */
export const assetNamespace = ({ viewer }: Showcase) => ({
  /** @throws when the picture cannot be loaded */
  async registerTexture(id: string, src: string): Promise<void> {
    await viewer.registerTexture(requireText(id, 'The id of a texture'), requireText(src, 'The address of a texture'));
  },
});
