import { expect, it } from 'vitest';
import { accessRequestFrom } from './access-request';
import { askAgainAt, ownRequestFrom } from './own-request';

it('reads whatever is stored as a request', () => {
  expect(accessRequestFrom('hall_ada', { tour: 'hall', uid: 'ada', email: 'Ada@Acme.example', accessLevel: 'x', state: 7 })).toMatchObject({
    id: 'hall_ada',
    tour: 'hall',
    email: 'ada@acme.example',
    accessLevel: 'read',
    state: 'open',
    createdAt: null,
  });
  expect(ownRequestFrom('hall', { state: 'declined' })).toEqual({
    tour: 'hall',
    state: 'declined',
    accessLevel: 'read',
    requestedAt: null,
  });
});

it('lets somebody ask once a day for a tour', () => {
  const requestedAt = new Date('2026-03-01T10:00:00Z');
  expect(askAgainAt({ requestedAt }, new Date('2026-03-01T22:00:00Z'))).toEqual(new Date('2026-03-02T10:00:00Z'));
  expect(askAgainAt({ requestedAt }, new Date('2026-03-02T10:00:00Z'))).toBeNull();
  expect([askAgainAt({ requestedAt: null }, requestedAt), askAgainAt(null, requestedAt)]).toEqual([null, null]);
});
