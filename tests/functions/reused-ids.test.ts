import { beforeEach, describe, expect, it } from 'vitest';
import { removeFormerBelow } from '../../functions/src/core/pages';
import { removeOlderTourParts, removeTourParts } from '../../functions/src/tours/remove-tour-parts';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { anAddress } from './invitations';
import { exist, filesBelow, now, save, storeDocuments, stored } from './stored';
import { runTriggers, withTriggers } from './triggers';

let tour: string;
let organization: string;
let other: string;
beforeEach(() => {
  [tour, organization, other] = [randomIdentifier(), `Org ${randomIdentifier()}`, `Other ${randomIdentifier()}`];
});

const path = () => `tours/${tour}`;
const former = () => ({ id: tour, organization, isPublic: false });
const invitation = (address = anAddress(), fields: object = {}) => ({
  [`collaboration/tour_${address}_${tour}`]: { tour, email: address, type: 'tour', organization, accessLevel: 'readUpdate', ...fields },
});
const below = (name: string) => ({
  [`tours/${tour}/links/${name}`]: { message: name },
  [`tours/${tour}/poiHistory/${name}`]: { folders: [] },
  [`tours/${tour}/markers/${name}`]: { markers: [] },
  [`tours/${tour}/presence/${name}`]: { uid: name },
  [`tours/${tour}/missing/m1/deeper/${name}`]: { n: 1 },
});

describe('a tour that is given the id of a deleted one', () => {
  it('gets nothing of it, though it is created in the moment of the deletion', async () => {
    const old = { ...below('old'), ...invitation(), ...invitation() };
    await storeDocuments({ [path()]: { organization, name: 'Old' }, ...old });
    await save(`organizations/${organization}/tour/${tour}/files/old.pdf`);
    const ref = store().doc(path());
    const before = await ref.get();
    await ref.delete();
    const deleted = await ref.get();
    await ref.set({ organization: other, name: 'New' });

    await runTriggers(before, deleted);

    expect(await exist(Object.keys(old))).toEqual([]);
    expect(await filesBelow(`organizations/${organization}/tour/${tour}/`)).toEqual([]);
    expect(await stored(path())).toEqual({ organization: other, name: 'New' });
  });

  it('keeps all that is newer than the deletion, in the same organization too', async () => {
    const [guest, another] = [anAddress(), anAddress()];
    await storeDocuments({ ...below('old'), ...invitation(guest) });
    const folder = `organizations/${organization}/tour/${tour}`;
    await save(`${folder}/files/old.pdf`);
    await save(`${folder}/files/both.pdf`, 'old');
    const newer = { ...below('new'), ...invitation(another) };
    await storeDocuments({ [path()]: { organization } });
    await storeDocuments(newer);
    await Promise.all([save(`${folder}/files/new.pdf`), save(`${folder}/files/both.pdf`, 'new')]);

    await removeTourParts(former());

    expect(await exist(Object.keys({ ...below('old'), ...invitation(guest) }))).toEqual([]);
    expect((await exist(Object.keys(newer))).toSorted()).toEqual(Object.keys(newer).toSorted());
    expect(await filesBelow(folder)).toEqual([`${folder}/files/both.pdf`, `${folder}/files/new.pdf`]);
  });

  it('is opened by no guest of the old one who answers their invitation in that moment', async () => {
    const guest = anAddress();
    await storeDocuments(invitation(guest));
    const [document = ''] = Object.keys(invitation(guest));
    await store().doc(document).update({ status: 'accepted', accepted: true });

    await removeTourParts(former());

    expect(await exist([document])).toEqual([]);
  });

  it('shows no marker of the old one that a guest touches in that moment', async () => {
    await storeDocuments(below('old'));
    await storeDocuments({ [path()]: { organization: other } });
    await store().doc(`tours/${tour}/markers/old`).update({ updated: new Date() });
    await store().doc(`tours/${tour}/presence/old`).update({ seen: new Date() });

    await removeTourParts(former());

    expect(await exist(Object.keys(below('old')))).toEqual([]);
  });

  it('keeps an invitation whose address was invited again', async () => {
    const guest = anAddress();
    const [document = ''] = Object.keys(invitation(guest));
    await storeDocuments(invitation(guest));
    await storeDocuments({ [path()]: { organization: other } });
    await store().doc(document).delete();
    await storeDocuments(invitation(guest, { organization: other }));

    await removeTourParts(former());

    expect(await exist([document])).toEqual([document]);
  });

  it('keeps its place in the collection that it is in, and has none where only the old one was', async () => {
    const [mine, theirs] = [randomIdentifier(), randomIdentifier()].map((id) => `collections/${id}`) as [string, string];
    await storeDocuments({ [mine]: { organization: other, sortOrder: [tour, 'x'] }, [theirs]: { organization, sortOrder: ['y', tour] } });
    await storeDocuments({ [path()]: { organization: other, collection: mine.split('/')[1] } });

    await removeTourParts(former());

    expect((await stored(mine)).sortOrder).toEqual([tour, 'x']);
    expect((await stored(theirs)).sortOrder).toEqual(['y']);
  });

  it('keeps what was created in the same step', async () => {
    const parts = Object.keys({ ...below('new'), ...invitation() });
    const batch = store().batch().set(store().doc(path()), { organization });
    for (const part of parts) batch.set(store().doc(part), { tour });
    await batch.commit();

    await removeTourParts(former());

    expect((await exist(parts)).toSorted()).toEqual(parts.toSorted());
  });

  it('loses nothing when the same deletion is heard of again, late', async () => {
    await storeDocuments(below('old'));
    await removeTourParts(former());
    await storeDocuments({ [path()]: { organization } });
    await storeDocuments({ ...below('new'), ...below('old') });

    await removeTourParts(former());

    const all = Object.keys({ ...below('new'), ...below('old') });
    expect((await exist(all)).toSorted()).toEqual(all.toSorted());
  });
});

