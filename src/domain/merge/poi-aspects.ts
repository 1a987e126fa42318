import type { ContentBlock, EmbedItem, FileItem, ListItem } from '../content';
import type { Folder } from '../folders';
import type { Vector } from '../geometry';
import type { Marker } from '../markers';
import type { Poi, Tag } from '../pois';
import { plainText } from '../rich-text';
import { type Aspect, plain, quiet, readable } from './aspects';

const metres = ({ x, y, z }: Vector): string => [x, y, z].map((part) => part.toFixed(2)).join(', ');

/** Where somebody stands and looks is one thing: half of it from each side would be a view that nobody chose. @see EDIT-034 */
const view: Aspect<Poi> = {
  words: 'camera view',
  fields: ['position', 'rotation', 'sweep', 'floor'],
  read: ({ position, rotation, floor, sweep }) =>
    `Floor ${floor + 1}, at ${metres(position)} m, looking ${Math.round(rotation.y)}° across and ${Math.round(rotation.x)}° up${sweep && `, sweep ${sweep}`}`,
};

/** A PoI but for its content and its tag. There is one picture of a PoI in storage, the last that was taken, so no question is asked about it. */
export const poiAspects: readonly Aspect<Poi>[] = [
  plain('name', 'name'),
  view,
  plain('zoom', 'zoom'),
  plain('category', 'category'),
  { words: 'older contents', fields: ['children'], read: ({ children = [] }) => `${children.length} entries` },
  ...quiet('screenshot', 'id', 'userUid'),
];
/** Looked at by themselves. */
export const poiParts = ['identifier', 'content', 'tag'] as const;

export const tagAspects: readonly Aspect<Tag>[] = [
  plain('label', 'label'),
  plain('description', 'description'),
  plain('icon', 'icon'),
  {
    words: 'place and length of the tag',
    fields: ['anchorPosition', 'stemVector', 'stemHeight'],
    read: ({ anchorPosition, stemHeight }) => `At ${metres(anchorPosition)} m, ${stemHeight.toFixed(2)} m long`,
  },
  {
    words: 'colour',
    fields: ['color'],
    read: ({ color: { r, g, b } }) => `red ${percent(r)}, green ${percent(g)}, blue ${percent(b)}`,
  },
  plain('sid', 'sid'),
];
const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** A block but for the items in it. */
export const blockAspects: readonly Aspect<ContentBlock>[] = [plain('name of the block', 'name'), ...quiet('box', 'cols')];
export const textAspect: Aspect<ContentBlock> = {
  words: 'text',
  fields: ['type', 'content'],
  read: ({ type, content }) =>
    typeof content === 'string' ? (type === 'text' ? plainText(content) : content) || 'Nothing' : readable(content),
};
/** What is in a block of a kind that cannot be read, or that is of another kind on each side. */
export const opaqueAspect: Aspect<ContentBlock> = { words: 'content', fields: ['type', 'content', 'original'], read: blockWords };

/** What is in a block, in words. */
export function blockWords(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
    case 'custom':
      return textAspect.read(block);
    case 'unknown':
      return readable(block.content);
    default:
      return block.content.map((item) => item.name || item.url).join('\n') || 'Nothing';
  }
}

export const linkAspects: readonly Aspect<ListItem>[] = [
  plain('name', 'name'),
  plain('text', 'content'),
  plain('address', 'url'),
  ...quiet('type'),
];
export const embedAspects: readonly Aspect<EmbedItem>[] = [
  plain('name', 'name'),
  { words: 'video', fields: ['url', 'type'], read: ({ url }) => readable(url) },
];
export const fileAspects: readonly Aspect<FileItem>[] = [plain('name', 'name'), ...quiet('contentType', 'size')];
export const markerAspects: readonly Aspect<Marker>[] = [
  plain('name', 'name'),
  plain('text', 'body'),
  plain('icon', 'icon'),
  {
    words: 'place',
    fields: ['latlng'],
    read: ({ latlng }) => `${Math.round(latlng.lng * 10)}, ${Math.round(latlng.lat * 10)} px from below left`,
  },
];
export const folderAspects: readonly Aspect<Folder>[] = [plain('name', 'name')];
/** Looked at by themselves. */
export const folderParts = ['id', 'children', 'pois'] as const;
