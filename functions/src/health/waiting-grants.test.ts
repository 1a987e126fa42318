import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { grantFrom } from '@/domain/access/invitations';
import { isWaiting } from './waiting-grants';

const address = 'ada@x.example';
const expires = new Date(2000);
const invitation = grantFrom(`tour_${address}_t1`, { accessLevel: 'read', organization: 'Acme', expires });
const entry = { level: 'read', organization: 'Acme', expires: Timestamp.fromMillis(2000) };

it('grants wait while they do not have what an invitation grants [ACCESS-069]', () => {
  expect(isWaiting(invitation, address, undefined)).toBe(true);
  expect(isWaiting(invitation, address, { tours: { t2: entry } })).toBe(true);
  expect(isWaiting(invitation, address, { tours: { t1: { ...entry, level: 'readUpdate' } } })).toBe(true);
  expect(isWaiting(invitation, address, { tours: { t1: { ...entry, expires: null } } })).toBe(true);
  expect(isWaiting(invitation, address, { tours: { t1: entry } })).toBe(false);
});

it('an invitation that grants nothing waits for nothing', () => {
  expect(isWaiting(invitation, 'bob@x.example', undefined)).toBe(false);
  expect(isWaiting(grantFrom('adax', { email: address, tour: 'x' }), address, undefined)).toBe(false);
  expect(isWaiting(grantFrom(`tour_${address}_t1`, { accessLevel: 'read' }), address, undefined)).toBe(false);
});
