import { AppError } from '../app-error';
import type { ContentBlock, EmbedItem, FileItem, ListItem } from '../content';
import { allFolders, allPois, type Folder } from '../folders';
import { contentLimits, folderLimits, markerLimits, tourLimits } from '../limits';
import type { Poi } from '../pois';

/**
 * Checks the names that are saved beside the folders.
 * @throws AppError `out-of-range`, naming what is too long, or missing
 * @see EDIT-052 EDIT-097
 */
export function requireNamesFit({ name, floors }: { name: string; floors: readonly string[] }): void {
  if (name.trim() === '') throw new AppError('out-of-range', 'A tour needs a name. Give it one.');
  requireLength(name, tourLimits.name, 'The name of the tour');
  if (floors.length > tourLimits.floors) throw tooMuch(`A tour names at most ${tourLimits.floors} floors`, 'Remove some.');
  for (const floor of floors) requireLength(floor, tourLimits.floorName, `The name of the floor “${start(floor)}”`);
}

/**
 * Checks what rules cannot look into before folders are saved.
 * @throws AppError `out-of-range`, naming the folder or PoI that holds too much
 * @see EDIT-052
 */
export function requireFits(folders: readonly Folder[]): void {
  if (folders.length > tourLimits.folders) throw tooMuch(`A tour holds at most ${tourLimits.folders} folders`, 'Remove some.');
  for (const { name } of allFolders(folders)) requireLength(name, folderLimits.name, `The name of the folder “${start(name)}”`);
  for (const poi of allPois(folders)) requirePoiFits(poi);
}

function requirePoiFits(poi: Poi): void {
  const of = `of the PoI “${start(poi.name)}”`;
  requireLength(poi.name, folderLimits.poiName, `The name ${of}`);
  requireLength(poi.tag?.label ?? '', folderLimits.tagLabel, `The tag label ${of}`);
  requireLength(poi.tag?.description ?? '', folderLimits.tagDescription, `The tag description ${of}`);
  for (const block of poi.content) requireBlockFits(block, of);
}

function requireBlockFits(block: ContentBlock, of: string): void {
  requireLength(block.name, contentLimits.blockName, `The name of a content block ${of}`);
  if (block.type === 'text' || block.type === 'custom') requireLength(block.content, contentLimits.text, `A text ${of}`);
  if (block.type !== 'list' && block.type !== 'file' && block.type !== 'embeds') return;
  if (block.content.length > contentLimits.items) {
    throw tooMuch(`The block “${start(block.name)}” ${of} holds more than ${contentLimits.items} items`, 'Split it up.');
  }
  for (const item of block.content) requireItemFits(item, of);
}

function requireItemFits(item: ListItem | FileItem | EmbedItem, of: string): void {
  requireLength(item.name, contentLimits.itemName, `The name of an item ${of}`);
  requireLength(item.url, contentLimits.url, `An address ${of}`);
  if ('content' in item) requireLength(item.content, contentLimits.itemContent, `A description ${of}`);
  if ('markers' in item && item.markers.length > markerLimits.markers) {
    throw tooMuch(`An image ${of} has more than ${markerLimits.markers} markers`, 'Remove some.');
  }
}

function requireLength(text: string, most: number, what: string): void {
  if (text.length > most) throw tooMuch(`${what} has more than ${most.toLocaleString('en')} characters`, 'Shorten it.');
}

const tooMuch = (what: string, remedy: string): AppError => new AppError('out-of-range', `${what}. ${remedy}`);

const start = (name: string): string => name.slice(0, 40);
