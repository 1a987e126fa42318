import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIdentifier, randomUuid } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from './administrator';
import { filesBelow, opened, pathIn, save, storeDocuments } from './stored';

type Answer = { copied: { from: string; to: string }[]; rejected: { url: string; reason: string }[] };

let acme: string;
let globex: string;
let editor: Someone;
let viewer: Someone;
let guest: Someone;
beforeAll(async () => {
  [acme, globex] = await Promise.all([anOrganization(), anOrganization()]);
  editor = await somebody({ organization: acme, role: 'superuser' });
  [viewer, guest] = await Promise.all([somebody({ organization: acme, role: 'user' }), somebody()]);
});

let target: string;
let source: string;
let foreign: string;
beforeEach(async () => {
  [target, source, foreign] = [randomIdentifier(), randomIdentifier(), randomIdentifier()];
  const tour = (organization: string) => ({ name: 'Hall', organization, folders: [], public: false });
  await storeDocuments({
    [`tours/${target}`]: tour(acme),
    [`tours/${source}`]: tour(acme),
    [`tours/${foreign}`]: tour(globex),
    [`collaboration/tour_${guest.email}_${target}`]: invitation(target, acme, 'readUpdate'),
  });
});

const invitation = (tour: string, organization: string, accessLevel: string) => ({
  email: guest.email,
  tour,
  type: 'tour',
  organization,
  accessLevel,
  expires: null,
});
const fileOf = (organization: string, tour: string, name = 'uploads/u1__plan.pdf') => `organizations/${organization}/tour/${tour}/${name}`;
const copyFiles = (caller: Someone, urls: string[]) => caller.call('copyFilesToTour', { tour: target, urls }) as Promise<Answer>;

describe('copyFilesToTour', () => {
  it('gives a tour files of its own, once, which stay when the others go', async () => {
    const [plan, photo] = await Promise.all([
      save(fileOf(acme, source), 'plan'),
      save(fileOf(acme, source, 'screenshots/p1.jpg'), 'photo'),
    ]);

    const { copied, rejected } = await copyFiles(editor, [plan, photo, plan]);
    const again = await copyFiles(editor, [plan, photo]);

    expect(rejected).toEqual([]);
    expect(copied.map(({ from }) => from).toSorted()).toEqual([photo, plan].toSorted());
    expect(again).toEqual({ copied, rejected });
    const toOf = (url: string) => copied.find(({ from }) => from === url)?.to ?? '';
    expect(pathIn(toOf(plan))).toBe(fileOf(acme, target));
    expect([await opened(toOf(plan)), await opened(toOf(photo))]).toEqual(['application/pdf: plan', 'application/pdf: photo']);
    expect(await filesBelow(fileOf(acme, target, ''))).toHaveLength(2);
  });

  it('asks at that moment whether the person may read the tour of each file', async () => {
    const [plan, secret] = await Promise.all([save(fileOf(acme, source), 'plan'), save(fileOf(globex, foreign), 'secret')]);

    expect((await copyFiles(editor, [plan, secret])).rejected).toEqual([{ url: secret, reason: 'denied' }]);
    expect((await copyFiles(guest, [plan, secret])).rejected).toHaveLength(2);

    await storeDocuments({ [`collaboration/tour_${guest.email}_${source}`]: invitation(source, acme, 'read') });
    await store().doc(`tours/${foreign}`).update({ public: true });

    expect((await copyFiles(guest, [plan, secret])).rejected).toEqual([]);
  });

  it('copies nothing that the address does not open, that is not there, or that lies in a tour that moved or was deleted', async () => {
    const plan = await save(fileOf(acme, source), 'plan');
    const forged = plan.replace(/token=.*/, `token=${randomUuid()}`);
    const gone = plan.replace('u1__plan', 'u2__gone');
    const moved = await save(fileOf(globex, source), 'moved');
    const deleted = await save(fileOf(acme, randomIdentifier()), 'deleted');

    const { copied, rejected } = await copyFiles(editor, [forged, gone, moved, deleted]);

    expect(copied).toEqual([]);
    expect(rejected.toSorted((one, other) => one.url.localeCompare(other.url))).toEqual(
      [
        { url: forged, reason: 'missing' },
        { url: gone, reason: 'missing' },
        { url: moved, reason: 'denied' },
        { url: deleted, reason: 'denied' },
      ].toSorted((one, other) => one.url.localeCompare(other.url)),
    );
    expect(await filesBelow(fileOf(acme, target, ''))).toEqual([]);
  });

  it('leaves alone what is no file of another tour', async () => {
    const own = await save(fileOf(acme, target), 'own');

    expect(await copyFiles(editor, [own, 'https://site.example/plan.pdf', 'hello'])).toEqual({ copied: [], rejected: [] });
  });

  it('is for those who may change the tour, and takes up to 50 files', async () => {
    const plan = await save(fileOf(acme, source), 'plan');
    const denial = { code: 'permission-denied', message: 'You don’t have permission to change this tour.' };

    await expect(copyFiles(viewer, [plan])).rejects.toMatchObject(denial);
    await expect(editor.call('copyFilesToTour', { tour: randomIdentifier(), urls: [plan] })).rejects.toMatchObject(denial);
    await expect(copyFiles(editor, Array(51).fill(plan))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/50/),
    });
  });
});
