import type { User } from 'firebase/auth';
import type { Claims } from '@/domain/access/roles';
import { isRecord } from '@/domain/stored';

/** The claims of the token that this device holds of somebody, also of one that has run out; null when there is none to read. */
export function claimsOf(user: Pick<User, 'toJSON'>): Claims | null {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: unknown };
  const token = isRecord(stsTokenManager) ? stsTokenManager.accessToken : null;
  return typeof token === 'string' ? claimsFrom(token) : null;
}

/** The second part of a token, unsigned or signed: JSON in UTF-8 in base64 for addresses. */
function claimsFrom(token: string): Claims | null {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (char) => char.charCodeAt(0))));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}
