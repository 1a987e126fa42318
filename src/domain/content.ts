import { number, oneOf, records, type Stored, text } from './stored';

/** A line of a list block. @see MODEL-079 */
export type ListItem = { name: string; content: string; url: string; type: string };
/** A video; `url` is its id at the video service. @see MODEL-080 */
export type EmbedItem = { name: string; url: string; type: 'youtube' | 'vimeo' | 'other' };
/** An uploaded file; `name` is stored as unique id, two underscores, original name. @see MODEL-081 */
export type FileItem = { name: string; url: string; contentType: string; size: number; markers: readonly unknown[] };

type BlockBody =
  | { type: 'text' | 'custom'; content: string }
  | { type: 'file'; content: FileItem[] }
  | { type: 'list'; content: ListItem[] }
  | { type: 'embeds'; content: EmbedItem[] }
  | { type: 'unknown'; content: unknown };

/** One block of a PoI's content. A block of a kind we do not know is kept as it is stored. @see MODEL-075 MODEL-076 */
export type ContentBlock = { identifier: string; name: string; box: string; cols: number } & BlockBody;

const blockNames = { text: 'Textbox', file: 'Files', list: 'Links', embeds: 'Embeds', custom: 'Custom', unknown: '' } as const;

/** Reads the content of a stored PoI. @see MODEL-075 MODEL-076 MODEL-077 */
export const contentFrom = (stored: unknown, place: string): ContentBlock[] =>
  records(stored, (block, index) => {
    const body = bodyFrom(block);
    return {
      identifier: text(block.identifier) || `${place}-block-${index}`,
      name: text(block.name) || blockNames[body.type],
      box: text(block.box, 'grid'),
      cols: number(block.cols, 1),
      ...body,
    };
  });

function bodyFrom({ type, content }: Stored): BlockBody {
  switch (type) {
    case 'text':
    case 'custom':
      return { type, content: text(content) };
    case 'file':
      return { type, content: records(content, fileFrom) };
    case 'list':
      return { type, content: records(content, listItemFrom) };
    case 'embeds':
      return { type, content: records(content, embedFrom) };
    default:
      return { type: 'unknown', content };
  }
}

const listItemFrom = (item: Stored): ListItem => ({
  name: text(item.name),
  content: text(item.content),
  url: text(item.url),
  type: text(item.type),
});

const embedFrom = (item: Stored): EmbedItem => ({
  name: text(item.name),
  url: text(item.url),
  type: oneOf(['youtube', 'vimeo', 'other'], item.type, 'other'),
});

const fileFrom = (item: Stored): FileItem => ({
  name: text(item.name),
  url: text(item.url),
  contentType: text(item.contentType),
  size: number(item.size, 0),
  markers: Array.isArray(item.markers) ? item.markers : [],
});

/** The name people gave the file: what follows the two underscores of the stored one. @see MODEL-082 */
export function shownFileName(stored: string): string {
  const at = stored.indexOf('__');
  return at < 0 ? stored : stored.slice(at + 2);
}
