import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allCases, tables } from './cases/all';
import { table } from './cases/table';
import { attemptsOf } from './mutation/firestore-hunter';
import { concerns, spelledOut } from './mutation/guards';
import { guardsIn } from './mutation/mutants';
import { get } from './operation';

const rows = [...tables].flatMap(([name, cases]) =>
  [...new Set(cases.map(({ title }) => title))].map((title) => ({
    row: `${name}: ${title}`,
    those: cases.filter((each) => each.title === title),
  })),
);

/** What is for everyone; its twin is the same thing that is not public. */
const forEveryone = [
  'application.application: a page',
  'application.application: the first 100 pages',
  'application.application: the message to all',
  'belowTours.links: one of a public tour',
  'belowTours.markers: the first 100 of a public tour',
  'belowTours.markers: those of a public tour',
  'belowTours.translations: one that a public tour does not have',
  'belowTours.translations: those of a public tour',
  'locations.alignments: how two public ones lie',
  'locations.locationTours: a public one',
  'organizations.organizations: one',
  'organizations.organizations: one that is not there',
  'organizations.wallScreens: a public one',
  'tours.reading: a public tour',
  'tours.reading: the first 100 public ones',
  'tours.reading: the first 100 public ones of another',
  'tours.reading: the first public one',
  'versions.beside: the current one',
  'versions.snapshots: a public one',
  'versions.snapshots: its part',
  'versions.snapshots: its texts in another language',
  'versions.snapshots: one between its dates',
  'versions.snapshots: one that is open',
  'versions.snapshots: the first 100 of its parts',
];

describe('the tables', () => {
  it('refuse somebody wherever they let somebody in', () => {
    const open = rows.filter(({ those }) => those.every(({ may }) => may)).map(({ row }) => row);

    expect(open.toSorted()).toEqual(forEveryone.toSorted());
  });

  it('let somebody in by every method of every “allow” of firestore.rules', () => {
    const attempts = allCases.filter(({ may }) => may).flatMap(({ operation }) => attemptsOf(operation));
    const allowed = guardsIn(readFileSync('firestore.rules', 'utf8')).flatMap(({ where, pattern, methods }) =>
      spelledOut(methods).map((method) => ({ sentence: `${where} ${method}`, guards: [{ pattern, methods: [method] }] })),
    );

    expect(allowed.length).toBeGreaterThan(100);
    expect(allowed.filter(({ guards }) => !attempts.some((attempt) => concerns(guards, attempt))).map(({ sentence }) => sentence)).toEqual(
      [],
    );
  });

  it('hold no expectation twice, and none that contradicts another', () => {
    const seen = rows.flatMap(({ row, those }) => {
      const told = those.map(({ who, operation, may }) => `${who} ${JSON.stringify(operation)} ${may}`);
      return told.length === new Set(told).size ? [] : [row];
    });

    expect(seen).toEqual([]);
  });

  it.each([
    ['an unknown person', 'nobody\n a tour  x', /no "nobody"/],
    ['a cell too few', 'viewer editor\n a tour  x', /1 cells for 2/],
    ['a line without operation', 'viewer\n a house  x', /no operation for "a house"/],
    ['an operation without line', 'viewer', /no line for "a tour"/],
    ['something that is no cell', 'viewer\n a tour  maybe', /no line of a table/],
  ])('are refused with %s', (_what, text, problem) => {
    expect(() => table(text, { 'a tour': get('tours/hall') })).toThrow(problem);
  });
});
