import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { mergedSettingsList } from '@/domain/organizations/merged-settings-list';
import { type OrganizationChanges, organizationChanges } from '@/domain/organizations/organization-changes';
import type { SettingsItem, SettingsList } from '@/domain/organizations/settings-lists';
import { signedInRole } from '../auth/signed-in-role';
import { call } from '../callables';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { organizations } from './refs';

/**
 * Writes only these fields of an organization and the update time; offline the promise waits for the network. The id stays as it is when the name
 * changes. What a Super Admin changes is written by the server, which records it.
 * @throws AppError `invalid-argument`, `permission-denied`, `not-found`; `already-exists` where another organization's name looks the same;
 * `unavailable` for a Super Admin without a connection
 * @see SET-003
 */
export async function updateOrganization({ id, ...input }: OrganizationChanges & { id: OrgId }): Promise<void> {
  const changes = parseInput(organizationChanges, input);
  if ((await signedInRole()) === 'admin') return void (await call('changeOrganization', { organization: id, fields: { ...changes } }));
  if (input.name !== undefined) await call('checkOrganizationName', { name: input.name, organization: id });
  const { db, doc, updateDoc, serverTimestamp } = await store();
  await withAppErrors(updateDoc(doc(db, organizations.path, id), { ...changes, updated: serverTimestamp() }));
}

export type ListToSave<Name extends SettingsList> = {
  id: OrgId;
  list: Name;
  /** The list that `mine` was made from. */
  base: readonly SettingsItem<Name>[];
  mine: readonly SettingsItem<Name>[];
};

/**
 * Saves a list of an organization's settings, joined with what others saved since `base`. Costs one read and one write. What a Super Admin changes is
 * written by the server, which records it.
 * @throws AppError `aborted` where somebody else changed the same field; `invalid-argument`, `permission-denied`, `not-found`, `unavailable`
 * @see SET-003
 */
export async function saveOrganizationList<Name extends SettingsList>(input: ListToSave<Name>): Promise<void> {
  const { id, list, base, mine } = input;
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  if ((await signedInRole()) === 'admin')
    return void (await call('changeOrganizationList', { organization: id, list, base: recordsOf(base), mine: recordsOf(mine) }));
  const reference = doc(db, organizations.path, id);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored) throw new AppError('not-found', 'This organization no longer exists.');
      const merged = mergedSettingsList({ id, list, base, mine, stored });
      transaction.update(reference, { [list]: parseInput(merged.schema, merged.list), updated: serverTimestamp() });
    }),
  );
}

const recordsOf = (items: readonly object[]): Record<string, unknown>[] => items.map((item) => ({ ...item }));
