import { describe, expect, it } from 'vitest';
import { type Activity, activityFrom } from './activity';
import { activityPath } from './activity-links';
import { activitySentence } from './activity-sentence';
import { actsOf, foldedEntry, itemsOf } from './acts';

const start = Date.UTC(2026, 2, 1, 10);
const entry = (seconds: number, stored: object = {}): Activity =>
  activityFrom(`e${seconds}`, {
    kind: 'invited',
    at: new Date(start - seconds * 1000),
    actor: 'ada',
    actorEmail: 'ada@acme.example',
    whom: `p${seconds}@x.example`,
    what: 'Hall',
    detail: 'Can View',
    ...stored,
  }) as Activity;
const noNames = new Map<string, string>();
const textOf = (entries: Activity[]) => actsOf(entries).map((act) => activitySentence(foldedEntry(act), noNames));

describe('an act', () => {
  it('is all that somebody did at once, such as 49 invitations', () => {
    const entries = Array.from({ length: 49 }, (_, n) => entry(n));

    expect(textOf(entries)).toEqual(['invited 49 people to Hall (Can View)']);
    expect(actsOf(entries).flatMap(itemsOf)).toContain('p7@x.example');
  });

  it.each([
    ['another person', { actor: 'bo' }],
    ['another tour', { what: 'Mill' }],
    ['another access', { detail: 'Can View and Edit' }],
    ['another kind', { kind: 'revoked' }],
    ['more than ten minutes before', { at: new Date(start - 11 * 60_000) }],
    ['what was repeated', { times: 2 }],
  ])('ends with %s', (_, stored) => {
    expect(actsOf([entry(0), entry(1, stored)])).toHaveLength(2);
  });

  it('is also what happens to several tours', () => {
    const tours = [1, 2, 3].map((n) => entry(n, { kind: 'tour-deleted', whom: '', what: `Tour ${n}`, detail: '' }));

    expect(textOf(tours)).toEqual(['moved 3 tours into the bin']);
    expect(textOf(tours.map((tour) => ({ ...tour, kind: 'tour-collected', whom: 'Shelf' })))).toEqual([
      'put 3 tours into the collection Shelf',
    ]);
    expect(textOf(tours.slice(0, 1))).toEqual(['moved the tour Tour 1 into the bin']);
    expect(textOf(tours.map((tour) => ({ ...tour, kind: 'tour-changed', detail: 'type' })))).toEqual(['changed 3 tours (type)']);
    expect(textOf(tours.map((tour) => ({ ...tour, kind: 'version-published', whom: 'Spring', detail: 'public' })))).toEqual([
      'published “Spring” of 3 tours (public)',
    ]);
  });

  it('is also a role that several people get', () => {
    const people = [1, 2].map((n) => entry(n, { kind: 'role-changed', what: 'Editor', detail: 'before: Viewer' }));

    expect(textOf(people)).toEqual(['changed the role of 2 people to Editor (before: Viewer)']);
  });

  it.each([
    ['location-deleted', {}, 'moved 2 locations into the bin'],
    ['location-changed', { detail: 'added the tour Spring' }, 'changed 2 locations (added the tour Spring)'],
    ['collection-deleted', {}, 'deleted 2 collections'],
    ['version-deleted', { whom: 'Spring' }, 'deleted the published “Spring” of 2 tours'],
    ['version-access-changed', { whom: 'Spring', detail: 'not public' }, 'changed the public access to “Spring” of 2 tours (not public)'],
  ])('is also %s of several things', (kind, stored, text) => {
    expect(textOf([1, 2].map((n) => entry(n, { kind, whom: '', what: `Thing ${n}`, detail: '', ...stored })))).toEqual([text]);
  });

  it('is also several versions of one tour, but not of another one', () => {
    const versions = [1, 2].map((n) => entry(n, { kind: 'version-deleted', whom: `Version ${n}`, detail: '' }));
    const ofOther = entry(3, { kind: 'version-deleted', whom: 'Version 3', what: 'Mill', detail: '' });

    expect(textOf([...versions, ofOther])).toEqual(['deleted 2 published versions of Hall', 'deleted the published “Version 3” of Mill']);
    expect(actsOf(versions).flatMap(itemsOf)).toEqual(['Version 1', 'Version 2']);
  });

  it.each(['version-deleted', 'version-access-changed'])('never mixes versions of several tours: %s', (kind) => {
    const ofHall = entry(1, { kind, whom: 'Spring', detail: '', about: 'tours/hall' });
    const ofMill = entry(2, { kind, whom: 'Spring', what: 'Mill', detail: '', about: 'tours/mill' });
    const another = { ...ofMill, id: 'e3', whom: 'Autumn' };
    const ofNamesake = { ...ofHall, id: 'e4', whom: 'Autumn', about: 'tours/other-hall' };

    expect(actsOf([ofHall, ofMill, another]).map((act) => act.length)).toEqual([2, 1]);
    expect(actsOf([ofHall, ofNamesake])).toHaveLength(2);
  });

  it('says so if entries that were not read can belong to it', () => {
    const text = (entries: Activity[]) => actsOf(entries).map((act) => activitySentence(foldedEntry(act, true), noNames));

    expect(text([1, 2].map((n) => entry(n, { whom: `p${n}@x.example` })))).toEqual(['invited 2 or more people to Hall (Can View)']);
    expect(text([entry(0)])).toEqual(['invited p0@x.example to Hall (Can View)']);
  });

  it('of several tours leads to none of them', () => {
    const [act] = actsOf([1, 2].map((n) => entry(n, { kind: 'tour-created', whom: '', what: `Tour ${n}`, about: `tours/${n}` })));

    expect(act && activityPath(foldedEntry(act))).toBeNull();
  });
});

describe('the sentence of an entry', () => {
  it('has names beside addresses, and times as everywhere', () => {
    const names = new Map([['bo@x.example', 'Bo Berg']]);
    const until = entry(0, { whom: 'bo@x.example', detail: 'Can View, until 2030-01-02' });

    expect(activitySentence(until, names)).toBe('invited bo@x.example (Bo Berg) to Hall (Can View, until 02-01-2030)');
    expect(activitySentence({ ...until, detail: 'until 2030-01-02 14:30 UTC' }, names)).toMatch(/until 0\d-01-2030, \d\d:\d\d:00/);
  });
});
