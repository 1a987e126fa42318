import * as z from 'zod/mini';
import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { mergeLists } from '@/domain/merge/lists';
import type { Organization } from '@/domain/organizations/organization';
import {
  contactSettings,
  generalSettings,
  iconSettings,
  languagesSettings,
  modulesSettings,
  templateSettings,
  themeSettings,
} from '@/domain/organizations/organization-form';
import { type SettingsItem, type SettingsList, settingsLists } from '@/domain/organizations/settings-lists';
import { call } from '../callables';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { organizations } from './refs';

const changes = z.partial(
  z.strictObject({
    name: generalSettings.shape.name,
    theme: themeSettings,
    template: templateSettings,
    logoUrl: z.string(),
    status: z.boolean(),
    modules: modulesSettings,
    iconDescription: iconSettings,
    languages: languagesSettings.shape.languages,
    contact: contactSettings,
    isIndexed: z.boolean(),
  }),
);

/** Fields of an organization that are saved as a whole. */
export type OrganizationChanges = Partial<
  Pick<
    Organization,
    'name' | 'theme' | 'template' | 'logoUrl' | 'status' | 'modules' | 'iconDescription' | 'languages' | 'contact' | 'isIndexed'
  >
>;

/**
 * Writes only these fields of an organization and the update time; offline the promise waits for the network. The id stays as it is when the name
 * changes.
 * @throws AppError `invalid-argument`, `permission-denied`, `not-found`; `already-exists` where another organization's name looks the same
 * @see SET-003
 */
export async function updateOrganization({ id, ...input }: OrganizationChanges & { id: OrgId }): Promise<void> {
  if (input.name !== undefined) await call('checkOrganizationName', { name: input.name, organization: id });
  const { db, doc, updateDoc, serverTimestamp } = await store();
  const fields = { ...parseInput(changes, input), updated: serverTimestamp() };
  await withAppErrors(updateDoc(doc(db, organizations.path, id), fields));
}

export type ListToSave<Name extends SettingsList> = {
  id: OrgId;
  list: Name;
  /** The list that `mine` was made from. */
  base: readonly SettingsItem<Name>[];
  mine: readonly SettingsItem<Name>[];
};

/**
 * Saves a list of an organization's settings, joined with what others saved since `base`. Costs one read and one write.
 * @throws AppError `aborted` where somebody else changed the same field; `invalid-argument`, `permission-denied`, `not-found`, `unavailable`
 * @see SET-003
 */
export async function saveOrganizationList<Name extends SettingsList>({ id, list, base, mine }: ListToSave<Name>): Promise<void> {
  const { keyOf, schema, read } = settingsLists[list];
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, organizations.path, id);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored) throw new AppError('not-found', 'This organization no longer exists.');
      const merged = mergeLists(keyOf, base, mine, read(organizations.read(id, stored)));
      if (merged.conflicts.length > 0) throw new AppError('aborted', 'Someone else changed this too. Choose which to keep, then save.');
      transaction.update(reference, { [list]: parseInput(schema, merged.list), updated: serverTimestamp() });
    }),
  );
}
