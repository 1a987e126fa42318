import { AppError } from '@/domain/app-error';
import { lookalikeOf } from '@/domain/organizations/lookalike';
import { listedFields, listedOrganizationFrom } from '@/domain/organizations/organization';
import { store } from '../core/app';

/**
 * Throws unless people can tell an organization of this name from all others.
 * @param organization its id, "" for a new one
 * @throws already-exists with the name of the one that looks the same
 * @see ADMIN-011
 */
export async function requireDistinctName(name: string, organization: string): Promise<void> {
  const { docs } = await store()
    .collection('organizations')
    .select(...listedFields)
    .get();
  const all = docs.map((document) => listedOrganizationFrom(document.id, document.data()));
  const other = lookalikeOf(name, all, organization);
  if (other) throw new AppError('already-exists', problemOf(name, other));
}

const problemOf = (name: string, { id, name: other }: { id: string; name: string }): string =>
  id === name && other === name
    ? existingNameText(name)
    : `“${name}” looks like ${other === id ? other : `${other} (${id})`}, which is another organization. Nothing was stored. Choose a name that people can tell from it.`;

/** @see ADMIN-011 */
export const existingNameText = (name: string): string => `There is an organization ${name} already. Nothing was created.`;
