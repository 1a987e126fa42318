import { AppError } from '../app-error';
import { renameStoredFile } from '../files/names';
import type { Marker } from '../markers/marker';
import type { Poi } from '../pois/poi';
import { moveItemTo } from '../reorder';
import { attachFiles, replaceBlock } from './changes';
import { type BlockOf, type Captions, type ContentBlock, type FileItem, withCaptions, withPoster } from './content-blocks';
import { newBlock } from './new-block';

/** A file of a block: its address, and its last known index, because a block can contain the same file twice. */
export type FileInBlock = { url: string; place: number };

/** How an image is described: what it shows, for those who cannot see it, and a line that everybody reads. */
export type ImageTexts = { alt: string; caption: string };

const fileRemoved = 'This file has been removed from the point of interest. Close this and choose another one.';

/** The current index of a file in its block; -1 if it was removed. */
export function fileIndex({ content }: BlockOf<'file'>, { url, place }: FileInBlock): number {
  return content[place]?.url === url ? place : content.findIndex((item) => item.url === url);
}

/** Removes a file from its block; it stays in the file manager. @see EDIT-037 EDIT-085 */
export function removeFile(block: BlockOf<'file'>, file: FileInBlock): BlockOf<'file'> {
  const index = fileIndex(block, file);
  return index < 0 ? block : { ...block, content: block.content.toSpliced(index, 1) };
}

/** Moves a file to another index of its block, clamped. @see EDIT-037 */
export function moveFile(block: BlockOf<'file'>, file: FileInBlock, to: number): BlockOf<'file'> {
  const index = fileIndex(block, file);
  return index < 0 || index === to ? block : { ...block, content: moveItemTo(block.content, index, to) };
}

/**
 * Renames a file in this block; the file manager keeps its own name.
 * @throws AppError `invalid-argument` if the new name is empty, `not-found` if the file was removed
 */
export const renameFile = (block: BlockOf<'file'>, file: FileInBlock, name: string): BlockOf<'file'> =>
  changeFile(block, file, (item) => ({ ...item, name: renameStoredFile(item.name, name) }));

/** Replaces the alternative text and caption of an image; empty ones are not stored. @throws AppError `not-found` if the image was removed */
export const describeFile = (block: BlockOf<'file'>, file: FileInBlock, texts: ImageTexts): BlockOf<'file'> =>
  changeFile(block, file, ({ alt: _alt, caption: _caption, ...item }) => {
    const [alt, caption] = [texts.alt.trim(), texts.caption.trim()];
    return { ...item, ...(alt !== '' && { alt }), ...(caption !== '' && { caption }) };
  });

/** Replaces the captions of a film or recording in one language; null removes them. @throws AppError `not-found` if the file was removed */
export const captionFile = (block: BlockOf<'file'>, file: FileInBlock, language: string, captions: Captions | null): BlockOf<'file'> =>
  changeFile(block, file, ({ captions: before = [], ...item }) => {
    const place = before.findIndex((each) => each.language === language);
    const others = before.filter((each) => each.language !== language);
    return { ...item, ...withCaptions(captions ? others.toSpliced(place < 0 ? others.length : place, 0, captions) : others) };
  });

/** Replaces the poster of a film; "" removes it. @throws AppError `not-found` if the film was removed */
export const setPoster = (block: BlockOf<'file'>, file: FileInBlock, address: string): BlockOf<'file'> =>
  changeFile(block, file, ({ poster: _, ...item }) => ({ ...item, ...withPoster(address) }));

/** Replaces the markers of an image. @throws AppError `not-found` if the image was removed @see EDIT-089 */
export const markFile = (block: BlockOf<'file'>, file: FileInBlock, markers: readonly Marker[]): BlockOf<'file'> =>
  changeFile(block, file, (item) => ({ ...item, markers: [...markers] }));

function changeFile(block: BlockOf<'file'>, file: FileInBlock, change: (item: FileItem) => FileItem): BlockOf<'file'> {
  const index = fileIndex(block, file);
  const item = block.content[index];
  if (!item) throw new AppError('not-found', fileRemoved);
  return { ...block, content: block.content.with(index, change(item)) };
}

/** The file blocks of a PoI, in order. */
export const fileBlocks = (content: readonly ContentBlock[]): BlockOf<'file'>[] => content.filter((block) => block.type === 'file');

/** The file block with this identifier. */
export const fileBlock = (content: readonly ContentBlock[], identifier: string): BlockOf<'file'> | null =>
  fileBlocks(content).find((block) => block.identifier === identifier) ?? null;

/** Changes one file block of a PoI; no effect if it was removed or is of another type. */
export function changeFileBlock(poi: Poi, identifier: string, change: (block: BlockOf<'file'>) => BlockOf<'file'>): Poi {
  const block = fileBlock(poi.content, identifier);
  const changed = block && change(block);
  return !changed || changed === block ? poi : { ...poi, content: replaceBlock(poi.content, changed) };
}

/**
 * Attaches files to a block of a PoI, or to a new block at the end if `identifier` is null. Returns the same PoI if it already has all files.
 * @throws AppError `failed-precondition` if the block was removed
 * @see EDIT-042 EDIT-043
 */
export function attachToPoi(poi: Poi, identifier: string | null, files: readonly FileItem[]): Poi {
  const block = identifier === null ? newBlock('file') : fileBlock(poi.content, identifier);
  const changed = attachFiles(block, files);
  if (changed.content.length === block?.content.length) return poi;
  return { ...poi, content: identifier === null ? [...poi.content, changed] : replaceBlock(poi.content, changed) };
}
