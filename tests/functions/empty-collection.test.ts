import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCollection } from '../../functions/src/collections/empty-collection';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { anAddress } from './invitations';
import { exist, filesBelow, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

let collection: string;
let organization: string;
let other: string;
beforeEach(() => {
  [collection, organization, other] = [randomIdentifier(), `Org ${randomIdentifier()}`, `Other ${randomIdentifier()}`];
});

const path = () => `collections/${collection}`;
const former = () => ({ id: collection, organization });
const aTour = (fields: object = {}) => ({
  [`tours/${randomIdentifier()}`]: { name: 'T', organization, collection, folders: [], ...fields },
});
const anInvitation = (fields: object = {}, address = anAddress(), prefix = 'col') => ({
  [`collaboration/${prefix}_${address}_${collection}`]: { tour: collection, email: address, type: 'collection', organization, ...fields },
});
const collectionsOf = async (tours: object) => Promise.all(Object.keys(tours).map(async (tour) => (await stored(tour)).collection));

describe('a collection that is deleted', () => {
  it('loses its tours and invitations, and affects no others', async () => {
    const tours = { ...aTour(), ...aTour({ public: true }) };
    const invitations = { ...anInvitation(), ...anInvitation({ accessLevel: 'readUpdate' }), ...anInvitation({ organization: '' }) };
    const others = { ...aTour({ collection: 'elsewhere' }), ...aTour({ organization: other }) };
    const kept = {
      ...anInvitation({ type: 'tour' }, anAddress(), 'tour'),
      ...anInvitation({ organization: other }),
      [`collaboration/col_${anAddress()}_${collection}2`]: { tour: `${collection}2`, type: 'collection', organization },
    };
    await storeDocuments({ [path()]: { organization, name: 'C' }, ...tours, ...invitations, ...others, ...kept });

    await withTriggers([path()], () => store().doc(path()).delete());

    expect(await exist(Object.keys(invitations))).toEqual([]);
    expect(await collectionsOf(tours)).toEqual(['', '']);
    expect(await collectionsOf(others)).toEqual(['elsewhere', collection]);
    expect((await exist(Object.keys(kept))).toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  it('loses its cover images, and others keep theirs', async () => {
    const folder = `organizations/${organization}/collections/${collection}`;
    await storeDocuments({ [path()]: { organization, name: 'C' } });
    await save(`${folder}/cover`);
    await save(`${folder}2/cover`);

    await withTriggers([path()], () => store().doc(path()).delete());

    expect(await filesBelow(`${folder}/`)).toEqual([]);
    expect(await filesBelow(`${folder}2/`)).toEqual([`${folder}2/cover`]);
  });

  it('keeps its cover image when it exists again', async () => {
    const cover = `organizations/${organization}/collections/${collection}/cover`;
    await storeDocuments({ [path()]: { organization, name: 'C' } });
    await save(cover);

    await emptyCollection(former());

    expect(await filesBelow(cover)).toEqual([cover]);
  });

  it('opens no private tour to the guests of another organization that makes a collection of its id', async () => {
    const tours = aTour();
    const invitations = anInvitation();
    await storeDocuments({ ...tours, ...invitations });
    const theirs = { ...aTour({ organization: other }), ...anInvitation({ organization: other }) };
    await storeDocuments({ [path()]: { organization: other } });
    await storeDocuments(theirs);

    await emptyCollection(former());

    expect(await collectionsOf(tours)).toEqual(['']);
    expect(await exist(Object.keys(invitations))).toEqual([]);
    expect((await exist(Object.keys(theirs))).toSorted()).toEqual(Object.keys(theirs).toSorted());
    expect((await collectionsOf(theirs))[0]).toBe(collection);
  });

  it('does not affect a new collection with the same id', async () => {
    const [tours, invitations] = [aTour(), anInvitation()];
    await storeDocuments({ ...tours, ...invitations });
    const [newTours, newInvitations] = [aTour(), anInvitation()];
    await storeDocuments({ [path()]: { organization } });
    await storeDocuments({ ...newTours, ...newInvitations });

    await emptyCollection(former());

    expect(await collectionsOf({ ...tours, ...newTours })).toEqual(['', collection]);
    expect(await exist(Object.keys({ ...invitations, ...newInvitations }))).toEqual(Object.keys(newInvitations));
  });

  it('loses a tour that is edited at the same moment, unless there is a new collection', async () => {
    const tours = aTour();
    await storeDocuments(tours);
    await store().doc(Object.keys(tours)[0]!).update({ name: 'Edited' });

    await emptyCollection(former());

    expect(await collectionsOf(tours)).toEqual(['']);
  });

  it('loses the invitation of a guest who responds at the same moment', async () => {
    const invitations = anInvitation();
    await storeDocuments(invitations);
    await storeDocuments({ [path()]: { organization } });
    await store().doc(Object.keys(invitations)[0]!).update({ status: 'accepted' });

    await emptyCollection(former());

    expect(await exist(Object.keys(invitations))).toEqual([]);
  });

  it('is emptied of more than is read at once, and again without harm', async () => {
    const tours = Object.assign({}, ...Array.from({ length: 301 }, () => aTour()));
    await storeDocuments(tours);

    await Promise.all([emptyCollection(former()), emptyCollection(former())]);
    await emptyCollection(former());

    expect(new Set(await collectionsOf(tours))).toEqual(new Set(['']));
  });
});
