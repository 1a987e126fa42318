import { describe, expect, it } from 'vitest';
import type { Stored } from '../stored';
import { namedVisits, pointNames, renamedVisits, toursWithPoints } from './name-visits';
import { changeText, overviewVisitsFrom, periodNumbers, storedVisits } from './overview-visits';
import { overviewSums } from './sum-visits';

const now = new Date('2026-05-20T15:00:00Z');
const visits = (day: string, views: number, visitors: number, rest: Stored = {}): Stored => ({
  month: day.slice(0, 7),
  counts: { live: { [day]: views } },
  days: { [day]: { visitors } },
  ...rest,
});
const hall = {
  tour: 'hall',
  documents: [
    visits('2026-05-20', 3, 2, { points: { stove: 4, gone: 9 } }),
    visits('2026-05-20', 2, 1, { points: { stove: 1 } }),
    visits('2026-05-10', 7, 5),
    visits('2026-05-19', 1, 1, { counts: { v1: { '2026-05-19': 1 }, v2: { '2026-05-19': 6 } } }),
  ],
};
const mill = { tour: 'mill', documents: [visits('2026-05-20', 20, 4), visits('2025-11-30', 50, 9)] };
const tours = [
  { id: 'hall', name: 'Hall', isOpen: true },
  { id: 'barn', name: 'Barn', isOpen: true },
  { id: 'draft', name: 'Draft', isOpen: false },
  { id: 'mill', name: 'Mill', isOpen: false },
];
const points = new Map([
  [
    'hall',
    new Map([
      ['stove', 'Stove'],
      ['door', 'Door'],
    ]),
  ],
]);
const overviewOf = (sums = overviewSums([hall, mill], now)) => ({ countedAt: now, documents: 6, ...namedVisits(sums, { tours, points }) });

describe('overviewSums', () => {
  it('adds up the views of all tours and versions by day, and ranks tours with the span before', () => {
    const sums = overviewSums([hall, mill], now);

    expect(sums.days.slice(-2)).toEqual([
      { day: '2026-05-19', views: 7, visitors: 1 },
      { day: '2026-05-20', views: 25, visitors: 7 },
    ]);
    expect(sums.tours[7]).toEqual([
      { tour: 'mill', views: 20, before: 0 },
      { tour: 'hall', views: 12, before: 7 },
    ]);
    expect(sums.points[7][0]).toEqual({ tour: 'hall', id: 'gone', openings: 9 });
    expect(sums.points[7][1]).toEqual({ tour: 'hall', id: 'stove', openings: 5 });
  });

  it('has each of twelve months by itself, against the one before', () => {
    const { months } = overviewSums([hall, mill], now);

    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-05', '2026-04']);
    expect(months).toHaveLength(12);
    expect(months.find(({ month }) => month === '2025-11')).toEqual({
      month: '2025-11',
      tours: [{ tour: 'mill', views: 50, before: 0 }],
      points: [],
    });
    expect(months.find(({ month }) => month === '2025-12')?.tours).toEqual([]);
    expect(months[0]?.points.map(({ openings }) => openings)).toEqual([9, 5]);
  });

  it('is the same in whatever order documents come, and once a month was folded', () => {
    const folded = { ...hall, documents: hall.documents.map(({ month, ...rest }) => ({ ...rest, folded: month })) };

    expect(overviewSums([mill, { ...hall, documents: hall.documents.toReversed() }], now)).toEqual(overviewSums([hall, mill], now));
    expect(overviewSums([folded, mill], now)).toEqual(overviewSums([hall, mill], now));
  });
});

describe('namedVisits', () => {
  it('names what there is: open tours that nobody visited, points that nobody opened, nothing that is gone', () => {
    const { rankings, unopened } = overviewOf();

    expect(rankings[30].tours.map(({ name }) => name)).toEqual(['Mill', 'Hall']);
    expect(rankings[30].unvisited).toEqual({ count: 1, items: [{ id: 'barn', name: 'Barn' }] });
    expect(rankings[30].points.map(({ name, openings }) => [name, openings])).toEqual([['Stove', 5]]);
    expect(unopened.items.map(({ name }) => name)).toEqual(['Door']);
    expect(toursWithPoints(overviewSums([hall, mill], now))).toEqual(['hall', 'mill']);
    expect(pointNames({ folders: [{ pois: [{ identifier: 'stove', name: 'Stove' }] }] })).toEqual(new Map([['stove', 'Stove']]));
  });

  it('follows names, and drops tours that are gone, until visits are counted again', () => {
    const renamed = renamedVisits(overviewOf(), [{ id: 'hall', name: 'Great hall' }]);

    expect(renamed.rankings[7].tours.map(({ name }) => name)).toEqual(['Great hall']);
    expect(renamed.rankings[7].points.map(({ tour }) => tour.name)).toEqual(['Great hall']);
    expect(renamed.rankings[7].unvisited).toEqual({ count: 0, items: [] });
  });
});

describe('periodNumbers', () => {
  it('compares a span with the one before: views as sums, visitors as average and highest of days', () => {
    const stored = overviewVisitsFrom(storedVisits(overviewOf()) as Stored);

    expect(periodNumbers(stored ?? { days: [] }, 7, now)).toMatchObject({
      views: 32,
      viewsBefore: 7,
      average: 4,
      averageBefore: 5,
      highest: 7,
      highestBefore: 5,
    });
    expect(periodNumbers(stored ?? { days: [] }, 7, new Date('2026-05-27T00:00:00Z'))).toMatchObject({
      views: 0,
      viewsBefore: 32,
      average: 0,
    });
    expect(periodNumbers(stored ?? { days: [] }, 90, now)).toMatchObject({ views: 39, viewsBefore: 50 });
  });

  it('has the numbers of a month, also from what an earlier release stored', () => {
    const { earlierViews: _views, earlierVisitors: _visitors, months: _months, ...earlier } = storedVisits(overviewOf()) as Stored;
    const [stored, former] = [storedVisits(overviewOf()) as Stored, earlier].map((visits) => overviewVisitsFrom(visits));

    expect(periodNumbers(stored ?? { days: [] }, '2025-11', now)).toMatchObject({ views: 50, viewsBefore: 0, highest: 9 });
    expect(periodNumbers(stored ?? { days: [] }, '2025-12', now)).toMatchObject({ views: 0, viewsBefore: 50 });
    expect(periodNumbers(stored ?? { days: [] }, '2026-05', now).days).toHaveLength(20);
    expect(periodNumbers(stored ?? { days: [] }, '2026-05', now).compared).toBe('same days of the month before');
    expect(stored?.months.get('2026-05')?.tours.map(({ name }) => name)).toEqual(['Mill', 'Hall']);
    expect(periodNumbers(former ?? { days: [] }, 7, now)).toMatchObject({ views: 32, viewsBefore: 7 });
    expect(former?.months.size).toBe(0);
  });

  it.each([
    [12, 10, '+20 %'],
    [5, 10, '−50 %'],
    [10, 10, 'no change'],
    [3, 0, 'new'],
    [0, 0, ''],
    [0, 4, '−100 %'],
  ])('%d after %d is "%s"', (current, before, change) => {
    expect(changeText(current, before)).toBe(change);
  });
});
