import { expect, it } from 'vitest';
import { emptyBeacon, withEvent } from './use-events';
import { finishedShareText, partText, statisticsOf, type VisitsDocument } from './visit-statistics';
import { visitsCsv } from './visits-csv';

const now = new Date('2031-03-02T12:00:00Z');
const documents: VisitsDocument[] = [
  { id: '0', fields: { counts: { v1: { '2031-03-01': 4, '2031-01-01': 9 } } } },
  {
    id: 'versions_2031-03_2',
    fields: {
      month: '2031-03',
      counts: { v1: { '2031-03-02': 6 }, v2: { '2031-03-02': 2 } },
      days: {
        '2031-03-02': { visitors: 7, points: 3, links: 1, devices: { phone: 6, computer: 2 }, hosts: { 'example.org': 5 } },
        '2031-03-01': { visitors: 3, files: 2, hosts: { 'example.org': 1, '=1+1.example': 1 } },
      },
      points: { stove: 6, door: 8 },
      guidedTours: { short: { started: 10, finished: 6 } },
    },
  },
  { id: 'versions_2031-02', fields: { folded: '2031-02', days: { '2031-02-02': { visitors: 90 } }, points: { stove: 100 } } },
  { id: 'live_2031-03_0', fields: { month: '2031-03', counts: { live: { '2031-03-02': 1 } }, points: { stove: 1 } } },
];
const week = statisticsOf(documents, { source: 'versions', period: 7, now });

it('a span has all its days, with those counted before there were months', () => {
  expect(week.days.map(({ day }) => day)).toEqual(
    ['24', '25', '26', '27', '28'].map((day) => `2031-02-${day}`).concat('2031-03-01', '2031-03-02'),
  );
  expect(week.days.at(-2)).toEqual({ day: '2031-03-01', views: 4, visitors: 3, points: 0, links: 0, files: 2 });
  expect(week.totals).toEqual({ views: 12, points: 3, links: 1, files: 2 });
});

it('visitors are an average and the highest of a day, never a sum', () => {
  expect(week.visitors).toEqual({ average: 5, highest: 7 });
  expect(statisticsOf([], { source: 'live', period: 7, now }).visitors).toEqual({ average: 0, highest: 0 });
});

it('points and guided tours are of the months of the span, most often first', () => {
  expect(week.points).toEqual([
    { id: 'stove', count: 106 },
    { id: 'door', count: 8 },
  ]);
  expect(week.guidedTours).toEqual([{ id: 'short', started: 10, finished: 6 }]);
  expect(week.hosts[0]).toEqual({ id: 'example.org', count: 6 });
});

it('the public tour is counted for itself', () => {
  const live = statisticsOf(documents, { source: 'live', period: 30, now });
  expect([live.totals.views, live.points]).toEqual([1, [{ id: 'stove', count: 1 }]]);
});

it('a month has its own days, points and visitors, those of this month until today', () => {
  const ofMonth = (month: string) => statisticsOf(documents, { source: 'versions', period: month, now });

  expect(ofMonth('2031-02').days).toHaveLength(28);
  expect([ofMonth('2031-02').visitors.highest, ofMonth('2031-02').points]).toEqual([90, [{ id: 'stove', count: 100 }]]);
  expect(ofMonth('2031-03').days.map(({ day }) => day)).toEqual(['2031-03-01', '2031-03-02']);
  expect([ofMonth('2031-03').totals.views, ofMonth('2031-01').totals.views, ofMonth('never').days]).toEqual([12, 9, []]);
});

it('parts under five are few', () => {
  expect([0, 4, 5, 1200].map(partText)).toEqual(['few', 'few', '5', '1,200']);
  expect(finishedShareText({ id: 'short', started: 10, finished: 6 })).toBe('60 %');
  expect(finishedShareText({ id: 'short', started: 10, finished: 4 })).toBe('few');
});

it('the table for spreadsheets has what is shown, and no formulas', () => {
  const names = { points: new Map([['stove', '=HYPERLINK("x")']]), guidedTours: new Map([['short', 'Short']]) };
  const lines = visitsCsv(week, names).split('\r\n');

  expect(lines).toContain('Day,2031-03-02,Visitors,7');
  expect(lines).toContain(`Point,"'=HYPERLINK(""x"")",Openings,106`);
  expect(lines).toContain('Point,Removed since,Openings,8');
  expect(lines).toContain('Guided tour,Short,Finished share,60 %');
  expect(lines).toContain('Device,computer,Views,few');
  expect(lines).toContain("Site,'=1+1.example,Visitors,few");
});

it('a point counts once in a beacon, and no more than fifty are sent', () => {
  const opened = Array.from({ length: 120 }, (_, index) => `p${index % 60}`);
  const beacon = opened.reduce((before, poi) => withEvent(before, { kind: 'pointOpened', poi }), emptyBeacon);
  expect(beacon.points).toHaveLength(50);
});
