import { describe, expect, it } from 'vitest';
import { tourId } from '../ids';
import { tourFrom } from '../tours/tour';
import { anchorState, filesOfTour, poiAnchor } from './anchor';
import { commentFrom } from './comment';
import { participants, readersOfComments } from './mentions';
import { openThreadsByPoi, threadFrom, threadsOf } from './thread';
import { threadIn, threadPath } from './thread-address';

const file = (organization: string, token: string) => ({
  name: '1__plan.pdf',
  url: `https://files.example/v0/b/bucket/o/${encodeURIComponent(`organizations/${organization}/tour/hall/uploads/1__plan.pdf`)}?alt=media&token=${token}`,
  contentType: 'application/pdf',
});
const hall = (organization = 'Acme', token = 'one') =>
  tourFrom('hall', {
    organization,
    folders: [{ id: 'f', pois: [{ identifier: 'door', name: 'Door', content: [{ type: 'file', content: [file(organization, token)] }] }] }],
    documents: [file(organization, token)],
  });

const thread = (id: string, stored: object = {}) =>
  threadFrom(id, {
    anchor: { kind: 'poi', id: 'door', name: 'Old door', sweep: '' },
    text: 'Look',
    uid: 'ada',
    email: 'ada@acme.example',
    last: new Date('2026-05-01'),
    ...stored,
  });

describe('anchorState', () => {
  it('names a point as it is called now, and a deleted one as it was called', () => {
    const { anchor } = thread('t');

    expect(anchorState(anchor, hall(), [])).toEqual({ name: 'Door', isGone: false });
    expect(anchorState(anchor, { folders: [] }, [])).toEqual({ name: 'Old door', isGone: true });
  });

  it('ties a thread to its point again when the deletion is undone', () => {
    const anchor = poiAnchor(hall().folders[0]!.pois[0]!);

    expect([{ folders: [] }, hall()].map((tour) => anchorState(anchor, tour, []).isGone)).toEqual([true, false]);
  });
});

describe('filesOfTour', () => {
  it('has each file once, as the same one in another organization and with another token', () => {
    expect(filesOfTour(hall())).toEqual([{ id: 'uploads/1__plan.pdf', name: 'plan.pdf' }]);
    expect(filesOfTour(hall('Globex', 'two'))).toEqual(filesOfTour(hall()));
  });
});

describe('threads', () => {
  const threads = [
    thread('old', { last: new Date('2026-01-01') }),
    thread('new'),
    thread('done', { resolved: true }),
    thread('pending', { last: null, anchor: { kind: 'place', id: '', name: '', sweep: 's', position: { x: 1 } } }),
  ];

  it('are listed by their latest answer, those that are being stored first', () => {
    expect(threadsOf(threads, 'open').map(({ id }) => id)).toEqual(['pending', 'new', 'old']);
    expect(threadsOf(threads, 'resolved').map(({ id }) => id)).toEqual(['done']);
  });

  it('are counted by point while they are open', () => {
    expect([...openThreadsByPoi(threads)]).toEqual([['door', 2]]);
  });

  it('are read from any stored document', () => {
    expect(threadFrom('odd', { anchor: 7, text: 7, answers: 'many', last: 'now' })).toMatchObject({ text: '', answers: 0, last: null });
  });
});

describe('the address of a thread', () => {
  it('says which thread it opens', () => {
    const path = threadPath(tourId('hall 2'), 'a b');

    expect(path).toBe('/digital-twin/hall%202/play?thread=a%20b');
    expect(threadIn(new URLSearchParams(path.split('?')[1]))).toBe('a b');
    expect(threadIn(new URLSearchParams(''))).toBeNull();
  });
});

describe('whom somebody may mention', () => {
  it('are those who wrote in a thread or were mentioned there, for who sees no members', () => {
    const answers = [commentFrom('a', { text: 'x', uid: 'bob', email: 'bob@guests.example', name: 'Bob', mentions: ['eve@acme.example'] })];

    expect(participants(thread('t'), answers)).toEqual([
      { email: 'ada@acme.example', name: '' },
      { email: 'bob@guests.example', name: 'Bob' },
      { email: 'eve@acme.example', name: '' },
    ]);
  });

  it('are not guests who may only look', () => {
    const person = (email: string, canEdit: boolean, by: 'membership' | 'invitation') => ({
      uid: null,
      email,
      name: email,
      canEdit,
      reasons: [{ by, role: 'user', invitation: {} } as never],
    });

    expect(
      readersOfComments([
        person('viewer@x', false, 'membership'),
        person('reader@x', false, 'invitation'),
        person('writer@x', true, 'invitation'),
      ]),
    ).toEqual([
      { email: 'viewer@x', name: '' },
      { email: 'writer@x', name: '' },
    ]);
  });
});
