import { describe, expect, it } from 'vitest';
import { finderOf, isAbout, quotingFields, withoutPerson } from './person';
import { personalPlaces, placeOf } from './places';

const finder = finderOf({ uid: 'uid-of-ada', email: 'Ada.O-Hara+x@acme.example', name: 'Ada O’Hara' });
const place = (path: string) => {
  const found = placeOf(path);
  if (!found) throw new Error(`${path} is in no place.`);
  return found;
};

describe('finderOf', () => {
  it.each([
    'ada.o-hara+x@acme.example',
    'Mail ADA.O-HARA+X@acme.example.',
    '<ada.o-hara+x@acme.example>',
    'ada.o-hara+x@acme.example (not verified)',
    'uid-of-ada',
  ])('finds the person in “%s”', (text) => {
    expect([finder.isIn(text), finder.isQuotedIn(text)]).toEqual([true, true]);
  });

  it.each(['', 'x.ada.o-hara+x@acme.example', 'ada.o-hara+x@acme.example.org', 'hara+x@acme.example', 'xAda O’Hara'])(
    'finds nobody in “%s”',
    (text) => {
      expect([finder.isIn(text), finder.isQuotedIn(text)]).toEqual([false, false]);
    },
  );

  it('searches for nothing that is not there, and for no name of two letters', () => {
    const guest = finderOf({ uid: '', email: '', name: 'Al' });

    expect([guest.isIn(''), guest.isQuotedIn('Al called.'), guest.withoutQuotes('Al')]).toEqual([false, false, 'Al']);
  });
});

describe('isAbout', () => {
  it('goes by ids, fields and the address in the id of an invitation', () => {
    const own: [string, object][] = [
      ['users/uid-of-ada/notifications/one', {}],
      ['grants/ada.o-hara+x@acme.example', {}],
      ['requestCounts/address_ada.o-hara%2Bx%40acme.example', {}],
      ['collaboration/tour_ada.o-hara+x@acme.example_hall', {}],
      ['mail/any', { to: 'ADA.O-HARA+X@acme.example' }],
    ];
    const others: [string, object][] = [
      ['users/uid-of-ada-2', {}],
      ['collaboration/tour_x.ada.o-hara+x@acme.example_hall', { email: 'x.ada.o-hara+x@acme.example' }],
      ['tours/uid-of-ada', { createdBy: 'uid-of-ada' }],
    ];
    const isTheirs = ([path, stored]: [string, object]) => isAbout(finder, place(path), path, stored as never);

    expect(own.map(isTheirs)).toEqual([true, true, true, true, true]);
    expect(others.map(isTheirs)).toEqual([false, false, false]);
  });
});

describe('withoutPerson', () => {
  it('says “a former member” by the name, by the address where there is none, and leaves others and texts alone', () => {
    const thread = place('tours/hall/threads/one');
    const other = { uid: 'bob', email: 'bob@acme.example', name: 'Bob' };
    const author = { uid: 'uid-of-ada', email: 'ada.o-hara+x@acme.example', name: 'Ada O’Hara' };

    expect(withoutPerson(finder, thread, { ...author, text: 'Ada O’Hara', mentions: [author.email, other.email] })).toEqual({
      uid: 'former-member',
      email: '',
      name: 'a former member',
      text: 'Ada O’Hara',
      mentions: [other.email],
    });
    const resolved = { resolvedBy: 'uid-of-ada', resolvedByEmail: 'an.older.address@acme.example' };
    expect(withoutPerson(finder, thread, { ...other, ...resolved })).toEqual({
      ...other,
      resolvedBy: 'former-member',
      resolvedByEmail: 'a former member',
    });
  });

  it('is the same object where nobody is named, and has times and numbers as they were', () => {
    const at = new Date();
    const tours = place('tours/hall');
    const unnamed = { name: 'Ada O’Hara', createdBy: 'bob' };

    expect(withoutPerson(finder, tours, unnamed)).toBe(unnamed);
    expect(withoutPerson(finder, tours, { at, n: null, folders: [{ pois: [{ userUid: 'uid-of-ada' }] }] })).toEqual({
      at,
      n: null,
      folders: [{ pois: [{ userUid: 'former-member' }] }],
    });
  });
});

it('quotingFields names the fields with the person in their text, also in the name of a field', () => {
  expect(quotingFields(finder, { a: { b: ['x', 'By Ada O’Hara.'] }, c: { 'uid-of-ada': 1 }, d: 'nobody' })).toEqual(['a.b', 'c.…']);
});

it('every path of the table leads to its own place', () => {
  for (const each of personalPlaces) expect(placeOf(each.path.replace(/\{\w+\}/g, 'any')), each.path).toBe(each);
});
