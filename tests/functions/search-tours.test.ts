import { describe, expect, it } from 'vitest';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody } from './administrator';
import { aFolder, aPoint } from './search-index';
import { storeDocuments } from './stored';

type Found = { found: { entry: { tour: string; name: string } }[]; tours: { id: string }[]; isCutOff: boolean };
const search = (guest: Someone, query: string) => guest.call('searchTours', { query }) as Promise<Found>;
const toursFoundBy = async (guest: Someone, query = 'boiler') =>
  [...new Set((await search(guest, query)).found.map(({ entry }) => entry.tour))].toSorted();

const tourOf = (organization: string, fields: object = {}) => ({
  name: 'Hall',
  organization,
  folders: [aFolder([aPoint('p', 'Boiler', ['Serviced in autumn'])])],
  ...fields,
});
const invitation = (email: string, organization: string, fields: object = {}) => ({
  email,
  organization,
  accessLevel: 'read',
  expires: null,
  ...fields,
});

describe('searchTours', () => {
  it('finds the points and texts of tours that a guest is invited to, mistyped too', async () => {
    const [organization, guest, id] = [await anOrganization(), await somebody(), randomIdentifier()];
    await storeDocuments({
      [`tours/${id}`]: tourOf(organization, { thumbnailUrl: 'https://images.example/hall.jpg' }),
      [`collaboration/tour_${guest.email}_${id}`]: invitation(guest.email, organization, { tour: id }),
    });

    expect(await search(guest, 'boilr autum')).toEqual({
      found: [{ entry: expect.objectContaining({ tour: id, point: 'p', name: 'Boiler' }), words: ['boiler', 'autumn'] }],
      tours: [{ id, name: 'Hall', thumbnailUrl: 'https://images.example/hall.jpg' }],
      isCutOff: false,
    });
    expect((await search(guest, 'zzz')).found).toEqual([]);
  });

  it('leaves invitations of the own organization out, however many there are', async () => {
    const [own, other] = [await anOrganization(), await anOrganization()];
    const [member, id] = [await somebody({ organization: own, role: 'user' }), `~${randomIdentifier()}`];
    const invitations = Array.from({ length: 30 }, () => randomIdentifier()).map(
      (tour) => [`collaboration/tour_${member.email}_${tour}`, invitation(member.email, own, { tour })] as const,
    );
    await storeDocuments({
      ...Object.fromEntries(invitations),
      [`tours/${id}`]: tourOf(other),
      [`collaboration/tour_${member.email}_${id}`]: invitation(member.email, other, { tour: id }),
    });

    const { tours } = (await member.call('searchTours', { query: 'boiler', memberOf: own })) as Found;

    expect(tours.map((tour) => tour.id)).toEqual([id]);
  });

  it('finds nothing for an address that is not verified', async () => {
    const [organization, guest, id] = [await anOrganization(), await somebody({}, { verified: false }), randomIdentifier()];
    await storeDocuments({
      [`tours/${id}`]: tourOf(organization),
      [`collaboration/tour_${guest.email}_${id}`]: invitation(guest.email, organization, { tour: id }),
    });

    expect(await search(guest, 'boiler')).toEqual({ found: [], tours: [], isCutOff: false });
  });

  it(`finds nothing in a tour that the guest may not open, and everything in those they may, in ${draws(200)} random worlds`, async () => {
    const [home, other] = [await anOrganization(), await anOrganization()];
    const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;
    for (let world = 0; world < draws(200); world += 1) {
      const guest = await somebody();
      const [collection, foreign] = [randomIdentifier(), randomIdentifier()];
      const documents: Record<string, object> = {};
      const opened: string[] = [];
      const collectionExpires = oneOf([null, new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000)]);
      const opensCollection = Math.random() < 0.5 && (collectionExpires === null || collectionExpires.getTime() > Date.now());
      documents[`collaboration/col_${guest.email}_${collection}`] = invitation(guest.email, home, {
        tour: collection,
        type: 'collection',
        expires: opensCollection ? collectionExpires : new Date(Date.now() - 1000),
      });
      documents[`collaboration/col_${guest.email}_${foreign}`] = invitation(guest.email, other, { tour: foreign, type: 'collection' });
      for (let at = 0; at < 6; at += 1) {
        const id = randomIdentifier();
        const organization = oneOf([home, other]);
        const isBinned = Math.random() < 0.15;
        const inCollection = oneOf(['', collection, foreign]);
        documents[`tours/${id}`] = isBinned ? { binnedFrom: organization } : tourOf(organization, { collection: inCollection });
        const [issuer, expires] = [oneOf([home, other]), oneOf([null, new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000)])];
        const isInvited = Math.random() < 0.5;
        const address = oneOf([guest.email, `x${guest.email}`]);
        if (isInvited) documents[`collaboration/tour_${address}_${id}`] = invitation(address, issuer, { tour: id, expires });
        const byTour =
          isInvited && address === guest.email && issuer === organization && (expires === null || expires.getTime() > Date.now());
        const byCollection =
          (inCollection === collection && organization === home && opensCollection) || (inCollection === foreign && organization === other);
        if (!isBinned && (byTour || byCollection)) opened.push(id);
      }
      await storeDocuments(documents);

      expect(await toursFoundBy(guest)).toEqual(opened.toSorted());
    }
  }, 120_000);
});
