import { FieldValue, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { rightsClaim } from '@/domain/access/rights';
import { effectiveRole } from '@/domain/access/roles';
import { dayMs } from '@/domain/durations';
import { type DeletedKind, deletedCountsFrom } from '@/domain/organization-limits/deletion';
import { record, text, texts } from '@/domain/stored';
import { recordAudit } from '../audit/record-audit';
import { emptyCollection } from '../collections/empty-collection';
import { accounts, findAccount } from '../core/accounts';
import { store } from '../core/app';
import { otherClaimsOf } from '../core/claims';
import { documentsBelow } from '../core/documents-below';
import { pagesBelow, removeStored } from '../core/file-service';
import { failuresOf, forEachOf } from '../core/for-each-of';
import { withLock } from '../core/locks';
import { nextRights, rightsRef } from '../core/rights';
import { removeTourParts } from '../tours/remove-tour-parts';
import { documentsOf, organizationDeletionRef, parts, tombstonesOf } from './parts';

const pageSize = 100;
/** Each tour that is deleted calls several triggers. */
const maxConcurrent = 4;
/** For so many days, documents that late triggers write for a deleted organization are removed. */
const sweptDays = 3;

/**
 * Deletes the organizations that are due, and goes on with what was interrupted.
 * @throws the first error, after all others were tried
 */
export async function deleteDueOrganizations(now = new Date()): Promise<void> {
  const due = await store().collection('organizationDeletions').where('dueAt', '<=', now).orderBy('dueAt').get();
  const failed = await failuresOf(due.docs, ({ id }) => deleteOrganization(id, now), 1);
  const since = new Date(now.getTime() - sweptDays * dayMs);
  const receipts = await store().collection('organizationReceipts').where('deletedAt', '>=', since).get();
  failed.push(...(await failuresOf(receipts.docs, (receipt) => sweep(text(receipt.get('organization'))), 1)));
  if (failed.length > 0) throw failed[0];
}

/** Deletes an organization with everything that belongs to it; accounts stay. Every step looks for what is still there, so it can be repeated. */
async function deleteOrganization(organization: string, now: Date): Promise<void> {
  const home = store().doc(`organizations/${organization}`);
  const deletion = organizationDeletionRef(organization);
  const isDue = await store().runTransaction(async (transaction) => {
    const stored = await transaction.get(deletion);
    if (!stored.exists || stored.get('dueAt').toMillis() > now.getTime()) return false;
    transaction.update(deletion, { state: 'running' });
    return true;
  });
  if (!isDue) return;
  await countWhatGoesAlong(organization);
  for (const part of ['apiKeys', 'webhooks', 'webhookDeliveries'] as const)
    await deletePages(organization, documentsOf(part, organization), 'documents');
  await deleteTours(organization);
  await deletePages(organization, documentsOf('collections', organization), 'collections', (collection) =>
    emptyCollection({ id: collection.id, organization, shortCode: text(collection.get('shortCode')) }),
  );
  for (const locations of [documentsOf('locations', organization), tombstonesOf('locations', organization)])
    await deletePages(organization, locations, 'locations', deleteBelow(organization));
  for (const part of ['collaboration', 'mail'] as const) await deletePages(organization, documentsOf(part, organization), null);
  await deleteFiles(organization);
  await releaseMembers(organization);
  await leaveDirectory(organization);
  await deleteBelow(organization)({ ref: home });
  await store().doc(`mailCounts/organization_${organization}`).delete();
  await store().doc(`dueOverviews/${organization}`).delete();
  await home.delete();
  await finish(organization);
}

const counting = (kind: DeletedKind, amount: number): [string, FieldValue] => [`deleted.${kind}`, FieldValue.increment(amount)];

type Found = Pick<QueryDocumentSnapshot, 'ref'>;

/**
 * Deletes what a query finds, page by page, and counts it in the same batch; then `also` deletes what belongs to each, which a trigger does too where this
 * is interrupted.
 */
async function deletePages(
  organization: string,
  query: Query,
  kind: DeletedKind | null,
  also: (document: QueryDocumentSnapshot) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    if (docs.length === 0) return;
    const batch = store().batch();
    for (const { ref } of docs) batch.delete(ref);
    if (kind !== null) batch.update(organizationDeletionRef(organization), ...counting(kind, docs.length));
    await batch.commit();
    const [failed] = await failuresOf(docs, also, maxConcurrent);
    if (failed) throw failed;
  }
}

/** Tours, also those in the bin, with their versions, files and invitations; copies of them elsewhere get files of their own first. */
async function deleteTours(organization: string): Promise<void> {
  for (const tours of [documentsOf('tours', organization), tombstonesOf('tours', organization)])
    await deletePages(organization, tours, 'tours', async (tour) => {
      await deleteBelow(organization)(tour);
      const bin = store().doc(`organizations/${organization}/bin/${tour.id}`);
      const isPublic = (tour.get('public') ?? (await bin.get()).get('tour.public')) === true;
      await bin.delete();
      await removeTourParts({ id: tour.id, organization, isPublic });
    });
}

