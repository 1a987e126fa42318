import type { Claims } from '@/domain/access/roles';
import { isRecord } from '@/domain/stored';

/** The claims of a token, whatever it is signed with or not; null when it is none. They are its second part: JSON in UTF-8 in base64 for addresses. */
export function claimsIn(token: string): Claims | null {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (char) => char.charCodeAt(0))));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}
