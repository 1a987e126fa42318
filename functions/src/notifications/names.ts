import { canReadCollection } from '@/domain/access/collections';
import type { Identity } from '@/domain/access/identity';
import { canManageApiKeys } from '@/domain/access/organizations';
import { canRead } from '@/domain/access/tours';
import { collectionId, orgId, tourId } from '@/domain/ids';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { isAllowed } from './recipients';
import { readTourAccess } from './tour-access';

export type Named = { path: string; name: string };

/** The names of the tours, collections and organizations at these paths, of those that somebody can open now. */
export const namesOf = async (paths: readonly string[], user: Identity): Promise<Named[]> =>
  (await Promise.all(paths.map((path) => nameAt(path, user)))).filter((named) => named !== null);

async function nameAt(path: string, user: Identity): Promise<Named | null> {
  const [folder = '', id = ''] = path.split('/');
  const name = await (nameIn[folder] ?? collectionName)(id, user);
  return name === null ? null : { path, name };
}

const nameIn: Readonly<Record<string, (id: string, user: Identity) => Promise<string | null>>> = {
  tours: tourName,
  organizations: organizationName,
};

/** Of an organization that somebody runs, whose webhooks are theirs. */
async function organizationName(id: string, user: Identity): Promise<string | null> {
  if (id === '' || !canManageApiKeys(user, orgId(id))) return null;
  const stored = await store().doc(`organizations/${id}`).get();
  return stored.exists ? text(stored.get('name')) : null;
}

async function tourName(id: string, user: Identity): Promise<string | null> {
  const tour = await readTourAccess(id);
  return tour && (await isAllowed(user, tour, (person, context) => canRead(person, tour, context))) ? tour.name : null;
}

async function collectionName(id: string, user: Identity): Promise<string | null> {
  const stored = (await store().doc(`collections/${id}`).get()).data();
  if (!stored) return null;
  const collection = { id, organization: orgId(text(stored.organization)) };
  const target = { id: tourId(''), collection: collectionId(id) };
  return (await isAllowed(user, target, (person, context) => canReadCollection(person, collection, context))) ? text(stored.name) : null;
}
