import { AppError } from '../app-error';
import type { BlockOf, ContentBlock, FileItem } from '../content';
import { renamedFile } from '../files/names';
import type { Marker } from '../markers';
import type { Poi } from '../pois';
import { moved } from '../reorder';
import { attachFiles, replaceBlock } from './changes';
import { newBlock } from './new-block';

/** A file of a block: its address, and where it stood; the same file may stand in a block twice. */
export type FileInBlock = { url: string; place: number };

const gone = 'This file was taken off the point of interest meanwhile.';

/** The place of a file in its block now; -1 when it is gone. */
export function placeOf({ content }: BlockOf<'file'>, { url, place }: FileInBlock): number {
  return content[place]?.url === url ? place : content.findIndex((item) => item.url === url);
}

/** Takes a file off its block; the file itself stays in the file manager. @see EDIT-037 EDIT-085 */
export function removeFile(block: BlockOf<'file'>, file: FileInBlock): BlockOf<'file'> {
  const at = placeOf(block, file);
  return at < 0 ? block : { ...block, content: block.content.toSpliced(at, 1) };
}

/** Moves a file to another place of its block, clamped. @see EDIT-037 */
export function moveFile(block: BlockOf<'file'>, file: FileInBlock, to: number): BlockOf<'file'> {
  const at = placeOf(block, file);
  return at < 0 || at === to ? block : { ...block, content: moved(block.content, at, to) };
}

/**
 * Shows a file under another name here; in the file manager it keeps its own.
 * @throws AppError `invalid-argument` when nothing of the name is left, `not-found` when the file is gone
 */
export const renameFile = (block: BlockOf<'file'>, file: FileInBlock, name: string): BlockOf<'file'> =>
  changeFile(block, file, (item) => ({ ...item, name: renamedFile(item.name, name) }));

/** Puts the markers of an image in place of those it had. @throws AppError `not-found` when the image is gone @see EDIT-089 */
export const markFile = (block: BlockOf<'file'>, file: FileInBlock, markers: readonly Marker[]): BlockOf<'file'> =>
  changeFile(block, file, (item) => ({ ...item, markers: [...markers] }));

function changeFile(block: BlockOf<'file'>, file: FileInBlock, change: (item: FileItem) => FileItem): BlockOf<'file'> {
  const at = placeOf(block, file);
  const item = block.content[at];
  if (!item) throw new AppError('not-found', gone);
  return { ...block, content: block.content.with(at, change(item)) };
}

/** The file blocks of a PoI, in their order. */
export const fileBlocks = (content: readonly ContentBlock[]): BlockOf<'file'>[] => content.filter((block) => block.type === 'file');

/** The file block with this identifier. */
export const fileBlock = (content: readonly ContentBlock[], identifier: string): BlockOf<'file'> | null =>
  fileBlocks(content).find((block) => block.identifier === identifier) ?? null;

/** Changes one file block of a PoI; one that is gone, or is of another kind, is left so. */
export function changeFileBlock(poi: Poi, identifier: string, change: (block: BlockOf<'file'>) => BlockOf<'file'>): Poi {
  const block = fileBlock(poi.content, identifier);
  const changed = block && change(block);
  return !changed || changed === block ? poi : { ...poi, content: replaceBlock(poi.content, changed) };
}

/**
 * Attaches files to a block of a PoI; with null for the block, to a new one at the end. The PoI itself when it has them all.
 * @throws AppError `failed-precondition` when the block is gone
 * @see EDIT-042 EDIT-043
 */
export function attachToPoi(poi: Poi, identifier: string | null, files: readonly FileItem[]): Poi {
  const block = identifier === null ? newBlock('file') : fileBlock(poi.content, identifier);
  const changed = attachFiles(block, files);
  if (changed.content.length === block?.content.length) return poi;
  return { ...poi, content: identifier === null ? [...poi.content, changed] : replaceBlock(poi.content, changed) };
}