const deleteBelow =
  (organization: string) =>
  async ({ ref }: Found): Promise<void> => {
    for await (const page of documentsBelow(ref, { pageSize })) {
      const batch = store().batch();
      for (const document of page) batch.delete(document.ref);
      batch.update(organizationDeletionRef(organization), ...counting('documents', page.length));
      await batch.commit();
    }
  };

/** Files and invitations go with their tours and collections, so they are counted before, once. */
async function countWhatGoesAlong(organization: string): Promise<void> {
  const deletion = organizationDeletionRef(organization);
  if ((await deletion.get()).get('deleted.files') !== undefined) return;
  let [files, bytes] = [0, 0];
  for await (const page of pagesBelow(`organizations/${organization}/`)) {
    files += page.length;
    bytes += page.reduce((sum, file) => sum + file.bytes, 0);
  }
  const invitations = await Promise.all(
    (['collaboration', 'mail'] as const).map(async (part) => (await documentsOf(part, organization).count().get()).data().count),
  );
  await deletion.update({
    'deleted.files': files,
    'deleted.bytes': bytes,
    'deleted.invitations': invitations.reduce((sum, count) => sum + count, 0),
  });
}

async function deleteFiles(organization: string): Promise<void> {
  for await (const page of pagesBelow(`organizations/${organization}/`)) await forEachOf(page, removeStored);
}

async function releaseMembers(organization: string): Promise<void> {
  const [home, cards] = await Promise.all([
    store().doc(`organizations/${organization}`).get(),
    store().collection('users').where('organization', '==', organization).select().get(),
  ]);
  const uids = [...new Set([...texts(home.get('members')), ...cards.docs.map(({ id }) => id)])];
  for (const uid of uids) await withLock(`person-${uid}`, () => releaseMember(uid, organization));
}

/** Takes somebody out of the organization; their account stays. First the document, so that earlier tokens can no longer write. */
async function releaseMember(uid: string, organization: string): Promise<void> {
  const account = await findAccount(uid);
  const claims = account?.customClaims ?? {};
  const isMember = claims.organization === organization;
  const role = effectiveRole(claims) === 'admin' ? { role: 'admin', admin: true } : {};
  const number = await store().runTransaction(async (transaction) => {
    const [rights, card] = await transaction.getAll(rightsRef(uid), store().doc(`users/${uid}`));
    const next = rights ? nextRights(rights, claims) : 1;
    if (isMember) transaction.set(rightsRef(uid), { number: next });
    if (card?.get('organization') === organization) transaction.update(card.ref, { organization: '', role: text(role.role) });
    transaction.update(organizationDeletionRef(organization), ...counting('members', 1));
    return next;
  });
  if (account && isMember) await accounts().setCustomUserClaims(uid, { ...otherClaimsOf(claims), ...role, [rightsClaim]: number });
}

const leaveDirectory = (organization: string): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const directory = await transaction.get(store().doc('app/dcms'));
    const organizations = texts(directory.get('organizations'));
    if (organizations.includes(organization))
      transaction.update(directory.ref, { organizations: organizations.filter((id) => id !== organization) });
  });

/** Writes the receipt: what was deleted, counted, and naming nobody. @throws where something is still there */
async function finish(organization: string): Promise<void> {
  const remaining = await Promise.all(parts.map(async (part) => (await documentsOf(part, organization).count().get()).data().count));
  if (remaining.some((count) => count > 0))
    throw new Error(`Something of ${organization} is still there: ${parts.join()} ${remaining.join()}.`);
  const deletion = organizationDeletionRef(organization);
  await store().recursiveDelete(deletion.collection('mails'));
  await store().runTransaction(async (transaction) => {
    const stored = await transaction.get(deletion);
    const { name, requestedAt, requestedBy, deleted } = stored.data() ?? {};
    transaction.create(store().collection('organizationReceipts').doc(), {
      organization,
      name: text(name, organization),
      requestedAt: requestedAt ?? null,
      deletedAt: Timestamp.now(),
      deleted: deletedCountsFrom(record(deleted)),
    });
    transaction.delete(deletion);
    recordAudit(transaction, { kind: 'organization-deleted', actor: { uid: text(requestedBy), email: '' }, organization });
  });
}

/** Deletes what triggers wrote of an organization after it was deleted, unless there is one of that name again. */
async function sweep(organization: string): Promise<void> {
  const home = store().doc(`organizations/${organization}`);
  if ((await home.get()).exists) return;
  for await (const page of documentsBelow(home, { pageSize })) {
    const batch = store().batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
