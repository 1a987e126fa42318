import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { closeEnded } from '../../functions/src/publishing/close-files';
import { renewPublicationStates, writeFirstPublicationStates } from '../../functions/src/publishing/publication-state';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from './administrator';
import { withTriggers } from './triggers';

let organization: string;
let editor: Someone;
let tour: string;
beforeEach(async () => {
  organization = await anOrganization();
  await store().doc(`organizations/${organization}`).update({ status: true });
  editor = await somebody({ organization, role: 'superuser' });
  tour = randomIdentifier();
  await ref().set({ name: 'Hall', organization, public: false });
});

const ref = () => store().doc(`tours/${tour}`);
const state = async () => (await ref().get()).get('publication');
const publish = async (changes: object = {}) => {
  const version = randomIdentifier();
  const content = { excludedFolders: [], excludedPois: [], floorplans: true, documents: true };
  const access = { public: true, opens: null, until: null, current: true };
  await editor.call('publishTour', { tour, version, name: 'Spring', note: '', ...access, ...content, ...changes });
  return version;
};
const published = { isPublished: true, isProposed: false };

it('a tour says whether a version of it is open to everybody, or will be', async () => {
  await publish({ public: false, current: false });
  expect(await state()).toBeUndefined();
  const version = await publish({ opens: Date.now() + 3600_000 });
  expect(await state()).toEqual(published);
  await editor.call('changeVersion', { tour, version, public: false });
  expect(await state()).toBeUndefined();
  await editor.call('changeVersion', { tour, version, public: true });
  await editor.call('deleteVersion', { tour, version });

  expect(await state()).toBeUndefined();
});

it('a tour is not published any more once its version has ended', async () => {
  const until = Date.now() + 60_000;
  await publish({ until });
  expect(await state()).toEqual(published);

  await closeEnded(new Date(until + 120_000));

  expect(await state()).toBeUndefined();
});

it('a tour says whether a version of it is proposed, until that is sent back', async () => {
  const proposal = ref().collection('proposals').doc('p');
  await withTriggers([proposal.path], () => proposal.set({ state: 'open', uid: editor.uid, email: editor.email }));
  expect(await state()).toEqual({ isPublished: false, isProposed: true });

  await withTriggers([proposal.path], () => proposal.update({ state: 'returned', decidedBy: editor.uid }));

  expect(await state()).toBeUndefined();
});

it('the night writes it where an earlier release published, and takes it away where nothing is proposed', async () => {
  await publish();
  await ref().update({ publication: { isPublished: false, isProposed: true } });

  await renewPublicationStates();
  await renewPublicationStates();

  expect(await state()).toEqual(published);
});

it('writes it once for what an earlier release published, within a minute', async () => {
  await publish();
  const forget = () => ref().update({ publication: FieldValue.delete() });
  await Promise.all([forget(), store().doc('health/publicationStates').delete()]);

  await writeFirstPublicationStates();
  expect(await state()).toEqual(published);
  await forget();
  await writeFirstPublicationStates();

  expect(await state()).toBeUndefined();
});

it('a tour that is moved is published there only if it has versions there', async () => {
  await publish();

  await withTriggers([ref().path], async () => ref().update({ organization: await anOrganization() }));

  expect(await state()).toBeUndefined();
});
