import { currentUser } from './auth';

/** The sign-in methods of an account. @see ROUTE-039 */
export type SignInMethods = { password: boolean; workAccount: boolean };

/** The sign-in methods of the signed-in user. */
export async function fetchSignInMethods(): Promise<SignInMethods> {
  const providerIds = (await currentUser())?.providerData.map(({ providerId }) => providerId) ?? [];
  return { password: providerIds.includes('password'), workAccount: providerIds.includes('microsoft.com') };
}
