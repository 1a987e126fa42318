import { describe, expect, it } from 'vitest';
import { type Activity, activityFrom, activityKinds } from './activity';
import { type ActivityFilter, activityGroups, filtered, peopleIn, thingsIn } from './activity-filter';
import { activityPath } from './activity-links';

const entry = (stored: object): Activity =>
  activityFrom('e', { kind: 'invited', at: new Date(), actor: 'ada', actorEmail: 'ada@acme.example', what: 'Hall', ...stored }) as Activity;
const all = [
  entry({}),
  entry({ actor: 'bo', actorEmail: 'bo@acme.example', what: 'Mill' }),
  entry({ kind: 'role-changed', what: 'Editor' }),
];
const any = { person: '', group: '', thing: '', thingName: '' } as const;
const found = (filter: Partial<ActivityFilter>, entries = all) => filtered(entries, { ...any, ...filter });

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
      entry({ about: '', what: 'Barn', at: at(1) }),
    ];

    expect(thingsIn(renamed, { thing: 'tours/d', thingName: '' })).toEqual([
      { value: 'tours/c', label: 'A tour without a name' },
      { value: 'Barn', label: 'Barn' },
      { value: 'tours/a', label: 'Great hall' },
      { value: 'tours/b', label: 'Hall' },
      { value: 'tours/d', label: 'This tour' },
    ]);
    expect(found({ thing: 'tours/a' }, renamed).map(({ what }) => what)).toEqual(['Great hall', 'Hall']);
    const [first, ...others] = renamed as [Activity, ...Activity[]];
    expect(thingsIn([first, ...others.map((each) => ({ ...each, what: 'Hall' }))]).map(({ label }) => label)).toContain(
      'Hall (latest 05-03-2026)',
    );
  });

  it('finds what earlier releases recorded, without paths, by each name of a tour', () => {
    const entries = [
      entry({ about: 'tours/a', what: 'Great hall' }),
      entry({ about: 'tours/a', what: 'Hall' }),
      entry({ what: 'Hall' }),
      entry({ what: 'Mill' }),
      entry({ about: 'tours/b', what: 'Hall' }),
      entry({ kind: 'role-changed', what: 'Hall' }),
    ];

    expect(found({ thing: 'tours/a' }, entries)).toEqual(entries.slice(0, 3));
    expect(found({ thing: 'tours/c', thingName: 'Mill' }, entries)).toEqual([entries[3]]);
    expect(found({ thing: 'Hall' }, entries)).toEqual([entries[1], entries[2], entries[4]]);
    expect(thingsIn(entries, { thing: 'tours/c', thingName: 'Mill' }).map(({ label }) => label)).toEqual(['Great hall', 'Hall', 'Mill']);
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
