import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { directoryAddresses, grantsOf, maxGrantsPerKind } from './grants';
import { type Grant, grantFrom } from './invitations';
import { type Directory, directoryFrom } from './principals';

const nobody: Directory = { admins: [], organizations: [] };
const later = new Date('2030-01-01T00:00:00Z');
const guest = 'guest@x.example';
const to = (id: string, stored: object = {}): Grant =>
  grantFrom(id, { organization: 'acme', accessLevel: 'read', expires: null, ...stored });
const given = (...invitations: Grant[]) => grantsOf(guest, invitations, nobody);
const forever = { level: 'read', expires: null, organization: 'acme' };

describe('grantsOf', () => {
  it('include the tours and collections of its invitations, with level and expiry [ACCESS-039 ACCESS-044 ACCESS-045]', () => {
    const invitations = [
      to(`tour_${guest}_hall`),
      to(`tour_${guest}_attic`, { accessLevel: 'readUpdate', expires: later }),
      to(`col_${guest}_shelf`),
      to('tour_other@x.example_cellar'),
      to('tour_guest@x.examples_cellar'),
    ];

    expect(given(...invitations)).toEqual({
      tours: { attic: { level: 'readUpdate', expires: later, organization: 'acme' }, hall: forever },
      collections: { shelf: forever },
      organizations: [],
      guests: { acme: null },
    });
  });

  it('say until when somebody is a guest of each organization: as long as the invitation that lasts longest', () => {
    const soon = new Date(later.getTime() - 1000);
    const grants = given(
      to(`tour_${guest}_hall`, { expires: soon }),
      to(`col_${guest}_shelf`, { expires: later }),
      to(`tour_${guest}_dam`, { organization: 'globex', expires: soon }),
      to(`tour_${guest}_weir`, { organization: 'globex' }),
    );

    expect(grants?.guests).toEqual({ acme: later, globex: null });
  });

  it('include the directory’s organizations if the address is listed, ignoring case [ACCESS-037]', () => {
    const directory = directoryFrom({ admins: ['Guest@X.example', 7], organizations: ['acme', '', 'acme', 'globex', null] });

    expect(grantsOf(guest, [], directory)).toEqual({ tours: {}, collections: {}, organizations: ['acme', 'globex'], guests: {} });
    expect(grantsOf('other@x.example', [], directory)).toBeNull();
  });

  it('is null without invitations, or with a directory without organizations', () => {
    expect(given()).toBeNull();
    expect(grantsOf(guest, [], { admins: [guest], organizations: [orgId('')] })).toBeNull();
  });

  it('keeps expired grants, because the reader checks the time [ACCESS-054]', () => {
    const expires = new Date('2020-01-01T00:00:00Z');

    expect(given(to(`tour_${guest}_hall`, { expires }))?.tours).toEqual({ hall: { level: 'read', expires, organization: 'acme' } });
  });

  it.each([
    { accessLevel: 'own' },
    { accessLevel: null },
    { accessLevel: 7 },
    { expires: 'never' },
    { expires: Number.NaN },
    { organization: '' },
  ])('ignores an invitation with %j [ACCESS-054]', (stored) => {
    expect(given(to(`tour_${guest}_hall`, stored))).toBeNull();
    expect(given(to(`tour_${guest}_hall`, stored), to(`tour_${guest}_attic`))?.tours).toEqual({ attic: forever });
  });

  it.each([
    `tour_${guest}_`,
    `${guest}hall`,
    `tour_${guest.toUpperCase()}_hall`,
    `org_acme-${guest}`,
    `tour_${guest}___proto__`,
    'tour__hall',
  ])('ignores an invitation with the id %s [MODEL-044 MODEL-045]', (id) => {
    expect(given(to(id))).toBeNull();
    expect(grantsOf('', [to(id)], nobody)).toBeNull();
  });

  it.each([`${guest}hall`, `${guest}_hall`])('include an older invitation with the id %s [MODEL-045]', (id) => {
    const older = to(id, { email: 'Guest@x.example', tour: 'hall' });

    expect(given(older)?.tours).toEqual({ hall: forever });
    expect(given(older, to(`tour_${guest}_attic`))?.tours).toEqual({ hall: forever, attic: forever });
  });

  it('include what replaced an older invitation, even where that opens nothing [MODEL-045]', () => {
    const older = to(`${guest}hall`, { email: guest, tour: 'hall', accessLevel: 'readUpdate' });

    expect(given(older, to(`tour_${guest}_hall`))?.tours).toEqual({ hall: forever });
    expect(given(to(`tour_${guest}_hall`, { accessLevel: 'own' }), older)).toBeNull();
  });

  it.each([{ email: guest, tour: 'attic' }, { email: 'guest@x.exampleh', tour: 'all' }, { email: guest }, { tour: 'hall' }])(
    'ignores an older invitation that names something else than its id: %j [MODEL-045]',
    (fields) => {
      expect(given(to(`${guest}hall`, fields))).toBeNull();
    },
  );

  it('accepts ids with dots, underscores and other characters', () => {
    const ids = ['annex.2.b', 'a_b_c', 'constructor', 'ü "#%`', 'other@y.example_hall'];

    expect(Object.keys(given(...ids.map((id) => to(`tour_${guest}_${id}`)))?.tours ?? {}).toSorted()).toEqual(ids.toSorted());
  });

  it('never exceeds the size of a document, so that it can always be written', () => {
    const id = (n: number) => `${String(n).padStart(5, '0')}${'é'.repeat(195)}`;
    const many = Array.from({ length: 5_000 }, (_, n) => id(n));
    const directory = { admins: [guest], organizations: many.map(orgId) };

    const grants = grantsOf(
      guest,
      [
        ...many.map((each) => to(`tour_${guest}_${each}`)),
        ...many.map((each) => to(`col_${guest}_${each}`, { organization: each.slice(0, 5) })),
      ],
      directory,
    );

    const told = grants ? [Object.keys(grants.tours), Object.keys(grants.collections), grants.organizations] : [];
    expect(told.map((ids) => [ids[0], ids.length > 300])).toEqual(Array(3).fill([id(0), true]));
    expect(new TextEncoder().encode(JSON.stringify(grants)).length).toBeLessThan(1_000_000);
    expect(maxGrantsPerKind).toBe(5_000);
  });
});

describe('directoryAddresses', () => {
  it('are distinct, in lower case, and possible as document ids [ACCESS-037]', () => {
    const odd = ['', 'nobody', 'a@b/c', 'a b@x.example', 'a@_x', '__a@x__', 'a@b@c', `${'a'.repeat(250)}@x.example`];

    expect(directoryAddresses(directoryFrom({ admins: ['Ada@X.example', 'ada@x.example', 'root@localhost', ...odd] }))).toEqual([
      'ada@x.example',
      'root@localhost',
    ]);
    expect(odd.map((address) => grantsOf(address, [], { admins: odd, organizations: [orgId('acme')] }))).toEqual(odd.map(() => null));
  });
});
