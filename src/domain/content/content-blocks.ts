import { languageTagFrom } from '../languages/language-tags';
import { type Marker, markersFrom } from '../markers/marker';
import { asStored, isRecord, number, records, type Stored, text } from '../stored';
import { storedVideo, type Video } from './embeds';

/** A line of a list block. @see MODEL-079 */
export type ListItem = { name: string; content: string; url: string; type: string };
/**
 * A video; `url` is its id at the video service, `hash` the key of a private Vimeo video, `start` where the video begins, in seconds. An
 * address of another service is stored as is, with type "".
 * @see MODEL-080 EDIT-040
 */
export type EmbedItem = { name: string; url: string; type: 'youtube' | 'vimeo' | ''; hash?: string; start?: number };
/**
 * An uploaded file; `name` is stored as unique id, two underscores, original name; `size` in bytes. An image can have an alternative text
 * and a caption, a film or recording captions for each language, a film also a poster, the address of the image that is shown until it plays;
 * files from before these have none.
 * @see MODEL-081
 */
export type FileItem = {
  name: string;
  url: string;
  contentType: string;
  size: number;
  markers: Marker[];
  alt?: string;
  caption?: string;
  captions?: Captions[];
  poster?: string;
};

/** What is said in a film or recording, as a WebVTT file in one language (BCP 47). */
export type Captions = { language: string; name: string; url: string };

type BlockBody =
  | { type: 'text'; content: string }
  | { type: 'custom'; content: string }
  | { type: 'file'; content: FileItem[] }
  | { type: 'list'; content: ListItem[] }
  | { type: 'embeds'; content: EmbedItem[] }
  | { type: 'unknown'; content: unknown; original: Stored };

/**
 * One block of a PoI's content. A block of an unknown type, or with content that does not fit its type, keeps the stored data, to be written back
 * unchanged.
 * @see MODEL-075 MODEL-076
 */
export type ContentBlock = { identifier: string; name: string; box: string; cols: number } & BlockBody;

export const blockTypes = ['text', 'list', 'file', 'embeds', 'custom'] as const;
/** A type of block that can be added. @see MODEL-076 */
export type BlockType = (typeof blockTypes)[number];

/** A block of this type. */
export type BlockOf<Type extends BlockType> = Extract<ContentBlock, { type: Type }>;

/** Default name of a block. @see MODEL-077 */
export const blockNames = { text: 'Textbox', file: 'Files', list: 'Links', embeds: 'Embeds', custom: 'Custom', unknown: '' } as const;

/** Reads the content of a stored PoI. @param place prefix for generated identifiers where they are missing @see MODEL-075 MODEL-076 MODEL-077 */
export const contentFrom = (stored: unknown, idPrefix: string): ContentBlock[] =>
  records(stored, (entry, index) => {
    const block = entry.type === 'unknown' && isRecord(entry.original) ? entry.original : entry;
    const body = bodyFrom(block);
    return {
      ...(body.type !== 'unknown' && asStored(block)),
      identifier: text(block.identifier) || `${idPrefix}-block-${index}`,
      name: text(block.name) || blockNames[body.type],
      box: text(block.box, 'grid'),
      cols: number(block.cols, 1),
      ...body,
    };
  });

/** The stored form of a block. For an unknown block only the name can have changed. @see EDIT-037 */
export function storedBlock(block: ContentBlock): Stored {
  if (block.type !== 'unknown') return block;
  return block.name === text(block.original.name) ? block.original : { ...block.original, name: block.name };
}

function bodyFrom(block: Stored): BlockBody {
  const { type, content } = block;
  const unknownBody: BlockBody = { type: 'unknown', content, original: block };
  switch (type) {
    case 'text':
    case 'custom':
      return isMissing(content) || typeof content === 'string' ? { type, content: text(content) } : unknownBody;
    case 'file':
      return isItems(content) ? { type, content: fileItemsFrom(content) } : unknownBody;
    case 'list':
      return isItems(content) ? { type, content: records(content, listItemFrom) } : unknownBody;
    case 'embeds':
      return isItems(content) ? { type, content: records(content, embedFrom) } : unknownBody;
    default:
      return unknownBody;
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

/** Reads a stored embed; a full video address is converted to the service and id. @see MODEL-080 */
export function embedFrom({ hash, start, ...item }: Stored): EmbedItem {
  const video = storedVideo({ type: text(item.type), url: text(item.url), hash, start });
  return { ...asStored(item), name: text(item.name), ...embedOf(video, text(item.url)) };
}

/** How a video is stored; null for an address of another service, which is stored as it is. */
export function embedOf(video: Video | null, address: string): Omit<EmbedItem, 'name'> {
  if (!video) return { url: address, type: '' };
  const { id, ...rest } = video;
  return { ...rest, url: id };
}

/** Reads stored file items. @see MODEL-081 */
export const fileItemsFrom = (stored: unknown): FileItem[] =>
  records(stored, ({ alt, caption, captions, poster, ...item }) => ({
    ...asStored(item),
    name: text(item.name),
    url: text(item.url),
    contentType: text(item.contentType),
    size: number(item.size, 0),
    markers: markersFrom(item.markers),
    ...(text(alt) !== '' && { alt: text(alt) }),
    ...(text(caption) !== '' && { caption: text(caption) }),
    ...withCaptions(captionsFrom(captions)),
    ...withPoster(text(poster)),
  }));

/** Stored only where there are some. */
export const withCaptions = (captions: Captions[]): { captions?: Captions[] } => (captions.length > 0 ? { captions } : {});

/** Stored only where there is one. */
export const withPoster = (poster: string): { poster?: string } => (poster === '' ? {} : { poster });

/** Those whose file is there, one for each language. */
const captionsFrom = (stored: unknown): Captions[] =>
  records(stored, ({ language, name, url, ...entry }) => ({
    ...asStored(entry),
    language: languageTagFrom(text(language)),
    name: text(name),
    url: text(url),
  }))
    .filter(({ language, url }) => language !== '' && url !== '')
    .filter(({ language }, index, all) => all.findIndex((other) => other.language === language) === index);
