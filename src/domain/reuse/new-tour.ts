import type { PointType } from '../point-types/point-type';
import { availableTypes, usedTypes } from '../point-types/used-types';
import type { NewTour } from '../tours/new-tour';
import { withAdded } from './add';
import { copiedFromJson } from './copied';
import { mapPicked } from './selection';
import { placed, toBePlaced } from './to-be-placed';

/**
 * The folders of a new tour that is made of a template, and the types of its points; these wait to be placed if it has a scan. Texts are not sanitized, as
 * nowhere in the store: whatever shows them does that.
 * @param catalog the types of the organization; null for those who may not read them
 * @throws AppError `invalid-argument` for content that is none
 */
export function contentOfTemplate(
  content: string,
  { matterportId, createdBy }: Pick<NewTour, 'matterportId' | 'createdBy'>,
  catalog: readonly PointType[] | null,
): Pick<NewTour, 'folders' | 'pointTypes'> {
  const copied = copiedFromJson(content);
  const template = mapPicked(copied, (poi) => ({
    ...(matterportId === '' ? placed(poi) : toBePlaced(poi)),
    userUid: createdBy,
  }));
  const { folders } = withAdded([], template, null);
  return { folders, pointTypes: usedTypes(folders, availableTypes(catalog, copied.types)) };
}
