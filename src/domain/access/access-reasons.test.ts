import { expect, it } from 'vitest';
import { collaborationFrom } from '../collaboration/collaborations';
import { accessReasonText } from './access-reasons';
import type { AccessReason } from './people-with-access';

const now = new Date('2026-05-01T10:00:00Z');
const invitedTo = (type: string, expires: Date | null): AccessReason => ({
  by: 'invitation',
  invitation: collaborationFrom('one', { type, tourName: 'City walks', expires }),
});

it.each<[AccessReason, string]>([
  [{ by: 'membership', role: 'superuser' }, 'Editor of Northlight'],
  [{ by: 'membership', role: 'user', lacksRole: true }, 'Member of Northlight, MISSING ROLE'],
  [{ by: 'creating' }, 'Created this tour'],
  [{ by: 'directory' }, 'Directory admin'],
  [invitedTo('tour', null), 'Invited to this tour'],
  [invitedTo('tour', new Date('2026-05-03T13:00:00Z')), 'Invited to this tour, expires in 2 days 3 hours'],
  [invitedTo('tour', new Date('2035-12-31T13:00:00Z')), 'Invited to this tour, expires in 9 years 8 months (31 December 2035)'],
  [invitedTo('collection', null), 'Invited to the collection City walks'],
])('says why somebody can open a tour: %o', (reason, text) => {
  expect(accessReasonText(reason, { name: 'Northlight' }, now)).toBe(text);
});
