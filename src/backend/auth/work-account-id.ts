import { currentUser } from './auth';

/** The id of the signed-in user in the directory of work accounts; null without a work account. @see ADMIN-070 */
export const fetchWorkAccountId = async (): Promise<string | null> =>
  (await currentUser())?.providerData.find(({ providerId }) => providerId === 'microsoft.com')?.uid ?? null;
