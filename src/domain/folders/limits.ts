import { AppError } from '../app-error';
import type { ContentBlock, EmbedItem, FileItem, ListItem } from '../content/content-blocks';
import { contentLimits, folderLimits, markerLimits, tourLimits } from '../limits';
import type { Poi } from '../pois/poi';
import { allFolders, allPois, type Folder } from './folder';

/** Validates the names that are saved with the folders. @throws AppError `out-of-range`, naming what is too long or missing @see EDIT-052 EDIT-097 */
export function validateTourNames({ name, floors }: { name: string; floors: readonly string[] }): void {
  if (name.trim() === '') throw new AppError('out-of-range', 'Enter a name for the tour.');
  requireLength(name, tourLimits.name, 'The name of the tour');
  if (floors.length > tourLimits.floors) throw tooMuch(`A tour can have at most ${tourLimits.floors} floors`, 'Remove some.');
  for (const floor of floors) requireLength(floor, tourLimits.floorName, `The name of the floor “${shortened(floor)}”`);
}

/**
 * Validates what the security rules cannot check before folders are saved.
 * @throws AppError `out-of-range`, naming the folder or PoI that exceeds a limit
 * @see EDIT-052
 */
export function validateFolders(folders: readonly Folder[]): void {
  if (folders.length > tourLimits.folders) throw tooMuch(`A tour can have at most ${tourLimits.folders} folders`, 'Remove some.');
  for (const { name } of allFolders(folders)) requireLength(name, folderLimits.name, `The name of the folder “${shortened(name)}”`);
  for (const poi of allPois(folders)) requirePoiFits(poi);
}

function requirePoiFits(poi: Poi): void {
  const owner = `of the PoI “${shortened(poi.name)}”`;
  requireLength(poi.name, folderLimits.poiName, `The name ${owner}`);
  requireLength(poi.tag?.label ?? '', folderLimits.tagLabel, `The tag label ${owner}`);
  requireLength(poi.tag?.description ?? '', folderLimits.tagDescription, `The tag description ${owner}`);
  for (const block of poi.content) requireBlockFits(block, owner);
}

function requireBlockFits(block: ContentBlock, owner: string): void {
  requireLength(block.name, contentLimits.blockName, `The name of a content block ${owner}`);
  if (block.type === 'text' || block.type === 'custom') requireLength(block.content, contentLimits.text, `A text ${owner}`);
  if (block.type !== 'list' && block.type !== 'file' && block.type !== 'embeds') return;
  if (block.content.length > contentLimits.items) {
    throw tooMuch(`The block “${shortened(block.name)}” ${owner} has more than ${contentLimits.items} items`, 'Split it up.');
  }
  for (const item of block.content) requireItemFits(item, owner);
}

function requireItemFits(item: ListItem | FileItem | EmbedItem, owner: string): void {
  requireLength(item.name, contentLimits.itemName, `The name of an item ${owner}`);
  requireLength(item.url, contentLimits.url, `An address ${owner}`);
  if ('content' in item) requireLength(item.content, contentLimits.itemContent, `A description ${owner}`);
  if ('markers' in item && item.markers.length > markerLimits.markers) {
    throw tooMuch(`An image ${owner} has more than ${markerLimits.markers} markers`, 'Remove some.');
  }
}

function requireLength(text: string, limit: number, subject: string): void {
  if (text.length > limit) throw tooMuch(`${subject} has more than ${limit.toLocaleString('en')} characters`, 'Shorten it.');
}

const tooMuch = (subject: string, remedy: string): AppError => new AppError('out-of-range', `${subject}. ${remedy}`);

const shortened = (name: string): string => name.slice(0, 40);
