import { AppError } from '@/domain/app-error';
import { type LocationId, type OrgId, orgId } from '@/domain/ids';
import { record, text } from '@/domain/stored';
import { isTombstone, tombstone } from '@/domain/tours/tombstone';
import { locations } from '../locations/refs';
import { documentName, readStored } from '../rest/commit';
import { fieldsIn, type RestDocument } from '../rest/rest-values';
import { changeCurrent, requireUser, texts, unchanged } from './change-current';
import { locationBinOf } from './refs';

/** A location, and the organization whose bin it is in, or goes to. */
export type BinnedLocationRef = { id: LocationId; organization: OrgId };

/**
 * Moves a location into its organization's bin. Its tours stay where they are, closed. Calling it twice is harmless.
 * @param tours how many it has, for those who find it in the bin
 * @throws AppError `permission-denied`, `failed-precondition` for a location without organization, `unavailable`
 */
export async function deleteLocation({ id, organization }: BinnedLocationRef, tours: number): Promise<void> {
  const { uid, email } = await requireUser();
  const isDeleted = () => readStored(locationBinOf(organization).path, id).then(Boolean, () => false);
  await changeCurrent(
    locations.path,
    id,
    (location) => {
      const stored = fieldsIn(location);
      if (isTombstone(stored)) throw new AppError('permission-denied', 'It was deleted in the meantime.');
      const home = orgId(text(stored.organization));
      if (home === '') throw new AppError('failed-precondition', 'It belongs to no organization, so it has no bin to go to.');
      const fields = {
        location: { mapValue: { fields: location.fields ?? {} } },
        tours: { integerValue: String(tours) },
        ...texts({ deletedBy: uid, deletedByEmail: email ?? '' }),
      };
      return [
        {
          update: { name: documentName(`${locationBinOf(home).path}/${id}`), fields },
          updateTransforms: [{ fieldPath: 'deletedAt', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: { exists: false },
        },
        { update: { name: location.name, fields: texts(tombstone(home)) }, ...unchanged(location) },
      ];
    },
    // an earlier call, whose response was lost, or somebody else
    isDeleted,
  );
}

/**
 * Restores a location from the bin with its tours, as it was deleted. Calling it twice is harmless.
 * @throws AppError `permission-denied`, `not-found` when it was deleted for good, `unavailable`
 */
export async function restoreLocation({ id, organization }: BinnedLocationRef): Promise<void> {
  const isRestored = () =>
    readStored(locations.path, id).then(
      (location) => location !== null && !isTombstone(fieldsIn(location)),
      () => false,
    );
  await changeCurrent(
    locationBinOf(organization).path,
    id,
    (binned) => [
      { update: { name: documentName(`${locations.path}/${id}`), fields: fieldsOf(binned) }, currentDocument: { exists: true } },
      { delete: binned.name, ...unchanged(binned) },
    ],
    isRestored,
  );
}

/**
 * Deletes a location in the bin for good; the server then deletes its tours.
 * @throws AppError `permission-denied`, `not-found` when it is no longer in the bin, `unavailable`
 */
export const purgeLocation = ({ id, organization }: BinnedLocationRef): Promise<void> =>
  changeCurrent(
    locationBinOf(organization).path,
    id,
    (binned) => [{ delete: documentName(`${locations.path}/${id}`) }, { delete: binned.name, ...unchanged(binned) }],
    async () => false,
  );

/** The stored fields of a location in the bin. */
const fieldsOf = ({ fields }: RestDocument) => record(record(fields?.location).mapValue).fields as NonNullable<RestDocument['fields']>;
