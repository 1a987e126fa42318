import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { lookalikeOf } from '@/domain/organizations/lookalike';
import { type ListedOrganization, listedFields, listedOrganizationFrom } from '@/domain/organizations/organization';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import type { DocumentChange } from '../core/follow-document';

/**
 * Throws unless people can tell an organization of this name from all others.
 * @param organization its id, "" for a new one
 * @throws already-exists with the name of the one that looks the same
 * @see ADMIN-011
 */
export async function requireDistinctName(name: string, organization: string): Promise<void> {
  const other = lookalikeOf(name, await allOrganizations(), organization);
  if (other) throw new AppError('already-exists', problemOf(name, other));
}

/**
 * Gives an organization its former name back, where one was written that looks like that of another: its admins write the name by the rules, which cannot
 * compare it with all others. Names from before they were compared stay.
 */
export async function keepDistinctName({ before, after }: DocumentChange): Promise<void> {
  const former = text(before.get('name'));
  if (!before.exists || !after.exists || former === text(after.get('name'))) return;
  const all = await allOrganizations();
  if (lookalikeOf(former, all, after.id)) return;
  await store().runTransaction(async (transaction) => {
    // it may have been changed again since, to another that looks the same
    const name = text((await transaction.get(after.ref)).get('name'));
    if (lookalikeOf(name, all, after.id)) transaction.update(after.ref, { name: before.get('name') ?? FieldValue.delete() });
  });
}

async function allOrganizations(): Promise<ListedOrganization[]> {
  const { docs } = await store()
    .collection('organizations')
    .select(...listedFields)
    .get();
  return docs.map((document) => listedOrganizationFrom(document.id, document.data()));
}

const problemOf = (name: string, { id, name: other }: { id: string; name: string }): string =>
  id === name && other === name
    ? existingNameText(name)
    : `“${name}” looks like ${other === id ? other : `${other} (${id})`}, which is another organization. Nothing was stored. Choose a name that people can tell from it.`;

/** @see ADMIN-011 */
export const existingNameText = (name: string): string => `There is an organization ${name} already. Nothing was created.`;
