import type { OrgId } from '@/domain/ids';
import type { PointType } from '@/domain/point-types/point-type';
import { store } from '../firestore/store';
import { docIfAllowed, docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { catalogOf, pointTypesDocument } from './refs';

export const pointTypeQueries = {
  /** The types of an organization, live, for its members; `null` where it never had any. @throws AppError `permission-denied` */
  of: (organization: OrgId) => liveQuery(['organizations', organization, 'pointTypes'], docOf(catalogOf(organization), pointTypesDocument)),
  /** The same for the editor, whose guests may read them or not. */
  ifAllowed: (organization: OrgId) =>
    liveQuery(['organizations', organization, 'pointTypes', 'if allowed'], docIfAllowed(catalogOf(organization), pointTypesDocument)),
};

/** The types of an organization, read once; null for those who may not read them, or cannot now. */
export async function readPointTypes(organization: OrgId): Promise<readonly PointType[] | null> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const { path, read } = catalogOf(organization);
  try {
    const found = await getDoc(doc(db, path, pointTypesDocument));
    return found.exists() ? read(found.id, fieldsOf(found)).types : [];
  } catch {
    return null;
  }
}
