import { isGlobalAdmin } from '@/domain/access/principals';
import { callable } from '../core/callable';
import { requestMail } from '../health/mails';

/** Sends a failed mail again; repeating the call is harmless. @throws permission-denied, not-found, failed-precondition @see COLLAB-038 */
export const retryMail = callable('retryMail', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can send mails again.',
  run: async ({ id }) => {
    await requestMail(id);
    return { message: 'requested' };
  },
});
