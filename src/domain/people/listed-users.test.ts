import { expect, it } from 'vitest';
import { listedUsersFrom, organizationsOf } from './listed-users';

it('reads an account with its claims and times, whatever is missing [MODEL-050]', () => {
  const user = {
    uid: 'u',
    email: 'Ada@x.example',
    displayName: 'Ada',
    disabled: true,
    emailVerified: true,
    metadata: { lastSignInTime: 'Mon', lastRefreshTime: null },
    customClaims: { admin: true, superuser: 'yes', role: 'ultrauser', organization: 'acme' },
  };

  expect(listedUsersFrom([user, 'odd', {}])).toEqual([
    {
      ...user,
      email: 'ada@x.example',
      metadata: { lastSignInTime: 'Mon', lastRefreshTime: '' },
      customClaims: { admin: true, superuser: false, ultrauser: false, role: 'ultrauser', organization: 'acme' },
    },
    {
      uid: '',
      email: '',
      displayName: '',
      disabled: false,
      emailVerified: false,
      metadata: { lastSignInTime: '', lastRefreshTime: '' },
      customClaims: { admin: false, superuser: false, ultrauser: false, role: '', organization: '' },
    },
  ]);
  expect(listedUsersFrom({ users: [] })).toEqual([]);
});

it('names the organizations of accounts', () => {
  const users = listedUsersFrom([
    { email: 'ada@x.example', customClaims: { organization: 'b' } },
    { email: 'bob@x.example', customClaims: { organization: 'a' } },
    { email: 'cy@y.example', customClaims: { organization: 'b' } },
    { email: 'di@y.example' },
  ]);

  expect(organizationsOf(users)).toEqual(['a', 'b']);
});
