import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFolders, allPois, type Folder } from '../folders/folder';
import { stateOf } from '../point-types/values';
import { type EditedTour, mergeEdited, resolveConflicts, sameEdited } from './edited';
import { type Act, aHouse, anAct, applyAct, somePointTypes } from './testing/edits';

/** Interleavings of each kind; with `npm test -- --thorough` so many that all of them are more than 10,000 acts. */
const cases = (usual: number) => ({ numRuns: import.meta.env.THOROUGH ? 3 * usual : usual });

/** The texts that only one act writes. */
const tokensIn = (held: unknown): Set<string> => new Set(JSON.stringify(held).match(/t\d+t/g) ?? []);

let written = 0;
const doAll = (edited: EditedTour, acts: readonly Act[]): EditedTour =>
  acts.reduce((state, act) => {
    written += 1;
    return applyAct(state, act, `t${written}t`);
  }, edited);

/** What one side or both lost by joining, though nobody who had seen it took it away, and nobody is asked about it. */
function lostUnasked(base: EditedTour, mine: EditedTour, theirs: EditedTour): string[] {
  const { edited, conflicts } = mergeEdited(base, mine, theirs);
  const [before, here, there, after, asked] = [base, mine, theirs, edited, conflicts].map(tokensIn) as [
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const isTakenAway = (token: string) => before.has(token) && !(here.has(token) && there.has(token));
  return [...here, ...there].filter((token) => !after.has(token) && !asked.has(token) && !isTakenAway(token));
}

const isWellFormed = ({ folders }: EditedTour): boolean => {
  const [pois, all] = [allPois(folders).map(({ identifier }) => identifier), allFolders(folders).map(({ id }) => id)];
  const isFlat = folders.every(({ children }) => children.every((child) => child.children.length === 0));
  return new Set(pois).size === pois.length && new Set(all).size === all.length && isFlat && hasStatesOfTypes(folders);
};

/** A state belongs to its type, and a date to its state. */
const hasStatesOfTypes = (folders: readonly Folder[]): boolean =>
  allPois(folders).every((poi) => {
    const { state, due, stateAt } = poi;
    return state === undefined ? due === undefined && stateAt === undefined : stateOf(poi, somePointTypes) !== undefined;
  });

type Turn = { who: number; acts: Act[] };
const turns = (people: number) =>
  fc.array(fc.record({ who: fc.nat(people - 1), acts: fc.array(anAct(), { maxLength: 3 }) }), { minLength: 2, maxLength: 10 });

/** People who edit one tour and save one after another, each from what they had loaded: what was lost, and where it led. */
function playedThrough(people: number, order: readonly Turn[], first: EditedTour) {
  let stored = first;
  const loaded = Array.from({ length: people }, () => first);
  const work = [...loaded];
  const lost: string[] = [];
  const save = (who: number, acts: readonly Act[]) => {
    const [base, before] = [loaded[who]!, work[who]!];
    const mine = doAll(before, acts);
    lost.push(...lostUnasked(base, mine, stored));
    stored = mergeEdited(base, mine, stored).edited;
    loaded[who] = stored;
    work[who] = stored;
  };
  // everyone begins before anybody has saved
  for (const { who, acts } of order) work[who] = doAll(work[who]!, acts.slice(0, 1));
  for (const { who, acts } of order) save(who, acts.slice(1));
  for (let who = 0; who < people; who += 1) save(who, []);
  return { stored, lost };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

// hundreds of interleavings take a second, thousands and a busy machine longer
describe('people who edit one tour at once', { timeout: 300_000 }, () => {
  it.each([2, 3])('%i of them lose no addition or change without a conflict', (people) => {
    fc.assert(
      fc.property(turns(people), (order) => {
        const { stored, lost } = playedThrough(people, order, aHouse);

        expect(lost).toEqual([]);
        expect(isWellFormed(stored)).toBe(true);
      }),
      cases(200),
    );
  });

  it('get the changes of the only one who made any', () => {
    fc.assert(
      fc.property(fc.array(anAct(), { maxLength: 6 }), (acts) => {
        const changed = doAll(aHouse, acts);

        expect(mergeEdited(aHouse, changed, aHouse)).toMatchObject({ edited: changed, conflicts: [] });
        expect(mergeEdited(aHouse, changed, aHouse).edited).toBe(changed);
        expect(sameEdited(mergeEdited(aHouse, aHouse, changed).edited, changed)).toBe(true);
        expect(mergeEdited(aHouse, changed, structuredClone(changed)).edited).toBe(changed);
      }),
      cases(200),
    );
  });

  it('get the same result whoever merges, except for order and the winning side', () => {
    const acts = fc.array(anAct(true), { maxLength: 5 });
    fc.assert(
      fc.property(acts, acts, (left, right) => {
        const [mine, theirs] = [doAll(aHouse, left), doAll(aHouse, right)];
        const [here, there] = [mergeEdited(aHouse, mine, theirs), mergeEdited(aHouse, theirs, mine)];

        expect(there.conflicts.map(({ id }) => id).toSorted()).toEqual(here.conflicts.map(({ id }) => id).toSorted());
        expect(sorted(resolveConflicts(here, 'mine'))).toEqual(sorted(resolveConflicts(there, 'theirs')));
        expect(sorted(resolveConflicts(here, 'theirs'))).toEqual(sorted(resolveConflicts(there, 'mine')));
      }),
      cases(300),
    );
  });

  it('get both texts where both is chosen', () => {
    const acts = fc.array(anAct(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(acts, acts, (left, right) => {
        const merged = mergeEdited(aHouse, doAll(aHouse, left), doAll(aHouse, right));
        const both = merged.conflicts.filter(({ canKeepBoth }) => canKeepBoth);
        const after = tokensIn(resolveConflicts(merged, new Map(both.map(({ id }) => [id, 'both']))));

        expect([...tokensIn(both)].filter((token) => !after.has(token))).toEqual([]);
      }),
      cases(300),
    );
  });
});
