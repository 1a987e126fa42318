import { currentUser } from './auth';

/** How the person who is signed in can prove that it is them. @see ROUTE-039 */
export type SignInWays = { password: boolean; workAccount: boolean };

/** The ways in of who is signed in. */
export async function signInWays(): Promise<SignInWays> {
  const ways = (await currentUser())?.providerData.map(({ providerId }) => providerId) ?? [];
  return { password: ways.includes('password'), workAccount: ways.includes('microsoft.com') };
}
