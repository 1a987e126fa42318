import { describe, expect, it } from 'vitest';
import { type Activity, activityFrom, activityKinds } from './activity';
import { activityGroups, matchesFilter, peopleIn, thingsIn } from './activity-filter';
import { activityPath } from './activity-links';

const entry = (stored: object): Activity =>
  activityFrom('e', { kind: 'invited', at: new Date(), actor: 'ada', actorEmail: 'ada@acme.example', what: 'Hall', ...stored }) as Activity;
const all = [
  entry({}),
  entry({ actor: 'bo', actorEmail: 'bo@acme.example', what: 'Mill' }),
  entry({ kind: 'role-changed', what: 'Editor' }),
];
const any = { person: '', group: '', thing: '' } as const;
const found = (filter: Partial<Parameters<typeof matchesFilter>[1]>) => all.filter((each) => matchesFilter(each, { ...any, ...filter }));

describe('the filter of the activity', () => {
  it('knows each kind once', () => {
    const kinds: string[] = Object.values(activityGroups).flatMap((group) => [...group.kinds]);

    expect(kinds.toSorted()).toEqual([...activityKinds].toSorted());
  });

  it('finds by person, kind and thing', () => {
    expect(found({})).toEqual(all);
    expect(found({ person: 'bo@acme.example' })).toEqual([all[1]]);
    expect(found({ group: 'members' })).toEqual([all[2]]);
    expect(found({ thing: 'Hall', group: 'access' })).toEqual([all[0]]);
  });

  it('offers who did something, and the tours and collections, but no roles', () => {
    expect(peopleIn(all)).toEqual(['ada@acme.example', 'bo@acme.example']);
    expect(thingsIn(all)).toEqual([
      { value: 'Hall', label: 'Hall' },
      { value: 'Mill', label: 'Mill' },
    ]);
  });

  it('follows a tour through its names, and tells two of the same name apart', () => {
    const at = (day: number) => new Date(2026, 2, day);
    const renamed = [
      entry({ about: 'tours/b', what: 'Hall', at: at(5) }),
      entry({ about: 'tours/a', what: 'Great hall', at: at(4) }),
      entry({ about: 'tours/a', what: 'Hall', at: at(3) }),
      entry({ about: 'tours/c', what: '', at: at(2) }),
      entry({ about: '', what: 'Hall', at: at(1) }),
    ];

    expect(thingsIn(renamed, 'tours/d')).toEqual([
      { value: 'tours/c', label: 'A tour without a name' },
      { value: 'tours/a', label: 'Great hall' },
      { value: 'Hall', label: 'Hall (latest 01-03-2026)' },
      { value: 'tours/b', label: 'Hall (latest 05-03-2026)' },
      { value: 'tours/d', label: 'This tour' },
    ]);
    const filter = { ...any, thing: 'tours/a' };
    expect(renamed.filter((each) => matchesFilter(each, filter)).map(({ what }) => what)).toEqual(['Great hall', 'Hall']);
    expect(renamed.filter((each) => matchesFilter(each, { ...any, thing: 'Hall' }))).toEqual(renamed.slice(4));
  });
});

describe('the link of an entry', () => {
  it.each([
    [{ about: 'tours/hall' }, '/dashboard/tours/landing/hall'],
    [{ about: 'collections/shelf', kind: 'collection-changed' }, '/collection/shelf'],
    [{ about: 'locations/square', kind: 'location-changed' }, '/dashboard/location/view?location=square'],
    [{ about: 'tours/hall', kind: 'tour-deleted' }, '/dashboard/bin'],
    [{ about: 'tours/hall', kind: 'tour-purged' }, null],
    [{}, null],
  ])('of %j leads to %s', (stored, path) => {
    expect(activityPath(entry(stored))).toBe(path);
  });
});
