import { isGlobalAdmin } from '@/domain/access/principals';
import { type GlobalMessage, globalMessageFrom } from '@/domain/application/global-message';
import { type Person, recordAudit, type Writes } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** Writes the message to all users, and whether there is maintenance. @throws permission-denied, invalid-argument @see ADMIN-067 MODEL-055 */
export const saveGlobalMessage = callable('saveGlobalMessage', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can write to all users.',
  run: async (message, actor) => {
    const ref = store().doc('app/global');
    await store().runTransaction(async (transaction) => {
      const before = globalMessageFrom((await transaction.get(ref)).data() ?? {});
      transaction.set(ref, message, { merge: true });
      recordChanges(transaction, { before, after: message, actor });
    });
    return { message: 'saved' };
  },
});

const fieldNames = { messageTitle: 'title', messageBody: 'text', messageId: 'id', reopens: 'end of maintenance' } as const;

function recordChanges(writes: Writes, { before, after, actor }: { before: GlobalMessage; after: GlobalMessage; actor: Person }): void {
  if (before.frontendEnabled !== after.frontendEnabled)
    recordAudit(writes, {
      kind: after.frontendEnabled ? 'maintenance-ended' : 'maintenance-began',
      actor,
      detail: !after.frontendEnabled && after.reopens !== '' ? `expected until ${after.reopens}` : '',
    });
  const changed = [
    ...(Object.keys(fieldNames) as (keyof typeof fieldNames)[]).flatMap((field) =>
      before[field] === after[field] ? [] : [fieldNames[field]],
    ),
    ...(before.messageEnabled === after.messageEnabled ? [] : [after.messageEnabled ? 'now shown' : 'no longer shown']),
  ];
  if (changed.length > 0) recordAudit(writes, { kind: 'message-changed', actor, detail: changed.join(', ') });
}
