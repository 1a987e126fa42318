import { AppError } from '@/domain/app-error';
import { type Account, hasOtherGlobalAdmin, identityOf, isActiveGlobalAdmin } from '../core/accounts';
import { store } from '../core/app';
import { confirmLeavesAdmin, LastAdmin } from '../core/last-admin';

/**
 * Throws for the last admin of the platform or of an organization: without them nobody could let others in.
 * @throws failed-precondition with what to do first
 */
export async function requireOtherAdmins(account: Account): Promise<void> {
  if (isActiveGlobalAdmin(account) && !(await hasOtherGlobalAdmin(account.uid)))
    throw new AppError(
      'failed-precondition',
      'This is the account of the last Super Admin. Make somebody else a Super Admin first, in the console.',
    );
  const { uid, role, organization } = identityOf(account);
  try {
    await store().runTransaction((transaction) => confirmLeavesAdmin({ uid, role, organization }, '', transaction));
  } catch (error) {
    if (!(error instanceof LastAdmin)) throw error;
    throw new AppError(
      'failed-precondition',
      `This is the account of the last admin of ${organization}: a Super Admin has to appoint another admin first.`,
    );
  }
}