describe('an invitation to a deleted tour', () => {
  it.each([
    ['opens it by its id, though its type says otherwise', 'tour_', { type: 'collection' }],
    ['has no type', 'tour_', {}],
    ['is of the oldest form', '', {}],
  ])('goes when it %s', async (_what, prefix, fields) => {
    const address = anAddress();
    const document = `collaboration/${prefix}${address}_${tour}`;
    await storeDocuments({ [document]: { tour, email: address, ...fields } });

    await now();
    await removeTourParts(former());

    expect(await exist([document])).toEqual([]);
  });

  it.each([
    ['is to a collection of the same id', { type: 'collection' }],
    ['is to a collection by its id alone', {}],
  ])('stays when it %s', async (_what, fields) => {
    const address = anAddress();
    const document = `collaboration/col_${address}_${tour}`;
    await storeDocuments({ [document]: { tour, email: address, ...fields } });

    await now();
    await removeTourParts(former());

    expect(await exist([document])).toEqual([document]);
  });
});

describe('a tour of the older layout that is given the id of a deleted one', () => {
  it('keeps what is newer, and nothing else [MODEL-098]', async () => {
    const older = `organizations/${organization}/tours/${tour}`;
    await storeDocuments({ [`${older}/pois/old`]: { poi: [] }, [`${older}/sweeps/s1/markers/old`]: { markers: [] } });
    await save(`${older}/sweeps/s1/old`);
    await storeDocuments({ [older]: { name: 'New' } });
    await storeDocuments({ [`${older}/pois/new`]: { poi: [] } });
    await save(`${older}/sweeps/s1/new`);

    await removeOlderTourParts(store().doc(older));

    expect(await exist([`${older}/pois/old`, `${older}/sweeps/s1/markers/old`, `${older}/pois/new`])).toEqual([`${older}/pois/new`]);
    expect(await filesBelow(older)).toEqual([`${older}/sweeps/s1/new`]);
  });
});

describe('a location that is given the id of a deleted one', () => {
  const location = () => `locations/${tour}`;

  it('shows no version of it', async () => {
    const versions = [`${location()}/tours/v1`, `${location()}/tours/v2`];
    await storeDocuments({ [location()]: { organization }, ...Object.fromEntries(versions.map((version) => [version, { name: 'Old' }])) });

    await withTriggers([location()], () => store().doc(location()).delete());
    await store().doc(location()).set({ organization: other });

    expect(await exist(versions)).toEqual([]);
  });

  it('keeps its own', async () => {
    await storeDocuments({ [`${location()}/tours/old`]: { name: 'Old' } });
    await storeDocuments({ [location()]: { organization: other } });
    await storeDocuments({ [`${location()}/tours/new`]: { name: 'New' } });

    await removeFormerBelow(store().doc(location()));

    expect(await exist([`${location()}/tours/old`, `${location()}/tours/new`])).toEqual([`${location()}/tours/new`]);
  });
});
