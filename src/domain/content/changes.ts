import { AppError } from '../app-error';
import type { BlockOf, BlockType, ContentBlock, EmbedItem, FileItem, ListItem } from '../content';
import { moved } from '../reorder';
import { linkAddress } from '../web-address';
import { videoAt } from './embeds';

const incomplete = 'Link name and address are required.';

/** Gives a block another name; space around it is dropped, and an empty one changes nothing. @see EDIT-037 */
export const renameBlock = (content: readonly ContentBlock[], identifier: string, name: string): ContentBlock[] =>
  content.map((block) => (block.identifier === identifier && name.trim() !== '' ? { ...block, name: name.trim() } : block));

/** Moves a block to a place of the list, clamped to it; the others keep their order. @see EDIT-037 */
export function moveBlock(content: readonly ContentBlock[], identifier: string, place: number): ContentBlock[] {
  const moved = content.find((block) => block.identifier === identifier);
  return moved ? removeBlock(content, identifier).toSpliced(Math.max(0, place), 0, moved) : [...content];
}

/** Moves a block to where another one stands, which gives way to it. @see EDIT-037 */
export const moveBlockTo = (content: readonly ContentBlock[], identifier: string, other: string): ContentBlock[] =>
  content.some((block) => block.identifier === other)
    ? moveBlock(
        content,
        identifier,
        content.findIndex((block) => block.identifier === other),
      )
    : [...content];

/**
 * Moves a block one place up (-1) or down (1) among all, or among those of its kind, passing over the others; at the ends it stays.
 * @see EDIT-037
 */
export function shiftBlock(content: readonly ContentBlock[], identifier: string, step: -1 | 1, kind?: BlockType): ContentBlock[] {
  const beside = kind ? content.filter(({ type }) => type === kind) : content;
  const neighbour = beside[beside.findIndex((block) => block.identifier === identifier) + step];
  return neighbour && beside.some((block) => block.identifier === identifier)
    ? moveBlockTo(content, identifier, neighbour.identifier)
    : [...content];
}

/** Takes a block out of the list. @see EDIT-037 */
export const removeBlock = (content: readonly ContentBlock[], identifier: string): ContentBlock[] =>
  content.filter((block) => block.identifier !== identifier);

/** Puts a changed block in the place of the one with its identifier. @see EDIT-037 */
export const replaceBlock = (content: readonly ContentBlock[], changed: ContentBlock): ContentBlock[] =>
  content.map((block) => (block.identifier === changed.identifier ? changed : block));

/** A link or a video as somebody writes it; `content` is what a link is about. */
export type WrittenItem = { name: string; url: string; content?: string };

/**
 * Adds a link to a list block; lines that nobody filled give way to it.
 * @throws AppError `invalid-argument` when the name or the address is missing or leads nowhere
 * @see EDIT-038
 */
export function addLink(block: BlockOf<'list'>, written: WrittenItem): BlockOf<'list'> {
  const link: ListItem = { content: '', type: 'link', ...writtenLink(written) };
  const filled = block.content.filter((item) => item.name || item.url || item.content);
  return { ...block, content: [...filled, link] };
}

/**
 * Changes the link at a place, counted from 0; what else is stored of it stays.
 * @throws AppError `invalid-argument` when the name or the address is missing or leads nowhere
 * @see EDIT-038
 */
export function changeLink(block: BlockOf<'list'>, place: number, written: WrittenItem): BlockOf<'list'> {
  const link = writtenLink(written);
  return { ...block, content: block.content.map((item, at) => (at === place ? { ...item, ...link } : item)) };
}

/**
 * Adds a video to an embeds block. The address of a video becomes its id; any other address is kept, with type "", and
 * people are told that its service is not known.
 * @throws AppError `invalid-argument` when the name or the address is missing
 * @see EDIT-038 EDIT-039 EDIT-040
 */
export const addEmbed = (block: BlockOf<'embeds'>, written: WrittenItem): BlockOf<'embeds'> => ({
  ...block,
  content: [...block.content, writtenEmbed(written)],
});

/**
 * Changes the video at a place, counted from 0. An id that is known already is kept as the video it is.
 * @throws AppError `invalid-argument` when the name or the address is missing
 * @see EDIT-038 EDIT-039 EDIT-040
 */
export function changeEmbed(block: BlockOf<'embeds'>, place: number, written: WrittenItem): BlockOf<'embeds'> {
  const changed = writtenEmbed(written);
  const isSame = (item: EmbedItem) => item.url === written.url.trim();
  return {
    ...block,
    content: block.content.map((item, at) => {
      if (at !== place) return item;
      return isSame(item) ? { ...item, name: changed.name } : { ...item, ...changed };
    }),
  };
}

type Listed = BlockOf<'list'> | BlockOf<'embeds'> | BlockOf<'file'>;

/** Takes the item at a place, counted from 0, out of a block. @see EDIT-037 */
export const removeItem = <Block extends Listed>(block: Block, place: number): Block => ({
  ...block,
  content: block.content.filter((_, at) => at !== place),
});

/** Moves the item at a place, counted from 0, to another place of its block, clamped to it. @see EDIT-037 */
export const moveItem = <Block extends Listed>(block: Block, from: number, to: number): Block => ({
  ...block,
  content: moved<Listed['content'][number]>(block.content, from, to),
});

/**
 * Attaches files to a file block; those whose address it already has are passed over.
 * @throws AppError `failed-precondition` without a block
 * @see EDIT-042 EDIT-043
 */
export function attachFiles(block: BlockOf<'file'> | null, files: readonly FileItem[]): BlockOf<'file'> {
  if (!block) throw new AppError('failed-precondition', 'Unable to attach files to this POI.Missing ActivePoi');
  const known = new Set(block.content.map(({ url }) => url));
  const added = files.filter(({ url }) => !known.has(url) && known.add(url));
  return { ...block, content: [...block.content, ...added] };
}

function writtenLink({ name, url, content }: WrittenItem): Pick<ListItem, 'name' | 'url'> & { content?: string } {
  requireBoth(name, url);
  const address = linkAddress(url);
  if (!address) throw new AppError('invalid-argument', 'Enter a web address, such as https://example.org.');
  return { name: name.trim(), url: address, ...(content !== undefined && { content: content.trim() }) };
}

function writtenEmbed({ name, url }: WrittenItem): EmbedItem {
  requireBoth(name, url);
  const video = videoAt(url);
  return { name: name.trim(), url: video?.id ?? url.trim(), type: video?.type ?? '' };
}

function requireBoth(name: string, url: string): void {
  if (name.trim() === '' || url.trim() === '') throw new AppError('invalid-argument', incomplete);
}
