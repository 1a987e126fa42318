import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { canInvite } from '@/domain/access/organization-invitations';
import { configurationFrom, modelOf } from '@/domain/application/configuration';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { collaborationId, invitationId } from '@/domain/collaboration/document-ids';
import { organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import { collectionFrom } from '@/domain/collections/collection';
import { allPois } from '@/domain/folders/folder';
import { poiHistoryEntryFrom } from '@/domain/folders/history';
import { progressOf, textsToTranslate } from '@/domain/languages/progress';
import { translationsFrom } from '@/domain/languages/translations';
import { locationTourFrom } from '@/domain/locations/location';
import { poiListFrom } from '@/domain/older/poi-lists';
import { organizationFrom } from '@/domain/organizations/organization';
import { snapshotFrom } from '@/domain/publishing/snapshots';
import { shareLinkFrom } from '@/domain/sharing/share-links';
import { tourFrom } from '@/domain/tours/tour';
import { invitationMessage } from '../../functions/src/mail/invitation-message';
import { mailLanguage } from '../../functions/src/mail/language';
import { people } from '../../scripts/demo-data/accounts.mjs';
import { documents } from '../../scripts/demo-data/documents.mjs';
import { files } from '../../scripts/demo-data/files.mjs';
import { invitedPath } from '../../src/domain/collaboration/invited';
import { grantsIn } from '../support/grants';

type Stored = Record<string, unknown>;

const all = Object.entries(documents() as Record<string, Stored>);
const below = <T>(pattern: RegExp, read: (id: string, fields: Stored) => T): T[] =>
  all.filter(([path]) => pattern.test(path)).map(([path, fields]) => read(path.slice(path.lastIndexOf('/') + 1), fields));

const organizations = below(/^organizations\/[^/]+$/, organizationFrom);
const tours = below(/^tours\/[^/]+$/, tourFrom);
const collections = below(/^collections\//, collectionFrom);
const versions = below(/^locations\/[^/]+\/tours\//, locationTourFrom);

const sweepsOf = (model: string): Set<string> => {
  const { sweeps } = JSON.parse(readFileSync(`packages/demo-scans/scans/${model}/scan.json`, 'utf8')) as { sweeps: { id: string }[] };
  return new Set(sweeps.map(({ id }) => id));
};

describe('the demo data', () => {
  it.each(Object.entries(files()))('is written out: emulator-data/%s', (path, content) => {
    expect(readFileSync(`emulator-data/${path}`, 'utf8')).toBe(content);
  });

  it('has three organizations, one suspended and one whose members create tours', () => {
    expect(organizations).toHaveLength(3);
    expect(organizations.filter(({ status }) => !status)).toHaveLength(1);
    expect(organizations.filter(({ canCreateTours }) => canCreateTours)).toHaveLength(1);
  });

  it('has a public version with all that publishing gives to one, and one from before that', () => {
    const [former, current] = below(/^organizations\/Casa Aperta\/tours\/house-with-garden\/snapshots\//, snapshotFrom);

    expect(former).toMatchObject({ public: false, details: null, shortCode: '' });
    expect(current).toMatchObject({ public: true, details: { defurnishId: 'HouseEmpty1' } });
    expect(all.find(([path]) => path === `shortCodes/${current?.shortCode}`)?.[1]).toMatchObject({ tour: 'house-with-garden' });
  });

  it('has a tour in three languages, translated from its texts as they are, most of them into German and a few into Arabic', () => {
    const hall = tours.find(({ languages }) => languages.length > 0);
    const languages = below(/^tours\/stockholm-city-hall\/languages\//, translationsFrom);
    const progress = languages.map(({ tag, texts }) => [tag, hall ? progressOf(textsToTranslate(hall, texts)) : null] as const);

    expect(hall?.languages).toEqual(['en', 'de', 'ar']);
    expect(progress.map(([tag, all]) => [tag, all?.outdated, all?.missing])).toEqual([
      ['de', 0, expect.any(Number)],
      ['ar', 0, expect.any(Number)],
    ]);
    expect(progress.map(([, all]) => all?.done)).toEqual([11, 5]);
    expect(progress.every(([, all]) => (all?.missing ?? 0) > 0)).toBe(true);
  });

  it('has some sixty tours in at least twelve countries, each at a place with coordinates', () => {
    const placed = tours.filter(({ place }) => place.country !== '');

    expect(tours.length).toBeGreaterThanOrEqual(60);
    expect(new Set(placed.map(({ place }) => place.country)).size).toBeGreaterThanOrEqual(12);
    expect(placed.filter(({ place }) => place.latitude === null || place.longitude === null)).toEqual([]);
    expect(tours.length - placed.length).toBeGreaterThanOrEqual(1);
  });

  it('gives every tour an organization, and a type and a collection that are there', () => {
    const lost = tours.filter(({ organization, tourTypeId, collection }) => {
      const owner = organizations.find(({ id }) => id === organization);
      const hasType = tourTypeId === '' || owner?.tourTypes.some(({ id }) => id === tourTypeId);
      const hasCollection = collection === '' || collections.some((one) => one.id === collection && one.organization === organization);
      return !owner || !hasType || !hasCollection;
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('keeps every collection’s own order among its own tours', () => {
    const inOrder = collections.flatMap(({ id, sortOrder }) => sortOrder.map((tour) => ({ id, tour })));

    expect(inOrder.length).toBeGreaterThan(0);
    expect(inOrder.filter(({ id, tour }) => tours.find((one) => one.id === tour)?.collection !== id)).toEqual([]);
  });

  it('opens a scan that can be walked with every tour and version, ten scans in all', () => {
    const models = [...tours, ...versions].map(({ matterportId }) => matterportId);
    const scans = new Set(readdirSync('packages/demo-scans/scans'));

    expect([...new Set(models)].filter((model) => !scans.has(model))).toEqual([]);
    expect(new Set(models).size).toBeGreaterThanOrEqual(10);
  });

  it('names PoIs and tags once each, at sweeps of the tour’s scan', () => {
    for (const tour of tours) {
      const sweeps = sweepsOf(tour.matterportId);
      const pois = allPois(tour.folders);
      expect(pois.filter(({ sweep }) => !sweeps.has(sweep)).map(({ name }) => name)).toEqual([]);
      if (tour.defurnishId) expect(sweepsOf(tour.defurnishId)).toEqual(sweeps);
    }
    const rich = tours.filter(({ folders }) => allPois(folders).length > 8 && allPois(folders).some(({ tag }) => tag !== null));
    expect(rich.length).toBeGreaterThanOrEqual(3);
    const identifiers = tours.flatMap(({ folders }) => allPois(folders).map(({ identifier }) => identifier));
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });

  it('has a point of interest with a picture that has marks, a PDF, a text, a video and a link, whose files are there', () => {
    const pois = tours.flatMap(({ folders }) => allPois(folders));
    const rich = pois.find(({ content }) => content.some(({ type }) => type === 'file'));
    const files = rich?.content.flatMap((block) => (block.type === 'file' ? block.content : [])) ?? [];

    expect(rich?.content.map(({ type }) => type)).toEqual(['text', 'file', 'list', 'embeds']);
    expect(files.map(({ contentType }) => contentType)).toEqual(['image/jpeg', 'application/pdf', 'text/plain']);
    expect(files.map(({ url }) => statSync(`public${url}`).size)).toEqual(files.map(({ size }) => size));
    expect(files[0]?.markers.map(({ name }) => name)).toEqual(['Fire bed', 'Slab', 'Logs']);
  });

  it('keeps invitations under the ids that open them, to tours and collections that are there [MODEL-044 MODEL-047]', () => {
    const invitations = below(/^collaboration\//, collaborationFrom);
    const targets = new Set([...tours, ...collections].map(({ id }) => String(id)));

    expect(invitations.map(({ id }) => id)).toEqual(invitations.map(({ type, email, tour }) => collaborationId(type, email, tour)));
    expect(invitations.filter(({ tour }) => !targets.has(tour))).toEqual([]);
    expect(new Set(invitations.map(({ accessLevel }) => accessLevel))).toEqual(new Set(['read', 'readUpdate']));
    expect(invitations.some(({ expires }) => expires !== null && expires < new Date())).toBe(true);
    const mails = below(/^mail\//, organizationInvitationFrom);
    expect(mails.length).toBeGreaterThan(1);
    expect(mails.map(({ id }) => id)).toEqual(mails.map(({ organization, to }) => invitationId(organization, to)));
  });

  it('has the mails that the server would have written, each by somebody who may invite [MODEL-046, ACCESS-064]', async () => {
    const mails = below(/^mail\//, organizationInvitationFrom);
    const linkFor = (email: string) => `https://loggia.example/#${invitedPath('/dashboard/my-page', { to: 'organization', email })}`;
    const language = await mailLanguage('en');

    for (const { invitedBy, organization, role, expires, message, to: email } of mails) {
      const inviter = people.find(({ uid }) => uid === invitedBy)!;
      const name = organizations.find(({ id }) => id === organization)?.name ?? '';
      const who = identityFrom({ uid: inviter.uid, email: inviter.email, displayName: inviter.name }, inviter.claims);
      expect(canInvite(who, organization, role)).toBe(true);
      const to = { kind: 'organization', role, expires } as const;
      expect(message).toEqual(
        invitationMessage({ language, inviter, organization: { id: organization, name }, note: '', to, link: linkFor(email) }),
      );
    }
  });

  it('keeps what invitations and directory give, as the server would [ACCESS-069]', () => {
    const grants = Object.fromEntries(all.filter(([path]) => path.startsWith('grants/')));

    expect(grants).toEqual(grantsIn(Object.fromEntries(all)));
    expect(Object.keys(grants)).toHaveLength(6);
  });

  it('has versions of locations, older tours, and snapshots that are public and not', () => {
    expect(versions.length).toBeGreaterThan(3);
    expect(below(/^organizations\/[^/]+\/tours\/[^/]+\/pois\//, poiListFrom).every(({ poi }) => poi.length > 1)).toBe(true);
    const snapshots = below(/\/snapshots\//, snapshotFrom);
    expect(new Set(snapshots.map((snapshot) => snapshot.public))).toEqual(new Set([true, false]));
    expect(snapshots.every(({ pois }) => pois.some(({ children }) => children.length > 0))).toBe(true);
  });

  it('shares a PoI that is there, and its history ends with what is shown', () => {
    const tour = tours.find(({ id }) => id === 'house-with-garden')!;
    const links = below(/^tours\/house-with-garden\/links\//, shareLinkFrom);
    const history = below(/^tours\/house-with-garden\/poiHistory\//, poiHistoryEntryFrom);

    expect(links.every(({ poiId }) => allPois(tour.folders).some(({ identifier }) => identifier === poiId))).toBe(true);
    expect(history.find(({ id }) => id === tour.historyId)?.folders).toEqual(tour.folders);
  });

  it('sets examples of what an installation configures', () => {
    const configuration = configurationFrom(JSON.parse(files()['configuration.json'] ?? ''));

    expect(configuration.stageOrganizations).not.toEqual([]);
    expect(configuration.partners).not.toEqual([]);
    expect(tours.filter((tour) => modelOf(tour, configuration) !== tour.matterportId).map(({ name }) => name)).toHaveLength(1);
  });
});
