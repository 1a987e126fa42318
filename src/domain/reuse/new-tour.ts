import type { Folder } from '../folders/folder';
import type { NewTour } from '../tours/new-tour';
import { withAdded } from './add';
import { copiedFromJson } from './copied';
import { mapPicked } from './selection';
import { placed, toBePlaced } from './to-be-placed';

/**
 * The folders of a new tour that is made of a template; its points wait to be placed if it has a scan. Texts are not sanitized, as nowhere in the store:
 * whatever shows them does that.
 * @throws AppError `invalid-argument` for content that is none
 */
export function foldersOfTemplate(content: string, { matterportId, createdBy }: Pick<NewTour, 'matterportId' | 'createdBy'>): Folder[] {
  const template = mapPicked(copiedFromJson(content), (poi) => ({
    ...(matterportId === '' ? placed(poi) : toBePlaced(poi)),
    userUid: createdBy,
  }));
  return withAdded([], template, null).folders;
}
