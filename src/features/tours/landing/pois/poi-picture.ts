import { isShownAsImage } from '@/domain/files/file-types';
import { allPois, type Folder } from '@/domain/folders/folder';
import type { Poi } from '@/domain/pois/poi';
import { ownImageUrl } from '@/widgets/file-preview/own-url';

export type PoiPicture = { src: string; alt: string };

/** What a point shows of itself: its view, else the first image of its content; null without any that may be loaded without asking. */
export function poiPicture({ screenshot, screenshotAlt = '', content }: Poi): PoiPicture | null {
  const files = content.flatMap((block) => (block.type === 'file' ? block.content : []));
  const candidates = [
    { address: screenshot, alt: screenshotAlt },
    ...files.filter(({ contentType }) => isShownAsImage(contentType)).map(({ url, alt = '' }) => ({ address: url, alt })),
  ];
  for (const { address, alt } of candidates) {
    const src = ownImageUrl(address);
    if (src) return { src, alt };
  }
  return null;
}

/** The first point of a folder, or of those inside, that has a picture, with it; null if none has. */
export function leadOf(folder: Folder): { poi: Poi; picture: PoiPicture } | null {
  for (const poi of allPois([folder])) {
    const picture = poiPicture(poi);
    if (picture) return { poi, picture };
  }
  return null;
}
