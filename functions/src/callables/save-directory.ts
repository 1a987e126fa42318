import { type Directory, directoryFrom, isGlobalAdmin } from '@/domain/access/principals';
import { directoryForm } from '@/domain/application/forms';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { readPayload } from '../core/payload';

/**
 * Saves what was added to and removed from the directory, joined with what others saved since. Calling it twice is harmless.
 * @throws permission-denied, invalid-argument
 * @see MODEL-054
 */
export const saveDirectory = callable('saveDirectory', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can change the directory.',
  run: async ({ base, edited }, actor) => {
    const ref = store().doc('app/dcms');
    await store().runTransaction(async (transaction) => {
      const stored = directoryFrom((await transaction.get(ref)).data() ?? {});
      const merged = {
        admins: joined(base.admins, edited.admins, stored.admins),
        organizations: joined(base.organizations, edited.organizations, stored.organizations),
      };
      const next = readPayload(directoryForm, merged, merged);
      transaction.set(ref, next, { merge: true });
      const detail = changeText(stored, next);
      if (detail !== '') recordAudit(transaction, { kind: 'directory-changed', actor, detail });
    });
    return { message: 'saved' };
  },
});

/** The stored entries, without those that were removed and with those that were added. */
const joined = (base: readonly string[], edited: readonly string[], stored: readonly string[]): string[] => [
  ...new Set([
    ...stored.filter((entry) => edited.includes(entry) || !base.includes(entry)),
    ...edited.filter((entry) => !base.includes(entry)),
  ]),
];

/** What changed, without addresses, which no entry has: "2 admins added, 1 organization removed". */
function changeText(before: Directory, after: { admins: readonly string[]; organizations: readonly string[] }): string {
  const differences = (['admins', 'organizations'] as const).flatMap((list) => {
    const [former, next]: readonly (readonly string[])[] = [before[list], after[list]];
    return [
      counted(list, next?.filter((entry) => !former?.includes(entry)).length ?? 0, 'added'),
      counted(list, former?.filter((entry) => !next?.includes(entry)).length ?? 0, 'removed'),
    ];
  });
  return differences.filter((text) => text !== '').join(', ');
}

const counted = (list: string, amount: number, change: string): string =>
  amount === 0 ? '' : `${amount} ${amount === 1 ? list.slice(0, -1) : list} ${change}`;
