import { expect, it } from 'vitest';
import { listedUsersFrom } from '../people/listed-users';
import { memberFrom } from '../people/organization-members';
import { invitedMembers } from './invited-members';

const people = [
  { uid: 'bo', email: 'bo@acme.example', displayName: 'Bo Berg', customClaims: { organization: 'Acme', role: 'superuser' } },
  { uid: 'cy', email: 'cy@acme.example', displayName: '', customClaims: { organization: 'Acme' } },
];
const members = new Map(listedUsersFrom(people).map((user) => [user.email, memberFrom(user)]));
const addresses = ['new@x.example', 'Bo@Acme.example', 'cy@acme.example'];

it.each([
  ['viewer', false],
  ['editor', false],
  ['admin', true],
] as const)('recognizes members who are invited as %s, who may get a higher role', (role, gains) => {
  expect(invitedMembers(addresses, members, role).map((member) => [member.address, member.gains])).toEqual([
    ['Bo@Acme.example', gains],
    ['cy@acme.example', true],
  ]);
});

it('says what becomes of each', () => {
  expect(invitedMembers(addresses, members, 'viewer').map(({ text }) => text)).toEqual([
    'Bo Berg is a member already (Editor), and is not invited.',
    'cy@acme.example is a member already (MISSING ROLE), and becomes Viewer by accepting.',
  ]);
});
