import { freshPoi } from '../folders/fresh';
import type { Poi, Tag } from '../pois';
import { joinedAspects } from './aspects';
import { type At, asked, askedIfDeleted, inside } from './at';
import { joinedContent } from './blocks';
import { fieldChoices } from './conflicts';
import { poiAspects, poiParts, tagAspects } from './poi-aspects';
import { poiChanges } from './poi-changes';
import { joined, of, type Sides, type Three } from './three';

/**
 * A PoI of which both sides hold another state, joined field by field; where both are to be kept, theirs stands beside it as a PoI of its own.
 * What is in it is `mine` as an object wherever nothing of theirs is taken.
 */
export function joinedPoi(sides: Sides<Poi>, at: At): Poi[] {
  const { sideOf, isBoth } = fieldChoices();
  const { tag, ...settledTag } = joinedTag(sides, at, sideOf);
  const fields = joinedAspects(sides, poiAspects, [...poiParts, ...(settledTag.type ? ['type'] : [])], (aspect) =>
    sideOf(asked(at, aspect, sides, true)),
  );
  const content = joinedContent(
    of(sides, (poi) => poi.content),
    at,
  );
  const isMine = fields === sides.mine && tag === sides.mine.tag && content === sides.mine.content && !settledTag.type;
  const poi = isMine ? fields : { ...fields, tag, content, ...settledTag };
  return isBoth() ? [poi, freshPoi(sides.theirs)] : [poi];
}

/** How a PoI reads that one side deleted and the other changed, or moved, since. */
export function changedWords(base: Poi, left: Poi, isMoved: boolean): string {
  const fields = [...(isMoved ? ['folder'] : []), ...poiChanges(base, left).map(({ field }) => field)];
  return fields.length > 0 ? `Changed: ${fields.join(', ')}` : 'Changed';
}

type SideOf = ReturnType<typeof fieldChoices>['sideOf'];

/** `type` is that of the side whose decision stands, where one side took the tag away that the other changed: they belong together. */
function joinedTag(sides: Sides<Poi>, at: At, sideOf: SideOf): { tag: Tag | null; type?: Poi['type'] } {
  let type: Poi['type'] | undefined;
  const tags = of(sides, (poi) => poi.tag ?? undefined) as Three<Tag>;
  const [tag = null] = joined(tags, {
    collide: (both) => [
      joinedAspects(both, tagAspects, [], (aspect) => sideOf(asked(inside(at, 'poi', 'tag', 'Tag'), aspect, both, true))),
    ],
    stays: (by, _base, left) => {
      const stays = askedIfDeleted(inside(at, 'poi', 'tag', 'Tag'), by, `“${left.label}”`);
      type = (stays === (by === 'theirs') ? sides.mine : sides.theirs).type;
      return stays;
    },
  });
  return { tag, ...(type && { type }) };
}
