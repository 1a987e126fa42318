import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { contactFrom } from '@/domain/organizations/contact';
import { joinedFolders, type Snapshot, type SnapshotPoi, snapshotFoldersFrom, snapshotFrom } from '@/domain/publishing/snapshots';
import { flag, text } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { partsOf, snapshotRef } from '../publishing/refs';
import type { OpenVersion } from '../short-links/open-version';
import type { FrontOrganization } from './tour-page';

/** An open version with what its front page shows. `isIndexed`: both its organization and its tour let search engines list it. */
export type VersionOnFront = { snapshot: Snapshot; points: readonly SnapshotPoi[]; organization: FrontOrganization; isIndexed: boolean };

/** Reads the content of an open version, its organization, and of its tour only whether search engines may list it. */
export async function readVersion(version: OpenVersion): Promise<VersionOnFront> {
  const [stored, organization, tour] = await Promise.all([
    snapshotRef(version, version.id).get(),
    store().doc(`organizations/${version.organization}`).get(),
    fieldOf(`tours/${version.tour}`, 'isIndexed'),
  ]);
  const snapshot = snapshotFrom(version.id, withDates(stored.data() ?? {}));
  const parts = snapshot.parts > 0 ? (await partsOf(version, version.id).get()).docs : [];
  const folders = joinedFolders([...snapshot.pois, ...parts.flatMap((part) => snapshotFoldersFrom(part.get('pois')))]);
  return {
    snapshot,
    points: folders.flatMap(({ children }) => children),
    organization: organizationFrom(organization, version.organizationName),
    isIndexed: flag(organization.get('isIndexed')) && flag(tour?.get('isIndexed')),
  };
}

export const organizationFrom = (stored: DocumentSnapshot, name: string): FrontOrganization => ({
  name,
  logoUrl: text(stored.get('logoUrl')),
  contact: contactFrom(stored.get('contact')),
});

async function fieldOf(path: string, field: string): Promise<DocumentSnapshot | undefined> {
  const [document] = await store().getAll(store().doc(path), { fieldMask: [field] });
  return document;
}
