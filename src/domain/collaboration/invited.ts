import { isEmail } from '../email';
import { oneOf } from '../stored';

const kinds = ['tour', 'collection', 'organization'] as const;

/** Who is invited, and to what, as the link in an invitation's mail says it. No name goes into a link: anybody could write one there. */
export type Invited = { to: (typeof kinds)[number]; email: string };

/** The path of an invitation with what the sign-in page says about it. */
export const invitedPath = (path: string, { to, email }: Invited): string => `${path}?${new URLSearchParams({ invited: to, email })}`;

/** What an address of the app, or its hash, says about an invitation; null for nothing that can be read. */
export function invitedIn(address: string): Invited | null {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const to = oneOf([...kinds, ''], query.get('invited'), '');
  const email = query.get('email') ?? '';
  return to !== '' && isEmail(email) ? { to, email } : null;
}

/** The address without what it says about an invitation. */
export const withoutInvited = (address: string): string => address.slice(0, address.indexOf('?'));
