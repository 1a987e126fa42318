import { copyPoi } from '../folders/copy';
import { withFields } from '../point-types/values';
import type { Poi, Tag } from '../pois/poi';
import { mergeAspects } from './aspects';
import { mergeContent } from './blocks';
import { fieldChoices } from './conflicts';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from './location';
import { poiAspects, poiParts, tagAspects } from './poi-aspects';
import { poiChanges } from './poi-changes';
import { mergeItem, ofThree, type Sides, type Three } from './three';

/**
 * Merges a PoI that both sides changed, field by field; if both versions are to be kept, theirs is added as a separate PoI. Content keeps its
 * identity if nothing of theirs is applied.
 */
export function joinedPoi(sides: Sides<Poi>, location: MergeLocation): Poi[] {
  const { sideOf, isBoth } = fieldChoices();
  const { tag, ...typeChange } = mergeTag(sides, location, sideOf);
  const fields = mergeAspects(sides, poiAspects, [...poiParts, ...(typeChange.type ? ['type'] : [])], (aspect) =>
    sideOf(resolveConflict(location, aspect, sides, true)),
  );
  const values = mergeAspects(ofThree(sides, valuesOf) as Sides<Values>, [], [], (aspect) =>
    sideOf(resolveConflict(location, aspect, { mine: valuesOf(sides.mine), theirs: valuesOf(sides.theirs) }, true)),
  );
  const content = mergeContent(
    ofThree(sides, (poi) => poi.content),
    location,
  );
  const { mine } = sides;
  const isMine = fields === mine && tag === mine.tag && content === mine.content && values === valuesOf(mine) && !typeChange.type;
  const poi = isMine ? fields : withFields({ ...fields, tag, content, ...typeChange }, values);
  return isBoth() ? [poi, copyPoi(sides.theirs)] : [poi];
}

type Values = Readonly<Record<string, unknown>>;

/** What a PoI holds of its type's fields, each of which is merged by itself. */
const valuesOf = ({ fields }: Poi): Values => fields ?? noValues;
const noValues: Values = {};

/** The text for a PoI that one side deleted, and the other changed or moved. */
export function changedWords(base: Poi, remaining: Poi, isMoved: boolean): string {
  const fields = [...(isMoved ? ['folder'] : []), ...poiChanges(base, remaining).map(({ field }) => field)];
  return fields.length > 0 ? `Changed: ${fields.join(', ')}` : 'Changed';
}

type SideOf = ReturnType<typeof fieldChoices>['sideOf'];

/** `type` is set if one side removed the tag and the other changed it: tag and type come from the same side. */
function mergeTag(sides: Sides<Poi>, location: MergeLocation, sideOf: SideOf): { tag: Tag | null; type?: Poi['type'] } {
  let type: Poi['type'] | undefined;
  const tags = ofThree(sides, (poi) => poi.tag ?? undefined) as Three<Tag>;
  const [tag = null] = mergeItem(tags, {
    collide: (both) => [
      mergeAspects(both, tagAspects, [], (aspect) =>
        sideOf(resolveConflict(childLocation(location, 'poi', 'tag', 'Tag'), aspect, both, true)),
      ),
    ],
    stays: (by, _base, remaining) => {
      const stays = resolveDeletion(childLocation(location, 'poi', 'tag', 'Tag'), by, `“${remaining.label}”`);
      type = (stays === (by === 'theirs') ? sides.mine : sides.theirs).type;
      return stays;
    },
  });
  return { tag, ...(type && { type }) };
}
