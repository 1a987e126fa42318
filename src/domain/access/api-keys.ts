import { type OrgId, userId } from '../ids';
import type { Identity } from './identity';

type KeyRef = { id: string; name: string; organization: OrgId };

/** Who a key of the API acts as: an editor of its organization, who has no account and no address, and so no invitations. */
export const apiKeyIdentity = ({ id, name, organization }: KeyRef): Identity => ({
  uid: userId(`apiKey:${id}`),
  email: `API key ${name}`,
  displayName: '',
  verified: false,
  role: 'superuser',
  organization,
});
