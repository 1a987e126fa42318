import { AppError } from '../app-error';
import { linkAddress } from '../link-address';
import { plainName } from '../plain-name';
import { moveItemTo } from '../reorder';
import { type BlockOf, type BlockType, type ContentBlock, type EmbedItem, embedOf, type FileItem, type ListItem } from './content-blocks';
import { addressIn, videoAt } from './embeds';
import { isOfPlaylist } from './playlists';
import { playlistRejected } from './video-addresses';

const missingNameOrAddress = 'Link name and address are required.';

/** Renames a block; the name is trimmed, and an empty one is ignored. @see EDIT-037 */
export function renameBlock(content: readonly ContentBlock[], identifier: string, typed: string): ContentBlock[] {
  const name = plainName(typed);
  return content.map((block) => (block.identifier === identifier && name !== '' ? { ...block, name } : block));
}

/** Moves a block to an index, clamped to the list; the others keep their order. @see EDIT-037 */
export function moveBlock(content: readonly ContentBlock[], identifier: string, index: number): ContentBlock[] {
  const moved = content.find((block) => block.identifier === identifier);
  return moved ? removeBlock(content, identifier).toSpliced(Math.max(0, index), 0, moved) : [...content];
}

/** Moves a block to the position of another one. @see EDIT-037 */
export const moveBlockTo = (content: readonly ContentBlock[], identifier: string, other: string): ContentBlock[] =>
  content.some((block) => block.identifier === other)
    ? moveBlock(
        content,
        identifier,
        content.findIndex((block) => block.identifier === other),
      )
    : [...content];

/**
 * Moves a block one position up (-1) or down (1) among all blocks, or among those of its type, skipping the others; no effect at the ends.
 * @see EDIT-037
 */
export function shiftBlock(content: readonly ContentBlock[], identifier: string, step: -1 | 1, kind?: BlockType): ContentBlock[] {
  const siblings = kind ? content.filter(({ type }) => type === kind) : content;
  const neighbour = siblings[siblings.findIndex((block) => block.identifier === identifier) + step];
  return neighbour && siblings.some((block) => block.identifier === identifier)
    ? moveBlockTo(content, identifier, neighbour.identifier)
    : [...content];
}

/** Removes a block from the list. @see EDIT-037 */
export const removeBlock = (content: readonly ContentBlock[], identifier: string): ContentBlock[] =>
  content.filter((block) => block.identifier !== identifier);

/** Replaces the block that has the same identifier. @see EDIT-037 */
export const replaceBlock = (content: readonly ContentBlock[], changed: ContentBlock): ContentBlock[] =>
  content.map((block) => (block.identifier === changed.identifier ? changed : block));

/** A link or video as entered by the user; `content` is a link's description. */
export type ItemInput = { name: string; url: string; content?: string };

/**
 * Adds a link to a list block, and removes empty rows.
 * @throws AppError `invalid-argument` if the name or the address is missing, or the address is invalid
 * @see EDIT-038
 */
export function addLink(block: BlockOf<'list'>, input: ItemInput): BlockOf<'list'> {
  const link: ListItem = { content: '', type: 'link', ...linkFrom(input) };
  const filled = block.content.filter((item) => item.name || item.url || item.content);
  return { ...block, content: [...filled, link] };
}

/**
 * Changes the link at an index; its other stored fields are unchanged.
 * @throws AppError `invalid-argument` if the name or the address is missing, or the address is invalid
 * @see EDIT-038
 */
export function changeLink(block: BlockOf<'list'>, index: number, input: ItemInput): BlockOf<'list'> {
  const link = linkFrom(input);
  return { ...block, content: block.content.map((item, position) => (position === index ? { ...item, ...link } : item)) };
}

/**
 * Adds a video to an embeds block. A video address is converted to its id; any other address is stored with type "", and the user is told that its
 * service is unknown.
 * @throws AppError `invalid-argument` if the name or the address is missing, or it is a playlist
 * @see EDIT-038 EDIT-039 EDIT-040
 */
export const addEmbed = (block: BlockOf<'embeds'>, input: ItemInput): BlockOf<'embeds'> => ({
  ...block,
  content: [...block.content, embedFromInput(input)],
});

/**
 * Changes the video at an index. If the address is unchanged, the stored id and type stay.
 * @throws AppError `invalid-argument` if the name or the address is missing
 * @see EDIT-038 EDIT-039 EDIT-040
 */
export function changeEmbed(block: BlockOf<'embeds'>, index: number, input: ItemInput): BlockOf<'embeds'> {
  const changed = embedFromInput(input);
  const isSame = (item: EmbedItem) => item.url === input.url.trim();
  return {
    ...block,
    content: block.content.map((item, position) => {
      if (position !== index) return item;
      if (isSame(item)) return { ...item, name: changed.name };
      const { hash: _hash, start: _start, ...others } = item;
      return { ...others, ...changed };
    }),
  };
}

type Listed = BlockOf<'list'> | BlockOf<'embeds'> | BlockOf<'file'>;

/** Removes the item at an index from a block. @see EDIT-037 */
export const removeItem = <Block extends Listed>(block: Block, index: number): Block => ({
  ...block,
  content: block.content.filter((_, position) => position !== index),
});

/** Moves the item at an index to another index of its block, clamped. @see EDIT-037 */
export const moveItem = <Block extends Listed>(block: Block, from: number, to: number): Block => ({
  ...block,
  content: moveItemTo<Listed['content'][number]>(block.content, from, to),
});

/**
 * Attaches files to a file block; files whose address it already contains are skipped.
 * @throws AppError `failed-precondition` without a block
 * @see EDIT-042 EDIT-043
 */
export function attachFiles(block: BlockOf<'file'> | null, files: readonly FileItem[]): BlockOf<'file'> {
  if (!block) throw new AppError('failed-precondition', 'Unable to attach files to this POI.Missing ActivePoi');
  const urls = new Set(block.content.map(({ url }) => url));
  const added = files.filter(({ url }) => !urls.has(url) && urls.add(url));
  return { ...block, content: [...block.content, ...added] };
}

function linkFrom({ name, url, content }: ItemInput): Pick<ListItem, 'name' | 'url'> & { content?: string } {
  requireBoth(name, url);
  const address = linkAddress(url);
  if (!address) throw new AppError('invalid-argument', 'Enter a web address, such as https://example.org.');
  return { name: plainName(name), url: address, ...(content !== undefined && { content: content.trim() }) };
}

function embedFromInput({ name, url }: ItemInput): EmbedItem {
  requireBoth(name, url);
  const video = videoAt(url);
  if (!video && isOfPlaylist(url)) throw new AppError('invalid-argument', playlistRejected);
  return { name: plainName(name), ...embedOf(video, addressIn(url)) };
}

function requireBoth(name: string, url: string): void {
  if (plainName(name) === '' || url.trim() === '') throw new AppError('invalid-argument', missingNameOrAddress);
}
