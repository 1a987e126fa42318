import type { Documents } from '../store-wire';

const modelId = 'Abcdefghij1';
const longAgo = new Date('2024-05-01T08:00:00Z');

/** An organization with limits, one that is full and suspended, and those that are deleted. */
export const limitedOrganizations = (): Documents => ({
  'organizations/acme/limits/current': { tours: 50 },
  'organizations/acme/usage/2026-11': { month: '2026-11', tours: 12, members: 3, storage: 0, mails: 4, countedAt: longAgo },
  // full, and suspended: an account of it that has no mark was not reached yet
  'organizations/crowded': { name: 'crowded', status: true, isSuspended: true, canCreateTours: true },
  'organizations/crowded/limits/current': { tours: 1 },
  'organizations/crowded/blocked/tours': { since: longAgo },
  'organizations/crowded/blocked/members': { since: longAgo },
  'organizations/crowded/blocked/changes': { suspension: { reason: 'Unpaid', since: longAgo }, deletion: null },
  'organizations/crowded/screens/public': { url: 'https://screens.example/1', public: true },
  'tours/crowded': {
    name: 'Hall',
    organization: 'crowded',
    matterportId: modelId,
    public: false,
    collection: '',
    folders: [],
    created: longAgo,
  },
  'collaboration/tour_suspended.writer@guests.example_hall': {
    email: 'suspended.writer@guests.example',
    type: 'tour',
    tour: 'hall',
    organization: 'acme',
    accessLevel: 'readUpdate',
    expires: null,
    isSuspended: true,
  },
  'rights/suspendedEditor': { number: 0, isSuspended: true },
  'rights/fullEditor': { number: 0, isFull: true },
  'organizationDeletions/acme': { organization: 'acme', dueAt: longAgo },
  'organizationDeletions/acme/mails/30_orgAdmin': { uid: 'orgAdmin', sendRequested: longAgo },
  'organizationReceipts/one': { organization: 'gone', deletedAt: longAgo },
  'organizations/crowded/tours/crowded/snapshots/open': { public: true, opens: null, until: null, matterportId: modelId, pois: [] },
});
