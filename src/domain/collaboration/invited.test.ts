import { expect, it } from 'vitest';
import { invitedIn, invitedPath, withoutInvited } from './invited';

const path = '/dashboard/tours/landing/a%20b';

it('is read again from the address of a mail', () => {
  const address = `#${invitedPath(path, { to: 'tour', email: 'ada+x@people.example' })}`;

  expect(invitedIn(address)).toEqual({ to: 'tour', email: 'ada+x@people.example' });
  expect(withoutInvited(address)).toBe(`#${path}`);
});

it.each(['', '?', '?invited=tour', '?invited=tour&email=x', '?invited=party&email=a@b.example', '?email=a@b.example'])(
  'is nothing in an address with %j',
  (query) => {
    expect(invitedIn(`#${path}${query}`)).toBeNull();
  },
);
