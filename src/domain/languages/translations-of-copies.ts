import { allFolders, type Folder, uncategorized } from '../folders/folder';
import { folderId } from '../ids';
import { type Picked, pickedPois } from '../reuse/selection';
import { folderThing, poiThing } from './things';
import { tourTexts } from './tour-texts';
import { type TextsByThing, type Translation, translationOf } from './translations';

type CopiedTranslation = { thing: string; field: string; translation: Translation };

/** The translations of points and folders under the ids of their copies, which are in the same order. One whose copy has another name is out of date there. */
export function translationsOfCopies(texts: TextsByThing, originals: Picked, copies: Picked): CopiedTranslation[] {
  const things = new Map<string, string>();
  const blocks = new Map<string, string>();
  const foldersOfCopies = allFolders(copies.folders);
  for (const [at, { id }] of allFolders(originals.folders).entries()) {
    const copy = foldersOfCopies[at];
    if (copy) things.set(folderThing(id), folderThing(copy.id));
  }
  const poisOfCopies = pickedPois(copies);
  for (const [at, { identifier, content }] of pickedPois(originals).entries()) {
    const copy = poisOfCopies[at];
    if (copy) things.set(poiThing(identifier), poiThing(copy.identifier));
    for (const [index, block] of content.entries()) blocks.set(block.identifier, copy?.content[index]?.identifier ?? '');
  }
  return textsOf(originals).flatMap((text) => {
    const thing = things.get(text.thing);
    const translation = translationOf(texts, text);
    return thing && translation ? [{ thing, field: fieldOfCopy(text.field, blocks), translation }] : [];
  });
}

/** A block is named by its id, all else by what the copy has, too. */
const fieldOfCopy = (field: string, blocks: ReadonlyMap<string, string>): string => {
  const [, kind, block = ''] = /^(block|text) (.+)$/s.exec(field) ?? [];
  return kind ? `${kind} ${blocks.get(block)}` : field;
};

const textsOf = ({ folders, pois }: Picked) => {
  const loose: Folder = { id: folderId(''), name: uncategorized, pois, children: [] };
  const without = { floors: [], floorplans: [], guidedTours: [], rooms: [] };
  return tourTexts({ name: '', description: '', thumbnailAlt: '', ...without, folders: [...folders, loose] });
};
