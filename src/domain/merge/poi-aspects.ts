import type { ContentBlock, EmbedItem, FileItem, ListItem } from '../content/content-blocks';
import { originalFileName } from '../files/names';
import type { Folder } from '../folders/folder';
import type { Vector } from '../geometry';
import type { Marker } from '../markers/marker';
import type { Poi, Tag } from '../pois/poi';
import { imagesIn, plainText } from '../rich-text';
import { type Aspect, neverConflicting, readableValue, singleField } from './aspects';

const metresText = ({ x, y, z }: Vector): string => [x, y, z].map((part) => part.toFixed(2)).join(', ');

/** Position and direction of the camera belong together: mixing the two sides would give a view that nobody chose. @see EDIT-034 */
const view: Aspect<Poi> = {
  words: 'camera view',
  fields: ['position', 'rotation', 'sweep', 'floor', 'toBePlaced'],
  read: ({ position, rotation, floor, sweep }) =>
    `Floor ${floor + 1}, at ${metresText(position)} m, looking ${Math.round(rotation.y)}° across and ${Math.round(rotation.x)}° up${sweep && `, sweep ${sweep}`}`,
};

/** A state is one of its type's: that of one side would say nothing in the type of the other, or something else where both have one of the same id. */
const typeAndState: Aspect<Poi> = {
  words: 'type and state',
  fields: ['typeId', 'state', 'due'],
  quietFields: ['stateAt'],
  read: ({ typeId, state, due }) => [readableValue(typeId), ...(state ? [state] : []), ...(due ? [`due ${due}`] : [])].join(', '),
};

/** A PoI without its content and its tag. The screenshot causes no conflict: storage has only the latest one. */
export const poiAspects: readonly Aspect<Poi>[] = [
  singleField('name', 'name'),
  view,
  singleField('zoom', 'zoom'),
  singleField('category', 'category'),
  singleField('alternative text of the screenshot', 'screenshotAlt'),
  typeAndState,
  singleField('left out of versions', 'leftOut'),
  singleField('external id', 'externalId'),
  { words: 'older contents', fields: ['children'], read: ({ children = [] }) => `${children.length} entries` },
  ...neverConflicting('screenshot', 'id', 'userUid'),
];
/** Fields that are merged separately. */
export const poiParts = ['identifier', 'content', 'tag', 'fields'] as const;

export const tagAspects: readonly Aspect<Tag>[] = [
  singleField('label', 'label'),
  singleField('description', 'description'),
  singleField('icon', 'icon'),
  {
    words: 'place and length of the tag',
    fields: ['anchorPosition', 'stemVector', 'stemHeight'],
    read: ({ anchorPosition, stemHeight }) => `At ${metresText(anchorPosition)} m, ${stemHeight.toFixed(2)} m long`,
  },
  {
    words: 'colour',
    fields: ['color'],
    read: ({ color: { r, g, b } }) => `red ${percent(r)}, green ${percent(g)}, blue ${percent(b)}`,
  },
  singleField('sid', 'sid'),
];
const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** A block without its items. */
export const blockAspects: readonly Aspect<ContentBlock>[] = [singleField('name of the block', 'name'), ...neverConflicting('box', 'cols')];
export const textAspect: Aspect<ContentBlock> = {
  words: 'text',
  fields: ['type', 'content'],
  read: ({ type, content }) =>
    typeof content === 'string' ? (type === 'text' ? readableText(content) : content) || 'Nothing' : readableValue(content),
};
const readableText = (html: string): string =>
  [plainText(html), ...imagesIn(html).map(({ alt }) => `[${alt || 'image'}]`)].filter(Boolean).join(' ');
/** The content of a block of an unknown type, or whose type differs between the sides. */
export const opaqueAspect: Aspect<ContentBlock> = { words: 'content', fields: ['type', 'content', 'original'], read: blockText };

/** The content of a block as text. */
export function blockText(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
    case 'custom':
      return textAspect.read(block);
    case 'unknown':
      return readableValue(block.content);
    case 'file':
      return block.content.map(({ name, url }) => originalFileName(name) || url).join('\n') || 'Nothing';
    default:
      return block.content.map((item) => item.name || item.url).join('\n') || 'Nothing';
  }
}

export const linkAspects: readonly Aspect<ListItem>[] = [
  singleField('name', 'name'),
  singleField('text', 'content'),
  singleField('address', 'url'),
  ...neverConflicting('type'),
];
export const embedAspects: readonly Aspect<EmbedItem>[] = [
  singleField('name', 'name'),
  { words: 'video', fields: ['url', 'type'], read: ({ url }) => readableValue(url) },
];
export const fileAspects: readonly Aspect<FileItem>[] = [singleField('name', 'name'), ...neverConflicting('contentType', 'size')];
export const markerAspects: readonly Aspect<Marker>[] = [
  singleField('name', 'name'),
  singleField('text', 'body'),
  singleField('icon', 'icon'),
  {
    words: 'place',
    fields: ['latlng'],
    read: ({ latlng }) => `${Math.round(latlng.lng * 10)}, ${Math.round(latlng.lat * 10)} px from the bottom left`,
  },
];
export const folderAspects: readonly Aspect<Folder>[] = [singleField('name', 'name'), singleField('left out of versions', 'leftOut')];
/** Fields that are merged separately. */
export const folderParts = ['id', 'children', 'pois'] as const;
