import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedOf, mergeEdited, resolveConflicts } from '../tours/edited';
import { tourFrom } from '../tours/tour';
import { type GuidedStop, type GuidedTour, guidedToursFrom } from './guided-tour';

const tours = guidedToursFrom([
  { id: 'a', name: 'A', stops: ['s1', 's2', 's3'].map((id) => ({ id, title: id })) },
  { id: 'b', name: 'B', stops: [{ id: 's4' }] },
]);
const empty = editedOf(tourFrom('t', {}));
const withTours = (guidedTours: readonly GuidedTour[]) => ({ ...empty, guidedTours });
const base = withTours(tours);
const changed = (change: (stops: readonly GuidedStop[]) => readonly GuidedStop[]) =>
  withTours(tours.map((tour) => (tour.id === 'a' ? { ...tour, stops: change(tour.stops) } : tour)));
const titled = (id: string, title: string) => changed((stops) => stops.map((stop) => (stop.id === id ? { ...stop, title } : stop)));
const stopsOf = ({ guidedTours }: { guidedTours: readonly GuidedTour[] }) => guidedTours[0]?.stops.map(({ id, title }) => `${id} ${title}`);

describe('two people edit a guided tour', () => {
  it('one reorders the stops while the other edits one: both are done', () => {
    const merged = mergeEdited(
      base,
      changed((stops) => stops.toReversed()),
      titled('s2', 'Sink'),
    );

    expect(stopsOf(merged.edited)).toEqual(['s3 s3', 's2 Sink', 's1 s1']);
    expect(merged.conflicts).toEqual([]);
  });

  it('both title the same stop: they are asked, and mine stays until then', () => {
    const merged = mergeEdited(base, titled('s1', 'Mine'), titled('s1', 'Theirs'));

    expect(merged.conflicts.map(({ kind, where, field, mine, theirs }) => [kind, where, field, mine, theirs])).toEqual([
      ['stop', ['A', 's1'], 'title', 'Mine', 'Theirs'],
    ]);
    expect(stopsOf(merged.edited)?.[0]).toBe('s1 Mine');
    expect(stopsOf(resolveConflicts(merged, 'theirs'))?.[0]).toBe('s1 Theirs');
  });

  it('both retake the image of a stop: nobody is asked, since storage has only the latest', () => {
    const withImage = (image: string) => changed((stops) => stops.map((stop) => (stop.id === 's1' ? { ...stop, image } : stop)));

    const { edited, conflicts } = mergeEdited(base, withImage('mine.jpg'), withImage('theirs.jpg'));

    expect([edited.guidedTours[0]?.stops[0]?.image, conflicts]).toEqual(['mine.jpg', []]);
  });

  it('one deletes the guided tour while the other edits a stop of it: it stays', () => {
    const merged = mergeEdited(base, withTours(tours.slice(1)), titled('s1', 'New'));

    expect(stopsOf({ guidedTours: merged.edited.guidedTours.filter(({ id }) => id === 'a') })?.[0]).toBe('s1 New');
    expect(merged.conflicts).toHaveLength(1);
  });

  it('no stop that somebody added, and no field that somebody changed, is lost', () => {
    const aStop = fc.record({
      id: fc.constantFrom('s1', 's2', 's3', 'n1', 'n2'),
      title: fc.constantFrom('x', 'y'),
      text: fc.constantFrom('', 'z'),
    });
    const stops = fc.uniqueArray(aStop, { selector: ({ id }) => id });
    fc.assert(
      fc.property(stops, stops, (mine, theirs) => {
        const sideOf = (entries: typeof mine) => changed(() => guidedToursFrom([{ stops: entries }])[0]?.stops ?? []);
        const { edited } = mergeEdited(base, sideOf(mine), sideOf(theirs));
        const merged = new Map(edited.guidedTours[0]?.stops.map((stop) => [stop.id as string, stop]));

        for (const [own, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const) {
          for (const stop of own) {
            const there = other.find(({ id }) => id === stop.id);
            const isNew = !stop.id.startsWith('s');
            if (isNew || there) expect(merged.has(stop.id)).toBe(true);
            const [result] = [merged.get(stop.id)];
            if (result && there?.text === '' && !isNew) expect(result.text).toBe(stop.text);
          }
        }
        expect(merged.size).toBe(edited.guidedTours[0]?.stops.length);
      }),
    );
  });
});
