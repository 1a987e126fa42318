import { AppError } from '../app-error';
import type { BlockOf, ContentBlock, EmbedItem, FileItem } from '../content';
import { linkAddress } from '../web-address';
import { videoAt } from './embeds';

const incomplete = 'Link name and address are required.';

/** Gives a block another name. @see EDIT-037 */
export const renameBlock = (content: readonly ContentBlock[], identifier: string, name: string): ContentBlock[] =>
  content.map((block) => (block.identifier === identifier ? { ...block, name } : block));

/** Moves a block to a place of the list, clamped to it; the others keep their order. @see EDIT-037 */
export function moveBlock(content: readonly ContentBlock[], identifier: string, place: number): ContentBlock[] {
  const moved = content.find((block) => block.identifier === identifier);
  return moved ? removeBlock(content, identifier).toSpliced(Math.max(0, place), 0, moved) : [...content];
}

/** Takes a block out of the list. @see EDIT-037 */
export const removeBlock = (content: readonly ContentBlock[], identifier: string): ContentBlock[] =>
  content.filter((block) => block.identifier !== identifier);

/** Puts a changed block in the place of the one with its identifier. @see EDIT-037 */
export const replaceBlock = (content: readonly ContentBlock[], changed: ContentBlock): ContentBlock[] =>
  content.map((block) => (block.identifier === changed.identifier ? changed : block));

/**
 * Adds a link to a list block; lines that nobody filled give way to it.
 * @throws AppError `invalid-argument` when the name or the address is missing or leads nowhere
 * @see EDIT-038
 */
export function addLink(block: BlockOf<'list'>, { name, url }: { name: string; url: string }): BlockOf<'list'> {
  requireBoth(name, url);
  const address = linkAddress(url);
  if (!address) throw new AppError('invalid-argument', 'Enter a web address, such as https://example.org.');
  const filled = block.content.filter((item) => item.name || item.url || item.content);
  return { ...block, content: [...filled, { name: name.trim(), content: '', url: address, type: 'link' }] };
}

/**
 * Adds a video to an embeds block. The address of a video becomes its id; any other address is kept, with type "", and
 * people are told that its service is not known.
 * @throws AppError `invalid-argument` when the name or the address is missing
 * @see EDIT-038 EDIT-039 EDIT-040
 */
export function addEmbed(block: BlockOf<'embeds'>, { name, url }: { name: string; url: string }): BlockOf<'embeds'> {
  requireBoth(name, url);
  const video = videoAt(url);
  const item: EmbedItem = { name: name.trim(), url: video?.id ?? url.trim(), type: video?.type ?? '' };
  return { ...block, content: [...block.content, item] };
}

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

function requireBoth(name: string, url: string): void {
  if (name.trim() === '' || url.trim() === '') throw new AppError('invalid-argument', incomplete);
}
