import type { ContentBlock } from '../content/content-blocks';
import { randomIdentifier } from '../random';
import { type Aspect, mergeAspects } from './aspects';
import { fieldChoices } from './conflicts';
import { embeds, files, links, mergeBlockItems } from './items';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from './location';
import { blockAspects, blockText, opaqueAspect, textAspect } from './poi-aspects';
import { keysBy, mergeItem, mergeKeyedList, type Sides, type Three } from './three';

const keysOf = keysBy<ContentBlock>(({ identifier }) => identifier);

/** Merges the content of a PoI block by block. If both changed a text, both versions can be kept as two blocks. */
export const mergeContent = (lists: Three<readonly ContentBlock[]>, location: MergeLocation): ContentBlock[] =>
  mergeKeyedList(lists, keysOf, (three, key) => {
    const blockLocation = childLocation(location, 'block', key, (three.base ?? three.mine ?? three.theirs)?.name ?? '');
    return mergeItem(three, {
      collide: (sides) => joinedBlock(sides, blockLocation),
      stays: (by, _base, remaining) => resolveDeletion(blockLocation, by, blockText(remaining)),
    });
  });

function joinedBlock(sides: Sides<ContentBlock>, location: MergeLocation): ContentBlock[] {
  const items = itemsOf(sides, location);
  const content = contentAspect(sides);
  const { sideOf, isBoth } = fieldChoices();
  const merged = mergeAspects(sides, items ? blockAspects : [content, ...blockAspects], items ? ownFieldsOfList : ownFields, (aspect) =>
    sideOf(resolveConflict(location, aspect, sides, aspect === content)),
  );
  const mergedBlock = !items || items === merged.content ? merged : ({ ...merged, content: items } as ContentBlock);
  return isBoth() ? [mergedBlock, { ...sides.theirs, identifier: randomIdentifier() }] : [mergedBlock];
}

const ownFields = ['identifier'];
const ownFieldsOfList = [...ownFields, 'type', 'content'];

const contentAspect = ({ mine, theirs }: Sides<ContentBlock>): Aspect<ContentBlock> =>
  mine.type === theirs.type && mine.type !== 'unknown' ? textAspect : opaqueAspect;

/** The merged items of a block that is the same kind of list on both sides; otherwise null. */
function itemsOf({ base, mine, theirs }: Sides<ContentBlock>, location: MergeLocation): ContentBlock['content'] | null {
  switch (mine.type) {
    case 'list':
      return theirs.type === 'list'
        ? mergeBlockItems({ base: base?.type === 'list' ? base.content : [], mine: mine.content, theirs: theirs.content }, links, location)
        : null;
    case 'embeds':
      return theirs.type === 'embeds'
        ? mergeBlockItems(
            { base: base?.type === 'embeds' ? base.content : [], mine: mine.content, theirs: theirs.content },
            embeds,
            location,
          )
        : null;
    case 'file':
      return theirs.type === 'file'
        ? mergeBlockItems({ base: base?.type === 'file' ? base.content : [], mine: mine.content, theirs: theirs.content }, files, location)
        : null;
    default:
      return null;
  }
}
