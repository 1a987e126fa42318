import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { publishRequest } from '../support/publish-request';
import { anOrganization, type Someone, somebody, store } from './administrator';
import { exist, storeDocuments, stored } from './stored';
import { withTriggers, writerWith } from './triggers';

let organization: string;
let editor: Someone;
let guest: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  [editor, guest] = await Promise.all([somebody({ organization, role: 'superuser' }), somebody()]);
});

const folders = (...names: string[]) => [
  { id: 'f', name: 'Ground', pois: names.map((name) => ({ identifier: name, name })), children: [] },
];

let tour: string;
let version: string;
const proposal = () => `tours/${tour}/proposals/p1`;
const aProposal = () => ({
  historyId: 'proposed',
  note: 'Look',
  uid: guest.uid,
  email: guest.email,
  name: '',
  created: new Date(),
  state: 'open',
});
beforeEach(async () => {
  [tour, version] = [randomIdentifier(), randomIdentifier()];
  const invitation = { organization, accessLevel: 'readUpdate', expires: null, email: guest.email, tour, type: 'tour' };
  await storeDocuments({
    [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', historyId: 'later', folders: folders('Door', 'Draft') },
    [`tours/${tour}/poiHistory/proposed`]: {
      folders: folders('Door'),
      guidedTours: [],
      rooms: [],
      userUid: guest.uid,
      userEmail: guest.email,
    },
    [`collaboration/tour_${guest.email}_${tour}`]: invitation,
    [proposal()]: aProposal(),
  });
});

const publish = (caller = editor, changes: object = {}) =>
  caller.call('publishTour', publishRequest(tour, version, { proposal: 'p1', historyId: 'proposed', ...changes }));
const namesIn = async (id: string) =>
  (await stored(`organizations/${organization}/tours/${tour}/snapshots/${id}`)).pois.flatMap(
    ({ children }: { children: { name: string }[] }) => children.map(({ name }) => name),
  );

describe('publishTour of a proposal', () => {
  it('publishes the saved state that was proposed, and says what became of it; once for a repeated call', async () => {
    await publish();
    await publish();

    expect(await namesIn(version)).toEqual(['Door']);
    expect(await stored(proposal())).toMatchObject({ state: 'published', version, decidedBy: editor.uid, decidedByEmail: editor.email });
    expect((await stored(`tours/${tour}`)).historyId).toBe('later');
  });

  it('refuses whoever may not open versions, also for a closed one', async () => {
    await expect(publish(guest, { public: false, current: false })).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringMatching(/Ask an editor of the organization/),
    });

    expect(await stored(proposal())).toMatchObject({ state: 'open' });
  });

  it('refuses another state than was looked at, which its author proposed meanwhile under the same id', async () => {
    await storeDocuments({
      [`tours/${tour}/poiHistory/another`]: { folders: folders('Another'), userUid: guest.uid, userEmail: guest.email },
      [proposal()]: { ...aProposal(), historyId: 'another' },
    });

    await expect(publish()).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(/look at the proposal again/),
    });

    expect(await stored(proposal())).toMatchObject({ state: 'open' });
    expect(await exist([`organizations/${organization}/tours/${tour}/versions/${version}`])).toEqual([]);
  });

  it('refuses a proposal that somebody sent back, and one that is gone', async () => {
    await store().doc(proposal()).update({ state: 'returned' });
    await expect(publish()).rejects.toMatchObject({ code: 'failed-precondition', message: expect.stringMatching(/decided/) });
    await store().doc(proposal()).delete();
    await expect(publish()).rejects.toMatchObject({ code: 'not-found', message: expect.stringMatching(/taken it back/) });
  });
});

describe('the activity of an organization', () => {
  it('has who proposed a version, and who sent it back', async () => {
    await store().doc(proposal()).delete();
    await withTriggers([proposal()], () => store().doc(proposal()).set(aProposal()), writerWith(guest.uid));
    await withTriggers(
      [proposal()],
      () => store().doc(proposal()).update({ state: 'returned', decidedBy: editor.uid, decidedByEmail: editor.email }),
      writerWith(editor.uid),
    );

    const entries = await store().collection(`organizations/${organization}/activity`).where('about', '==', `tours/${tour}`).get();

    expect(
      entries.docs.map((entry) => [entry.get('kind'), entry.get('actorEmail'), entry.get('whom'), entry.get('what')]).toSorted(),
    ).toEqual([
      ['proposal-returned', editor.email, guest.email, 'Hall'],
      ['version-proposed', guest.email, '', 'Hall'],
    ]);
  });
});
