import { allFolders } from '../folders/folder';
import { type Picked, pickedPois } from '../reuse/selection';
import { folderThing, poiThing } from './things';
import { type TextsByThing, type Translation, translationOf } from './translations';

/** A point or folder and its copy, as translations are stored by them. `blocks` are the blocks of its content and theirs, which have ids of their own. */
export type CopiedThing = { from: string; to: string; blocks: Readonly<Record<string, string>> };

/** What was copied, and the copies, which are in the same order. */
export function copiedThings(originals: Picked, copies: Picked): CopiedThing[] {
  const foldersOfCopies = allFolders(copies.folders);
  const poisOfCopies = pickedPois(copies);
  return [
    ...allFolders(originals.folders).flatMap(({ id }, at) => {
      const copy = foldersOfCopies[at];
      return copy ? [{ from: folderThing(id), to: folderThing(copy.id), blocks: {} }] : [];
    }),
    ...pickedPois(originals).flatMap(({ identifier, content }, at) => {
      const copy = poisOfCopies[at];
      if (!copy) return [];
      const blocks = content.map((block, index) => [block.identifier, copy.content[index]?.identifier ?? ''] as const);
      return [{ from: poiThing(identifier), to: poiThing(copy.identifier), blocks: Object.fromEntries(blocks) }];
    }),
  ];
}

type CopiedTranslation = { thing: string; field: string; translation: Translation };

/**
 * The translations that copies have from their originals and not yet themselves; a copy can be the original of a later one. One whose copy has another
 * name is out of date there.
 */
export function translationsOfCopies(texts: TextsByThing, copied: readonly CopiedThing[]): CopiedTranslation[] {
  const withCopies: Record<string, Record<string, Translation>> = { ...texts };
  return copied.flatMap(({ from, to, blocks }) => {
    const originals = Object.hasOwn(withCopies, from) ? Object.keys(withCopies[from] ?? {}) : [];
    const found = originals.flatMap((field) => {
      const translation = translationOf(withCopies, { thing: from, field });
      const ofCopy = { thing: to, field: fieldOfCopy(field, blocks) };
      return translation && ofCopy.field !== '' && !translationOf(withCopies, ofCopy) ? [{ ...ofCopy, translation }] : [];
    });
    if (found.length > 0) {
      const entries = found.map(({ field, translation }) => [field, translation] as const);
      withCopies[to] = { ...withCopies[to], ...Object.fromEntries(entries) };
    }
    return found;
  });
}

/** A block is named by its id, all else by what the copy has, too; "" for a block that is not there any more. */
function fieldOfCopy(field: string, blocks: CopiedThing['blocks']): string {
  const [, kind, block = ''] = /^(block|text) (.+)$/s.exec(field) ?? [];
  if (!kind) return field;
  const copy = Object.hasOwn(blocks, block) ? blocks[block] : '';
  return copy ? `${kind} ${copy}` : '';
}
