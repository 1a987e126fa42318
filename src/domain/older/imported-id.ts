import type { OrgId } from '../ids';

/** The id of the tour that an older tour becomes. */
export async function tourIdOf(organization: OrgId, tour: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${organization}/${tour}`));
  return [...new Uint8Array(digest).subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
