import { storedVideo } from './content/embeds';
import { type Marker, markersFrom } from './markers';
import { asStored, isRecord, number, records, type Stored, text } from './stored';

/** A line of a list block. @see MODEL-079 */
export type ListItem = { name: string; content: string; url: string; type: string };
/** A video; `url` is its id at the video service. An address of neither service is kept with type "". @see MODEL-080 EDIT-040 */
export type EmbedItem = { name: string; url: string; type: 'youtube' | 'vimeo' | '' };
/** An uploaded file; `name` is stored as unique id, two underscores, original name; `size` in bytes. @see MODEL-081 */
export type FileItem = { name: string; url: string; contentType: string; size: number; markers: Marker[] };

type BlockBody =
  | { type: 'text'; content: string }
  | { type: 'custom'; content: string }
  | { type: 'file'; content: FileItem[] }
  | { type: 'list'; content: ListItem[] }
  | { type: 'embeds'; content: EmbedItem[] }
  | { type: 'unknown'; content: unknown; original: Stored };

/**
 * One block of a PoI's content. A block we cannot read, being of another kind or not holding what its kind says, keeps what
 * is stored, to be stored again.
 * @see MODEL-075 MODEL-076
 */
export type ContentBlock = { identifier: string; name: string; box: string; cols: number } & BlockBody;

export const blockTypes = ['text', 'list', 'file', 'embeds', 'custom'] as const;
/** A kind of block that can be added. @see MODEL-076 */
export type BlockType = (typeof blockTypes)[number];

/** A block of this kind. */
export type BlockOf<Type extends BlockType> = Extract<ContentBlock, { type: Type }>;

/** What a block is called until it is renamed. @see MODEL-077 */
export const blockNames = { text: 'Textbox', file: 'Files', list: 'Links', embeds: 'Embeds', custom: 'Custom', unknown: '' } as const;

/**
 * Reads the content of a stored PoI.
 * @param place stands in for identifiers that are missing
 * @see MODEL-075 MODEL-076 MODEL-077
 */
export const contentFrom = (stored: unknown, place: string): ContentBlock[] =>
  records(stored, (entry, index) => {
    const block = entry.type === 'unknown' && isRecord(entry.original) ? entry.original : entry;
    const body = bodyFrom(block);
    return {
      ...(body.type !== 'unknown' && asStored(block)),
      identifier: text(block.identifier) || `${place}-block-${index}`,
      name: text(block.name) || blockNames[body.type],
      box: text(block.box, 'grid'),
      cols: number(block.cols, 1),
      ...body,
    };
  });

/** What is stored of a block. Of one that we cannot read only the name can have changed. @see EDIT-037 */
export function storedBlock(block: ContentBlock): Stored {
  if (block.type !== 'unknown') return block;
  return block.name === text(block.original.name) ? block.original : { ...block.original, name: block.name };
}

function bodyFrom(block: Stored): BlockBody {
  const { type, content } = block;
  const unread: BlockBody = { type: 'unknown', content, original: block };
  switch (type) {
    case 'text':
    case 'custom':
      return isMissing(content) || typeof content === 'string' ? { type, content: text(content) } : unread;
    case 'file':
      return isItems(content) ? { type, content: fileItemsFrom(content) } : unread;
    case 'list':
      return isItems(content) ? { type, content: records(content, listItemFrom) } : unread;
    case 'embeds':
      return isItems(content) ? { type, content: records(content, embedFrom) } : unread;
    default:
      return unread;
  }
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const isItems = (content: unknown): boolean =>
  isMissing(content) || (Array.isArray(content) && content.every((item) => isMissing(item) || isRecord(item)));

const listItemFrom = (item: Stored): ListItem => ({
  ...asStored(item),
  name: text(item.name),
  content: text(item.content),
  url: text(item.url),
  type: text(item.type),
});

/** Reads a stored embed; one that holds a video's whole address is read as that video. @see MODEL-080 */
export function embedFrom(item: Stored): EmbedItem {
  const video = storedVideo({ type: text(item.type), url: text(item.url) });
  return { ...asStored(item), name: text(item.name), url: video?.id ?? text(item.url), type: video?.type ?? '' };
}

/** Reads stored file items. @see MODEL-081 */
export const fileItemsFrom = (stored: unknown): FileItem[] =>
  records(stored, (item) => ({
    ...asStored(item),
    name: text(item.name),
    url: text(item.url),
    contentType: text(item.contentType),
    size: number(item.size, 0),
    markers: markersFrom(item.markers),
  }));
