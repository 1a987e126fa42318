import type { CallableInput } from '@/domain/callables/inputs';
import type { OrgId, TourId } from '@/domain/ids';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { type PublicationVersion, publicationVersionFrom } from '@/domain/publishing/publication-version';
import { asOwnChange } from '../cache/own-changes';
import { call } from '../callables';
import { withAppErrors } from '../errors';
import { readStored } from '../rest/commit';
import { fieldsIn } from '../rest/rest-values';
import { publishedOf, tourPath } from './refs';

/** A tour, and the organization that it is in. */
type TourOf = { organization: OrgId; id: TourId };

/**
 * Publishes the saved tour as a version. The caller chooses the id; repeating the call with it publishes nothing again.
 * @throws AppError `permission-denied`, `failed-precondition`, `unavailable`
 */
export const publishTour = (input: CallableInput<'publishTour'>) => call('publishTour', input);

/** The id of the version that is current on the server now; null if none is. @throws AppError `permission-denied`, `unavailable` */
export async function readCurrentVersion({ organization, id }: TourOf): Promise<string | null> {
  const { path, read } = publishedOf(organization, id);
  const document = await withAppErrors(readStored(path, currentId));
  return document && read(currentId, fieldsIn(document)).version;
}

/** A version as it is on the server now; null if there is none. @throws AppError `permission-denied`, `unavailable` */
export async function readVersion({ organization, id }: TourOf, version: string): Promise<PublicationVersion | null> {
  const document = await withAppErrors(readStored(`${tourPath(organization, id)}/versions`, version));
  return document && publicationVersionFrom(version, fieldsIn(document));
}

/** Changes the name, the note or the dates of a version, or whether it is current. @throws AppError `permission-denied`, `not-found`, `unavailable` */
export const changeVersion = (input: CallableInput<'changeVersion'>) => call('changeVersion', input);

/** Deletes a version. Repeating the call is harmless. @throws AppError `permission-denied`, `unavailable` */
export const deleteVersion = (input: CallableInput<'deleteVersion'>) => call('deleteVersion', input);

/**
 * Restores a version into its tour, as one save that the history has. The caller chooses the id of the save; repeating the call with it is harmless.
 * @throws AppError `permission-denied`, `not-found`, `aborted` if somebody saved the tour meanwhile, `unavailable`
 */
export const restoreVersion = (input: CallableInput<'restoreVersion'>) => asOwnChange([input.tour], () => call('restoreVersion', input));
