import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isPublished } from '@/domain/access/versions';
import { languagesFrom } from '@/domain/languages/language-tags';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import type { ShortAddress } from '@/domain/publishing/short-address';
import { snapshotFoldersFrom } from '@/domain/publishing/snapshots';
import { number, text } from '@/domain/stored';
import { store } from '../core/app';
import { isOrganizationOpen } from '../organizations/is-open';
import { accessIn } from '../publishing/numbers';
import { currentRef, type PublicationRef, partsOf, shortCodeRef, snapshotRef } from '../publishing/refs';

/** What the preview of an open version shows. */
export type OpenVersion = PublicationRef & {
  id: string;
  /** Whether the address follows the tour's current version. */
  isCurrent: boolean;
  tourName: string;
  organizationName: string;
  matterportId: string;
  thumbnailUrl: string;
  thumbnailAlt: string;
  description: string;
};

/** A version has up to 1 MiB of content, which no preview needs. */
const fieldMask = ['public', 'opens', 'until', 'binned', 'name', 'tourName', 'matterportId', 'thumbnailUrl', 'thumbnailAlt', 'description'];

/**
 * The version at a short address, if everybody can open it now: it is public, between its dates, its tour is not in the bin, and its organization
 * not suspended. Null otherwise, whatever the reason, so that nobody learns of it. Reads four documents at most.
 * @see ACCESS-050 ACCESS-068
 */
export async function openVersionAt({ code, version }: ShortAddress, now = new Date()): Promise<OpenVersion | null> {
  const target = await shortCodeRef(code).get();
  const ref: PublicationRef = { organization: text(target.get('organization')), tour: text(target.get('tour')) };
  if (ref.organization === '' || ref.tour === '') return null;
  const [organization, snapshot] = await Promise.all([store().doc(`organizations/${ref.organization}`).get(), snapshotAt(ref, version)]);
  const status = isOrganizationOpen(organization);
  if (!snapshot || !isOpen(snapshot, status, now)) return null;
  return openVersionFrom({ ...ref, isCurrent: version === currentId }, organization, snapshot);
}

/** An open version from its document and its organization's. */
function openVersionFrom(
  ref: PublicationRef & Pick<OpenVersion, 'isCurrent'>,
  organization: DocumentSnapshot,
  snapshot: DocumentSnapshot,
): OpenVersion {
  const field = (name: string) => text(snapshot.get(name));
  return {
    ...ref,
    id: snapshot.id,
    tourName: field('tourName') || field('name'),
    organizationName: text(organization.get('name')) || ref.organization,
    matterportId: field('matterportId'),
    thumbnailUrl: field('thumbnailUrl'),
    thumbnailAlt: field('thumbnailAlt'),
    description: field('description'),
  };
}

/**
 * A current version that is open, with the address of its place, its tour's code in short addresses, and the language of its name, each of which may be "".
 * `languages`: those that its texts are in, the main one first.
 */
export type OpenTour = OpenVersion & { place: string; shortCode: string; languages: readonly string[]; language: string };

/** The current versions of these tours of an organization that everybody can open now, in this order; the others are left out without a word. */
export async function openCurrentVersions(organization: DocumentSnapshot, tours: readonly string[], now = new Date()): Promise<OpenTour[]> {
  const status = isOrganizationOpen(organization);
  if (!status || tours.length === 0) return [];
  const refs = tours.map((tour): PublicationRef => ({ organization: organization.id, tour }));
  const currents = await store().getAll(...refs.map(currentRef), { fieldMask: ['version'] });
  const published = refs.flatMap((ref, at) => {
    const id = text(currents[at]?.get('version'));
    return id === '' ? [] : [{ ref, document: snapshotRef(ref, id) }];
  });
  if (published.length === 0) return [];
  const snapshots = await store().getAll(...published.map(({ document }) => document), {
    fieldMask: [...fieldMask, 'shortCode', 'details.address', 'languages'],
  });
  return published.flatMap(({ ref }, at) => {
    const snapshot = snapshots[at];
    if (!snapshot || !isOpen(snapshot, status, now)) return [];
    const version = openVersionFrom({ ...ref, isCurrent: true }, organization, snapshot);
    const languages = languagesFrom(snapshot.get('languages'));
    const [language = ''] = languages;
    return [{ ...version, place: text(snapshot.get('details.address')), shortCode: text(snapshot.get('shortCode')), languages, language }];
  });
}

const isOpen = (snapshot: DocumentSnapshot, status: boolean, now: Date): boolean =>
  snapshot.exists && snapshot.get('binned') === undefined && isPublished(accessIn(snapshot), { status }, now);

async function snapshotAt(ref: PublicationRef, version: string | number): Promise<DocumentSnapshot | undefined> {
  if (typeof version === 'number') {
    const numbered = snapshotRef(ref, currentId).parent.where('number', '==', version);
    return (
      await numbered
        .select(...fieldMask)
        .limit(1)
        .get()
    ).docs[0];
  }
  const id = version === currentId ? text((await currentRef(ref).get()).get('version')) : version;
  if (id === '') return undefined;
  const [snapshot] = await store().getAll(snapshotRef(ref, id), { fieldMask });
  return snapshot;
}

/**
 * The name of a point of an open version; "" if it has none with this identifier, or starts at a place of the scan. Reads the content, which is asked
 * for only where an address names a point.
 */
export async function pointName(version: OpenVersion, identifier: string): Promise<string> {
  if (identifier === '') return '';
  const snapshot = await snapshotRef(version, version.id).get();
  const parts = number(snapshot.get('parts'), 0) > 0 ? (await partsOf(version, version.id).get()).docs : [];
  for (const document of [snapshot, ...parts]) {
    const found = snapshotFoldersFrom(document.get('pois'))
      .flatMap(({ children }) => children)
      .find((poi) => poi.identifier === identifier);
    if (found) return found.name;
  }
  return '';
}
