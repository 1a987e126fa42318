import { storedVideo } from './content/embeds';
import { type Marker, markersFrom } from './markers';
import { isRecord, number, records, type Stored, text } from './stored';

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

/** One block of a PoI's content. A block of a kind we do not know keeps what is stored, to be stored again. @see MODEL-075 MODEL-076 */
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
      identifier: text(block.identifier) || `${place}-block-${index}`,
      name: text(block.name) || blockNames[body.type],
      box: text(block.box, 'grid'),
      cols: number(block.cols, 1),
      ...body,
    };
  });

/** What is stored of a block. */
export const storedBlock = (block: ContentBlock): Stored => (block.type === 'unknown' ? block.original : block);

function bodyFrom(block: Stored): BlockBody {
  const { type, content } = block;
  switch (type) {
    case 'text':
    case 'custom':
      return { type, content: text(content) };
    case 'file':
      return { type, content: fileItemsFrom(content) };
    case 'list':
      return { type, content: records(content, listItemFrom) };
    case 'embeds':
      return { type, content: records(content, embedFrom) };
    default:
      return { type: 'unknown', content, original: block };
  }
}

const listItemFrom = (item: Stored): ListItem => ({
  name: text(item.name),
  content: text(item.content),
  url: text(item.url),
  type: text(item.type),
});

/** Reads a stored embed; one that holds a video's whole address is read as that video. @see MODEL-080 */
export function embedFrom(item: Stored): EmbedItem {
  const video = storedVideo({ type: text(item.type), url: text(item.url) });
  return { name: text(item.name), url: video?.id ?? text(item.url), type: video?.type ?? '' };
}

/** Reads stored file items. @see MODEL-081 */
export const fileItemsFrom = (stored: unknown): FileItem[] =>
  records(stored, (item) => ({
    name: text(item.name),
    url: text(item.url),
    contentType: text(item.contentType),
    size: number(item.size, 0),
    markers: markersFrom(item.markers),
  }));
