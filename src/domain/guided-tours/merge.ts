import { type Aspect, mergeAspects, neverConflicting, singleField } from '../merge/aspects';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from '../merge/location';
import { keysBy, mergeItem, mergeKeyedList, ofThree, type Three } from '../merge/three';
import type { GuidedStop, GuidedTour } from './guided-tour';
import { fileText, secondsText, viewText } from './words';

/** Fields of a stop that belong together: a point or a view, and a file with all that is stored of it. */
export const stopAspects: readonly Aspect<GuidedStop>[] = [
  { words: 'point or view', fields: ['poi', 'view'], read: viewText },
  singleField('title', 'title'),
  singleField('text', 'text'),
  { words: 'narration', fields: ['narration'], read: ({ narration }) => fileText(narration) },
  { words: 'captions', fields: ['captions'], read: ({ captions }) => fileText(captions) },
  singleField('transition', 'transition'),
  { words: 'seconds', fields: ['seconds'], read: secondsText },
  // as with points, storage has only the latest picture
  ...neverConflicting('image'),
];
export const guidedTourAspects: readonly Aspect<GuidedTour>[] = [singleField('name', 'name'), singleField('description', 'description')];
/** Fields that are merged separately. */
export const guidedTourParts = ['id', 'stops'] as const;

const stopKeys = keysBy<GuidedStop>(({ id }) => id);
const tourKeys = keysBy<GuidedTour>(({ id }) => id);

/** The name of a stop in lists of changes: its point's name is not part of it. */
export const stopName = ({ title, text }: Pick<GuidedStop, 'title' | 'text'>): string => title || text.slice(0, 40) || 'Stop';

/** Three-way merge of guided tours, and of their stops, each matched by its id and merged field by field. Moves are merged as in every keyed list. */
export const mergeGuidedTours = (lists: Three<readonly GuidedTour[]>, location: MergeLocation): readonly GuidedTour[] =>
  mergeKeyedList(lists, tourKeys, (three, key) => {
    const tourLocation = childLocation(location, 'guidedTour', key, (three.base ?? three.mine ?? three.theirs)?.name ?? '');
    return mergeItem(three, {
      collide: (sides) => {
        const fields = mergeAspects(sides, guidedTourAspects, guidedTourParts, (aspect) => sideOf(tourLocation, aspect, sides));
        const stops = mergeStops(
          ofThree(three, (tour) => tour.stops),
          tourLocation,
        );
        return [fields === sides.mine && stops === sides.mine.stops ? sides.mine : { ...fields, stops }];
      },
      stays: (by, _base, remaining) => resolveDeletion(tourLocation, by, `“${remaining.name}” changed`),
    });
  });

const mergeStops = (lists: Three<readonly GuidedStop[]>, location: MergeLocation): readonly GuidedStop[] =>
  mergeKeyedList(lists, stopKeys, (three, key) => {
    const sample = three.base ?? three.mine ?? three.theirs;
    const stopLocation = childLocation(location, 'stop', key, sample ? stopName(sample) : '');
    return mergeItem(three, {
      collide: (sides) => [mergeAspects(sides, stopAspects, ['id'], (aspect) => sideOf(stopLocation, aspect, sides))],
      stays: (by, _base, remaining) => resolveDeletion(stopLocation, by, `“${stopName(remaining)}” changed`),
    });
  });

const sideOf = <T extends object>(location: MergeLocation, aspect: Aspect<T>, sides: { mine: T; theirs: T }): 'mine' | 'theirs' =>
  resolveConflict(location, aspect, sides) === 'theirs' ? 'theirs' : 'mine';
