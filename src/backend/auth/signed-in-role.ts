import { effectiveRole, type Role } from '@/domain/access/roles';
import { signedInUser } from './signed-in';

/** The role that the token of the signed-in user says; "user" for a visitor. */
export async function signedInRole(): Promise<Role> {
  const token = await (await signedInUser())?.getIdTokenResult();
  return effectiveRole(token?.claims ?? {});
}
