import { isInOwnCollection } from '@/domain/access/tours';
import { AppError, isAppError } from '@/domain/app-error';
import { collectionId, type OrgId, orgId, type TourId } from '@/domain/ids';
import { languagesFrom } from '@/domain/languages/language-tags';
import { record, type Stored, text } from '@/domain/stored';
import { isTombstone, tombstone } from '@/domain/tours/tombstone';
import { areTextsUntouched, isUntouched } from '@/domain/tours/untouched';
import { asOwnChange } from '../cache/own-changes';
import { toAppError } from '../errors';
import { translationsOf } from '../languages/refs';
import { documentName, readStored } from '../rest/commit';
import { fieldsIn, type RestDocument } from '../rest/rest-values';
import { tours } from '../tours/refs';
import { changeCurrent, requireUser, texts, unchanged } from './change-current';
import { binOf } from './refs';
import { splitForBin } from './split-for-bin';

/** A tour, and the organization whose bin it is in, or goes to. */
export type BinRef = { id: TourId; organization: OrgId };

/** `onlyUntouched`: not if anybody saved, published or proposed it since it was created, or saved its texts in another language. */
export type TourToDelete = BinRef & { onlyUntouched?: boolean };

/**
 * Moves a tour into its organization's bin. Its subcollections, invitations and files stay where they are, closed. Calling it twice is harmless.
 * @throws AppError `permission-denied`, `failed-precondition` for a tour without organization, `aborted` for one that is not untouched, `unavailable`
 * @see TOUR-060 ACCESS-058
 */
export async function deleteTour({ id, organization, onlyUntouched = false }: TourToDelete): Promise<void> {
  const { uid, email } = await requireUser();
  const isDeleted = () => readStored(binOf(organization).path, id).then(Boolean, () => false);
  const move = () =>
    changeCurrent(
      tours.path,
      id,
      async (tour) => {
        const stored = fieldsIn(tour);
        if (isTombstone(stored)) throw new AppError('permission-denied', 'It was deleted in the meantime.');
        if (onlyUntouched && !(isUntouched(stored) && (await areTranslationsUntouched(id, stored))))
          throw new AppError('aborted', 'The copy was changed since it was made, so it stays.');
        const home = orgId(text(stored.organization));
        if (home === '') throw new AppError('failed-precondition', 'It belongs to no organization, so it has no bin to go to.');
        const { inBin, rest } = splitForBin(tour.fields ?? {});
        const fields = { tour: { mapValue: { fields: inBin } }, ...texts({ deletedBy: uid, deletedByEmail: email ?? '' }) };
        const remaining = { ...texts(tombstone(home)), ...(rest && { rest: { mapValue: { fields: rest } } }) };
        return [
          {
            update: { name: documentName(`${binOf(home).path}/${id}`), fields },
            updateTransforms: [{ fieldPath: 'deletedAt', setToServerValue: 'REQUEST_TIME' }],
            currentDocument: { exists: false },
          },
          { update: { name: tour.name, fields: remaining }, ...unchanged(tour) },
        ];
      },
      // an earlier call, whose response was lost, or somebody else
      isDeleted,
    );
  await asOwnChange([id], move);
}

async function areTranslationsUntouched(id: TourId, { languages }: Stored): Promise<boolean> {
  const tags = languagesFrom(languages).slice(1);
  const found = await Promise.all(tags.map((tag) => readStored(translationsOf(id).path, tag)));
  return found.every((translations) => !translations || areTextsUntouched(fieldsIn(translations), new Date(translations.createTime ?? '')));
}

/**
 * Restores a tour from the bin as it was deleted; a collection that is gone is left out. Calling it twice is harmless.
 * @throws AppError `permission-denied`, `not-found` when it was deleted for good, `failed-precondition` for a public tour of a suspended
 * organization, `unavailable`
 */
export async function restoreTour({ id, organization }: BinRef): Promise<void> {
  const isRestored = () =>
    readStored(tours.path, id).then(
      (tour) => tour !== null && !isTombstone(fieldsIn(tour)),
      () => false,
    );
  const restore = () =>
    changeCurrent(
      binOf(organization).path,
      id,
      async (binned) => {
        const stored = record(fieldsIn(binned).tour);
        await requireOpen(organization, stored);
        const isGone = !(await staysInCollection(stored, organization));
        const fields = { ...fieldsOf(binned), ...(await restOf(id)), ...(isGone && texts({ collection: '' })) };
        return [
          { update: { name: documentName(`${tours.path}/${id}`), fields }, currentDocument: { exists: true } },
          { delete: binned.name, ...unchanged(binned) },
        ];
      },
      isRestored,
    );
  await asOwnChange([id], restore);
}

/**
 * Deletes a tour in the bin for good; the server then deletes its subcollections, invitations and files.
 * @throws AppError `permission-denied`, `not-found` when it is no longer in the bin, `unavailable`
 */
export const purgeTour = ({ id, organization }: BinRef): Promise<void> =>
  changeCurrent(
    binOf(organization).path,
    id,
    (binned) => [{ delete: documentName(`${tours.path}/${id}`) }, { delete: binned.name, ...unchanged(binned) }],
    async () => false,
  );

/** The fields that did not fit into the bin; those who may restore it read a tombstone that has some. */
async function restOf(id: TourId): Promise<NonNullable<RestDocument['fields']>> {
  const stored = await readStored(tours.path, id).catch((error: unknown) => {
    if (isAppError(toAppError(error), 'permission-denied')) return null;
    throw error;
  });
  return (record(record(stored?.fields?.rest).mapValue).fields ?? {}) as NonNullable<RestDocument['fields']>;
}

/** The stored fields of a tour in the bin. */
const fieldsOf = ({ fields }: RestDocument) => record(record(fields?.tour).mapValue).fields as NonNullable<RestDocument['fields']>;

/** A suspended organization publishes nothing, so a public tour stays in its bin. */
async function requireOpen(organization: OrgId, tour: Stored): Promise<void> {
  if (tour.public !== true) return;
  const found = await readStored('organizations', organization);
  if (found && fieldsIn(found).status === true) return;
  throw new AppError(
    'failed-precondition',
    `${organization} is deactivated, so its public tours stay in the bin. Ask an administrator to activate it.`,
  );
}

/** A collection that is gone can’t be read, except by global admins. */
async function staysInCollection(tour: Stored, organization: OrgId): Promise<boolean> {
  const collection = collectionId(text(tour.collection));
  const found = collection === '' ? null : await readStored('collections', collection).catch(() => null);
  return isInOwnCollection({ organization, collection }, found && { organization: orgId(text(fieldsIn(found).organization)) });
}
