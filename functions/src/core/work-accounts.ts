import { isRecord, text } from '@/domain/stored';

/** The provider of work accounts. */
export const workAccountProvider = 'microsoft.com';

/** A sign-in with a work account: the account's address, and the ID token that the identity service received from the provider. */
export type WorkSignIn = { email: string | undefined; idToken: string | undefined };

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The tenants in `WORK_TENANTS`, separated by commas. Entries that are not tenant ids (`common`, `organizations`, a domain, `*`) are logged and
 * ignored, because they do not identify who vouches for an address.
 */
export function workTenantsFrom({ WORK_TENANTS = '' }: NodeJS.ProcessEnv): readonly string[] {
  const entries = WORK_TENANTS.split(',').map((entry) => entry.trim().toLowerCase());
  const named = entries.filter((entry) => entry !== '');
  for (const entry of named) if (!guid.test(entry)) console.warn(`WORK_TENANTS: "${entry}" is not a tenant ID and is ignored.`);
  return named.filter((entry) => guid.test(entry));
}

/**
 * Why a sign-in with a work account does not verify the account's address; null if it does: a listed tenant states in a signed token that the address
 * belongs to one of its own members. The address in the profile does not count, because it may come from another token.
 * @param tenants from `workTenantsFrom`
 */
export function whyUnverified({ email = '', idToken = '' }: WorkSignIn, tenants: readonly string[]): string | null {
  const claims = claimsOf(idToken);
  if (!claims) return 'the provider sent no readable ID token';
  const tenant = text(claims.tid).toLowerCase();
  if (!tenants.includes(tenant)) return `tenant "${tenant}" is not in WORK_TENANTS`;
  if (isGuest(claims)) return 'the person is a guest of the tenant';
  if (!addressesIn(claims).some((address) => isSameAddress(address, email))) return 'the token names another address than the account';
  return null;
}

// a guest's address belongs to another tenant; only a guest's token has a provider other than its issuer
const isGuest = ({ idp, iss, acct = 0 }: Record<string, unknown>): boolean => (idp !== undefined && idp !== iss) || String(acct) !== '0';

// The domain of the user name always belongs to the tenant. The email attribute may have any domain; if the app requests `xms_edov`, the token says
// whether the tenant owns it.
function addressesIn({ email, preferred_username: userName, xms_edov: owned = true }: Record<string, unknown>): string[] {
  const isOwned = [true, 1, '1', 'true'].some((yes) => yes === owned);
  return [text(userName), isOwned ? text(email) : ''];
}

/** Non-ASCII addresses never match, because some characters lower-case to ASCII (the Kelvin sign becomes `k`). */
const isSameAddress = (one: string, other: string): boolean =>
  [one, other].every((address) => /^[\x21-\x7e]+$/.test(address)) && one.toLowerCase() === other.toLowerCase();

/** The claims of a token whose signature the identity service has verified; null if it is malformed. */
function claimsOf(token: string): Record<string, unknown> | null {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}
