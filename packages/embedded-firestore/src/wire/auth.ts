import type { Caller } from '../model/gate';
import { invalidArgument, StatusError } from '../model/status';
import type { Value } from '../model/value';

const BEARER = /^bearer (.*)$/is;
const ADMIN_TOKEN = /^(owner|ya29\..*)$/i;
/** As in the values of requests; claims that anyone issues are far less deep. */
const MAX_DEPTH = 100;
const BASE64URL = /^[A-Za-z0-9_-]*={0,3}$/;

/**
 * Who an `Authorization` header speaks for: nobody, an administrator (`Bearer owner`, `Bearer ya29.…`), or the user of a JSON web token,
 * whose signature and expiry are not checked.
 * @param header the header's value, undefined when there is none
 * @throws INVALID_ARGUMENT "invalid jwt" for other bearer tokens; UNKNOWN, without a message, for other schemes
 * @see the recordings in tests/fixtures/official/auth.json
 */
export function readCaller(header: string | undefined): Caller {
  if (header === undefined || header.includes('\t')) return { kind: 'anonymous' };
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new StatusError('UNKNOWN', '');
  if (ADMIN_TOKEN.test(token)) return { kind: 'admin' };
  const claims = readClaims(token);
  const uid = [claims.user_id, claims.sub].find((id) => typeof id === 'string');
  return { kind: 'user', uid: typeof uid === 'string' ? uid : '', token: toClaims(claims) };
}

/** The audience that a token names (its project), for a hint when it is another project's. */
export function audienceOf(caller: Caller): string | undefined {
  const audience = caller.kind === 'user' ? caller.token.get('aud') : undefined;
  return typeof audience === 'string' ? audience : undefined;
}

function readClaims(token: string): Record<string, unknown> {
  const [header, claims, signature, more] = token.split('.');
  const parsed = [header, claims].map((segment) => parseObject(decodeSegment(segment)));
  if (!parsed[0] || !parsed[1] || decodeSegment(signature) === undefined || more !== undefined) throw invalidArgument('invalid jwt');
  return parsed[1];
}

/** Base64url, padded or not; undefined when it is something else. */
function decodeSegment(segment: string | undefined): string | undefined {
  if (segment === undefined || !BASE64URL.test(segment) || segment.replace(/=+$/, '').length % 4 === 1) return undefined;
  return Buffer.from(segment, 'base64url').toString('utf8');
}

function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const toClaims = (claims: object, depth = 0): Map<string, Value> =>
  new Map(Object.entries(claims).map(([name, value]) => [name, toValue(value, depth)]));

function toValue(value: unknown, depth: number): Value {
  if (depth > MAX_DEPTH) throw invalidArgument('invalid jwt');
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map((item) => toValue(item, depth + 1));
  if (typeof value === 'object' && value !== null) return toClaims(value, depth + 1);
  return value as string | boolean | null;
}
