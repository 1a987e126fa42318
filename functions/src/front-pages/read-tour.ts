import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { orgId, tourId } from '@/domain/ids';
import { contentLanguage, translationsFor } from '@/domain/languages/language-tags';
import { type ShownTour, shownTour } from '@/domain/languages/shown-tour';
import { type Translations, translationsFrom } from '@/domain/languages/translations';
import { contactFrom } from '@/domain/organizations/contact';
import { joinedFolders, snapshotFoldersFrom, snapshotFrom, tourOfSnapshot } from '@/domain/publishing/snapshots';
import { flag, text } from '@/domain/stored';
import { themeFrom } from '@/domain/theme';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { languagesOf, partsOf, snapshotRef } from '../publishing/refs';
import type { OpenVersion } from '../short-links/open-version';
import type { FrontOrganization } from './tour-page';

/** An open version as its front page shows it. `isIndexed`: both its organization and its tour let search engines list it. */
export type VersionOnFront = { shown: ShownTour<Tour>; organization: FrontOrganization; isIndexed: boolean };

/**
 * Reads the content of an open version in the language of its reader, its organization, and of its tour only whether search engines may list it.
 * @param preferred languages, most preferred first
 */
export async function readVersion(version: OpenVersion, preferred: readonly string[]): Promise<VersionOnFront> {
  const [stored, organization, tour] = await Promise.all([
    snapshotRef(version, version.id).get(),
    store().doc(`organizations/${version.organization}`).get(),
    fieldOf(`tours/${version.tour}`, 'isIndexed'),
  ]);
  const snapshot = snapshotFrom(version.id, withDates(stored.data() ?? {}));
  const parts = snapshot.parts > 0 ? (await partsOf(version, version.id).get()).docs : [];
  const pois = joinedFolders([...snapshot.pois, ...parts.flatMap((part) => snapshotFoldersFrom(part.get('pois')))]);
  const names = { organization: orgId(version.organization), tour: tourId(version.tour), name: version.tourName };
  const language = contentLanguage(preferred, snapshot.languages);
  const translations = await readTranslations(version, translationsFor(language, snapshot.languages));
  return {
    shown: shownTour(tourOfSnapshot({ ...snapshot, pois }, names), { translations, language, main: snapshot.languages[0] ?? '' }),
    organization: organizationFrom(organization, version.organizationName),
    isIndexed: flag(organization.get('isIndexed')) && flag(tour?.get('isIndexed')),
  };
}

async function readTranslations(version: OpenVersion, tags: readonly string[]): Promise<Translations[]> {
  if (tags.length === 0) return [];
  const stored = await store().getAll(...tags.map((tag) => languagesOf(version, version.id).doc(tag)));
  return stored.map((document) => translationsFrom(document.id, document.data() ?? {}));
}

export const organizationFrom = (stored: DocumentSnapshot, name: string): FrontOrganization => ({
  name,
  logoUrl: text(stored.get('logoUrl')),
  theme: themeFrom(stored.get('theme')),
  contact: contactFrom(stored.get('contact')),
});

async function fieldOf(path: string, field: string): Promise<DocumentSnapshot | undefined> {
  const [document] = await store().getAll(store().doc(path), { fieldMask: [field] });
  return document;
}
