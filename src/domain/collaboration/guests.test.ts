import { expect, it } from 'vitest';
import { collaborationFrom } from './collaborations';
import { guestsOf } from './guests';

const now = new Date('2026-03-01T12:00:00Z');
const invitation = (type: 'tour' | 'collection', email: string, target: string, stored: object = {}) =>
  collaborationFrom(`${type === 'tour' ? 'tour' : 'col'}_${email}_${target}`, {
    type,
    email,
    tour: target,
    organization: 'Acme',
    ...stored,
  });

it('counts what each person from outside is invited to, and says when the last of it ends', () => {
  const [soon, later] = [new Date('2026-04-01T12:00:00Z'), new Date('2026-05-01T12:00:00Z')];
  const invitations = [
    invitation('tour', 'eve@x.example', 'hall', { expires: soon }),
    invitation('tour', 'eve@x.example', 'mill', { expires: later, accessLevel: 'readUpdate' }),
    invitation('collection', 'ada@x.example', 'shelf'),
    invitation('tour', 'gone@x.example', 'hall', { expires: new Date('2026-02-01T12:00:00Z') }),
    invitation('tour', 'mia@acme.example', 'hall'),
  ];

  expect(guestsOf(invitations, new Set(['mia@acme.example']), now)).toEqual([
    { email: 'ada@x.example', tours: 0, collections: 1, canEdit: false, expires: null },
    { email: 'eve@x.example', tours: 2, collections: 0, canEdit: true, expires: later },
  ]);
});
