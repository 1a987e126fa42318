import { timingSafeEqual } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { apiKeyIdentity } from '@/domain/access/api-keys';
import type { Identity } from '@/domain/access/identity';
import { type ApiScope, apiScopeLabels, hasEnded } from '@/domain/api-keys/api-key';
import { hourMs } from '@/domain/durations';
import { type OrgId, orgId } from '@/domain/ids';
import { standstillFrom } from '@/domain/organization-limits/blocks';
import { parseApiKey } from '../api-keys/key-text';
import { apiKeyFrom, apiKeys, type StoredApiKey } from '../api-keys/stored-key';
import { store } from '../core/app';
import { blockRef } from '../organization-limits/refs';
import { isOrganizationOpen } from '../organizations/is-open';
import { networkOf } from '../short-links/network';
import { ApiProblem } from './problems';
import { createRateLimit } from './rate-limit';

/** Whose request it is: a key, which acts as an editor of its organization as far as its scopes reach. */
export type ApiCaller = { keyId: string; organization: OrgId; scopes: readonly ApiScope[]; identity: Identity };

/** Keys that do not exist, from one network in a minute: nobody reads the store by guessing. */
const triesOf = createRateLimit(30);

/**
 * The key of a request, read anew each time, so that a revoked one is refused at once. Notes the hour of its use.
 * @throws ApiProblem unauthenticated; not-allowed while its organization is suspended; too-many
 */
export async function findApiCaller(authorization: string, address: string, now = new Date()): Promise<ApiCaller> {
  const parsed = parseApiKey(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
  if (!parsed) throw unauthenticated('Send an API key of your organization: “Authorization: Bearer lgk_…”.');
  const document = await apiKeys().doc(parsed.id).get();
  const key = apiKeyFrom(document);
  if (!document.exists || !isSameHash(key.hash, parsed.hash)) {
    const { isExceeded, resetSeconds } = triesOf(networkOf(address), now);
    if (isExceeded) throw new ApiProblem('too-many', 'Wait a minute.', { headers: { 'Retry-After': String(resetSeconds) } });
    throw unauthenticated('This API key was revoked, or never existed. Make another one in the settings of the organization.');
  }
  if (hasEnded({ expires: key.expires.getTime() }, now))
    throw unauthenticated('This API key has ended. Make another one in the settings of the organization.');
  await requireOpen(key.organization);
  await noteUse(key, now);
  return callerWith(key);
}

/** Looks at a key and its organization again after what takes minutes. @throws ApiProblem unauthenticated; not-allowed while its organization is suspended */
export async function confirmKey({ keyId, organization }: ApiCaller, now = new Date()): Promise<void> {
  const document = await apiKeys().doc(keyId).get();
  if (!document.exists || hasEnded({ expires: apiKeyFrom(document).expires.getTime() }, now))
    throw unauthenticated('This API key was revoked, or has ended, in the meantime.');
  await requireOpen(organization);
}

/** @throws ApiProblem not-allowed while the organization is off, suspended or being deleted; the reason is for those who have a key of it */
async function requireOpen(id: string): Promise<void> {
  const organization = await store().doc(`organizations/${id}`).get();
  if (isOrganizationOpen(organization)) return;
  const { suspension, deletion } = standstillFrom((await blockRef(id, 'changes').get()).data() ?? {});
  if (deletion) throw new ApiProblem('not-allowed', 'The organization of this key is being deleted. One of its admins can take that back.');
  const reason = suspension?.reason ? `: ${suspension.reason.replace(/[.!?]$/, '')}` : '';
  throw new ApiProblem('not-allowed', `The organization of this key is suspended${reason}. Ask whoever runs Loggia for you.`);
}

const unauthenticated = (detail: string): ApiProblem =>
  new ApiProblem('unauthenticated', detail, { headers: { 'WWW-Authenticate': 'Bearer' } });

const callerWith = ({ id, name, organization, scopes }: StoredApiKey): ApiCaller => ({
  keyId: id,
  organization: orgId(organization),
  scopes,
  identity: apiKeyIdentity({ id, name, organization: orgId(organization) }),
});

const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** One write an hour; a key that is revoked meanwhile stays gone. */
async function noteUse({ id, lastUsed }: StoredApiKey, now: Date): Promise<void> {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  if (lastUsed && lastUsed.getTime() >= hour) return;
  await apiKeys()
    .doc(id)
    .update({ lastUsed: Timestamp.fromMillis(hour) })
    .catch(() => undefined);
}

/** @throws ApiProblem not-allowed */
export function requireScope({ scopes }: ApiCaller, scope: ApiScope): void {
  if (!scopes.includes(scope))
    throw new ApiProblem('not-allowed', `This API key does not allow “${apiScopeLabels[scope]}”. Make one that does.`);
}
