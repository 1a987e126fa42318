import type { Claims } from '../rules/store-wire';
import { written } from './fixture';

type Account = { localId: string; email: string; emailVerified: boolean; customAttributes: string };

const { users } = written<{ users: Account[] }>('accounts.json');

/** What the token of each account of the fixture says, by its address; a visitor has none. */
export const claimsByPerson: ReadonlyMap<string, Claims | undefined> = new Map([
  ['visitor', undefined],
  ...users.map(({ localId, email, emailVerified, customAttributes }): [string, Claims] => [
    email,
    { uid: localId, email, email_verified: emailVerified, ...JSON.parse(customAttributes) },
  ]),
]);
