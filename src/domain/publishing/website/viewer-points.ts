import { allPois, type Folder } from '../../folders/folder';
import type { Euler } from '../../geometry';
import type { Poi, Tag } from '../../pois/poi';
import { showcaseFolder } from './scan-files';

/** A point as the page's viewer needs it: where the camera goes, and its tag in the scan. */
export type ViewerPoint = {
  id: string;
  sweep: string;
  rotation: Euler;
  zoom: number;
  tag: (Pick<Tag, 'label' | 'description' | 'anchorPosition' | 'stemVector' | 'color'> & { icon: { image: string; hover: string } }) | null;
};

/** The points of the scan, in the order of the list. */
export const viewerPoints = (folders: readonly Folder[]): ViewerPoint[] =>
  allPois(folders).map(({ identifier, sweep, rotation, zoom, ...poi }) => ({ id: identifier, sweep, rotation, zoom, tag: tagOf(poi) }));

function tagOf({ type, tag }: Pick<Poi, 'type' | 'tag'>): ViewerPoint['tag'] {
  if (type !== 'tag' || tag === null) return null;
  const { label, description, anchorPosition, stemVector, color } = tag;
  const icon = `${showcaseFolder}/icons/default/${tag.icon}`;
  return { label, description, anchorPosition, stemVector, color, icon: { image: `${icon}.png`, hover: `${icon}-hover.png` } };
}
