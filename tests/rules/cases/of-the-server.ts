import type { Fields } from '../operation';
import type { Documents } from '../store-wire';

const longAgo = new Date('2024-05-01T08:00:00Z');

const aRequest = (state: string): Fields => ({
  tour: 'hall',
  tourName: 'Hall',
  organization: 'acme',
  uid: 'stranger',
  email: 'stranger@elsewhere.example',
  name: '',
  accessLevel: 'read',
  note: 'Please',
  state,
  createdAt: longAgo,
});

/** What the server alone writes, about what happened. */
export const activity: Documents = {
  'accountDeletions/viewer': { requestedAt: longAgo, dueAt: longAgo, language: 'en' },
  'erasures/hash': { account: 'hash', address: 'hash', state: 'done', erasedAt: longAgo },
  'audit/e1': { kind: 'organization-entered', at: longAgo, actor: 'admin', organization: 'acme' },
  'organizations/acme/activity/e1': { kind: 'revoked', at: longAgo, actor: 'editor' },
  'organizations/globex/activity/e1': { kind: 'revoked', at: longAgo, actor: 'other' },
  'organizations/acme/addressRenewals/private': { id: 'j1', state: 'running', requestedAt: longAgo },
  'organizations/globex/addressRenewals/private': { id: 'j2', state: 'running', requestedAt: longAgo },
};

/** Requests for access, and what the server stores for people and other systems. */
export const accessRequests: Documents = {
  'organizations/acme/accessRequests/hall_stranger': aRequest('open'),
  'organizations/acme/accessRequests/hall_declined': aRequest('declined'),
  'users/stranger/accessRequests/hall': { state: 'open', accessLevel: 'read', requestedAt: longAgo },
  'requestCounts/stranger': { day: '2024-05-01', count: 1 },
  'users/viewer/notifications/mention': { kind: 'mention', at: longAgo, read: false, about: 'tours/hall', target: 'talk' },
  'users/viewer/settings/notifications': { mentions: 'daily', timeZone: 'Europe/Oslo' },
  'signingKeys/unsubscribe': { key: 'secret' },
  'apiKeys/k1': { organization: 'acme', name: 'Facility system', scopes: ['read'], hash: 'hash', expires: longAgo },
  'webhooks/w1': { organization: 'acme', url: 'https://acme.example/hook', events: ['tour.changed'], secret: 'whsec_secret' },
  'webhookDeliveries/d1': { webhook: 'w1', organization: 'acme', event: 'tour.changed', state: 'failed', body: '{}', at: longAgo },
  'apiRequests/r1': { status: 200, body: '{}', at: longAgo },
  'notificationMails/viewer': { notifications: ['mention'], sendAt: longAgo, to: 'viewer@acme.example' },
};
