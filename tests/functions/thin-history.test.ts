import { beforeEach, describe, expect, it } from 'vitest';
import { thinHistory } from '../../functions/src/history/thin-history';
import { thinRestingTours } from '../../functions/src/history/thin-resting-tours';
import { dayMs } from '../../src/domain/durations';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { storeDocuments } from './stored';

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

let tour: string;
beforeEach(() => {
  tour = randomIdentifier();
});

const history = (states: Record<string, object>) =>
  Object.fromEntries(Object.entries(states).map(([id, state]) => [`tours/${tour}/poiHistory/${id}`, { folders: [], ...state }]));
const remaining = async () => (await store().collection(`tours/${tour}/poiHistory`).select().get()).docs.map(({ id }) => id).sort();
/** Ten states of the last minutes: whatever is older is not among the latest ten. */
const latest = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`latest${index}`, { timestamp: daysAgo(index / 24 / 60) }]));
const others = async () => (await remaining()).filter((id) => !id.startsWith('latest'));

describe('thinHistory', () => {
  it('deletes what is not kept: old states without a name [EDIT-060]', async () => {
    await storeDocuments(
      history({
        ...latest,
        old: { timestamp: daysAgo(100) },
        named: { timestamp: daysAgo(100), name: 'As built' },
        recent: { timestamp: daysAgo(30) },
      }),
    );

    await thinHistory(tour);

    expect(await remaining()).toEqual([...Object.keys(latest), 'named', 'recent'].sort());
  });

  it('leaves a state that is proposed as a version, until that is answered', async () => {
    await storeDocuments({
      ...history({ ...latest, open: { timestamp: daysAgo(100) }, returned: { timestamp: daysAgo(100) } }),
      [`tours/${tour}/proposals/p1`]: { historyId: 'open', state: 'open' },
      [`tours/${tour}/proposals/p2`]: { historyId: 'returned', state: 'returned' },
    });

    await thinHistory(tour);

    expect(await others()).toEqual(['open']);
  });

  it('measures many states before it drops one for the size of all', async () => {
    const hours = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`h${index}`, { timestamp: daysAgo(1.1 + index / 24) }]));
    const days = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`d${index}`, { timestamp: daysAgo(8 + index) }]));
    await storeDocuments(history({ ...latest, ...hours, ...days }));

    await thinHistory(tour);

    expect(await others()).toHaveLength(180);
  });
});

describe('thinRestingTours', () => {
  it.each([
    [2, true],
    [9, true],
    [92, true],
    [0.5, false],
    [5, false],
    [50, false],
  ])('looks at a tour saved %s days ago: %s', async (days, isThinned) => {
    await storeDocuments({ [`tours/${tour}`]: { updated: daysAgo(days) }, ...history({ ...latest, old: { timestamp: daysAgo(100) } }) });

    await thinRestingTours();

    expect(await others()).toEqual(isThinned ? [] : ['old']);
  });
});
