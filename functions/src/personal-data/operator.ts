import type { PersonExport } from '@/domain/personal-data/export';
import type { FoundPerson } from '@/domain/personal-data/found';
import type { Person } from '@/domain/personal-data/person';
import { recordAudit } from '../audit/record-audit';
import { findAccount } from '../core/accounts';
import { store } from '../core/app';
import { erasePerson as erase } from './erase-person';
import { requireErasable } from './erasures';
import { exportPerson as exportOf } from './export-person';
import { findPerson as find, personWithAddress } from './find-person';
import { requireOtherAdmins } from './require-other-admins';

// What the operators' command does, by scripts/person.mjs: the same as the console, without an account of their own.
export { archiveFiles } from '@/domain/personal-data/archive';
export { eraseAgain, requireErasableAgain } from './erase-again';
export { personWithAddress } from './find-person';

/** Everything that is found of a person, with all texts. */
export const findPerson = (person: Person): Promise<FoundPerson> => find(person, Number.POSITIVE_INFINITY);

/** Everything of whoever has an address. */
export async function exportPerson(address: string): Promise<PersonExport> {
  const person = await personWithAddress(address);
  const batch = store().batch();
  recordAudit(batch, { kind: 'person-exported', actor: { uid: '', email: '' }, person });
  await batch.commit();
  return exportOf(person);
}

/** Throws unless a person can be erased. @throws AppError failed-precondition */
export async function confirmErasable(person: Person): Promise<void> {
  requireErasable(person);
  const account = person.uid === '' ? null : await findAccount(person.uid);
  if (account && !account.disabled) await requireOtherAdmins(account);
}

/** Erases whoever has an address, and lists all texts. @throws AppError failed-precondition */
export async function erasePerson(address: string): Promise<FoundPerson> {
  const person = await personWithAddress(address);
  await confirmErasable(person);
  return erase(person, { listsAll: true });
}
