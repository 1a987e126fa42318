import type { ContentBlock } from '../content';
import { randomIdentifier } from '../random';
import { type Aspect, joinedAspects } from './aspects';
import { type At, asked, askedIfDeleted, inside } from './at';
import { fieldChoices } from './conflicts';
import { embeds, files, joinedItems, links } from './items';
import { blockAspects, blockWords, opaqueAspect, textAspect } from './poi-aspects';
import { joined, joinedList, keysBy, type Sides, type Three } from './three';

const keysOf = keysBy<ContentBlock>(({ identifier }) => identifier);

/** The content of a PoI joined block by block. Of a text that both changed, both can be kept, as two blocks. */
export const joinedContent = (lists: Three<readonly ContentBlock[]>, at: At): ContentBlock[] =>
  joinedList(lists, keysOf, (three, key) => {
    const here = inside(at, 'block', key, (three.base ?? three.mine ?? three.theirs)?.name ?? '');
    return joined(three, {
      collide: (sides) => joinedBlock(sides, here),
      stays: (by, _base, left) => askedIfDeleted(here, by, blockWords(left)),
    });
  });

function joinedBlock(sides: Sides<ContentBlock>, at: At): ContentBlock[] {
  const items = itemsOf(sides, at);
  const content = contentAspect(sides);
  const { sideOf, isBoth } = fieldChoices();
  const merged = joinedAspects(sides, items ? blockAspects : [content, ...blockAspects], items ? besidesItems : besides, (aspect) =>
    sideOf(asked(at, aspect, sides, aspect === content)),
  );
  const whole = !items || items === merged.content ? merged : ({ ...merged, content: items } as ContentBlock);
  return isBoth() ? [whole, { ...sides.theirs, identifier: randomIdentifier() }] : [whole];
}

const besides = ['identifier'];
const besidesItems = [...besides, 'type', 'content'];

const contentAspect = ({ mine, theirs }: Sides<ContentBlock>): Aspect<ContentBlock> =>
  mine.type === theirs.type && mine.type !== 'unknown' ? textAspect : opaqueAspect;

/** The items of a block that holds some on both sides, joined; null of any other. */
function itemsOf({ base, mine, theirs }: Sides<ContentBlock>, at: At): ContentBlock['content'] | null {
  switch (mine.type) {
    case 'list':
      return theirs.type === 'list'
        ? joinedItems({ base: base?.type === 'list' ? base.content : [], mine: mine.content, theirs: theirs.content }, links, at)
        : null;
    case 'embeds':
      return theirs.type === 'embeds'
        ? joinedItems({ base: base?.type === 'embeds' ? base.content : [], mine: mine.content, theirs: theirs.content }, embeds, at)
        : null;
    case 'file':
      return theirs.type === 'file'
        ? joinedItems({ base: base?.type === 'file' ? base.content : [], mine: mine.content, theirs: theirs.content }, files, at)
        : null;
    default:
      return null;
  }
}
