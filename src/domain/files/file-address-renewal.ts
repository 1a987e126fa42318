import { date, number, oneOf, type Stored } from '../stored';

/** Why the file addresses of a tour were closed: by an admin, because it is no longer public, moved, is in the bin, or its last guest was removed. */
export const renewalReasons = ['asked', 'private', 'moved', 'binned', 'revoked'] as const;
export type RenewalReason = (typeof renewalReasons)[number];

/** How far the server is with closing a tour's file addresses: `renewed` of `files` have a new one. */
export type AddressRenewal = {
  state: 'waiting' | 'running' | 'done';
  reason: RenewalReason;
  files: number;
  renewed: number;
  requestedAt: Date | null;
  endedAt: Date | null;
};

/** Reads `organizations/{organization}/addressRenewals/{tour}`; never throws. */
export const addressRenewalFrom = (stored: Stored): AddressRenewal => ({
  state: oneOf(['waiting', 'running', 'done'] as const, stored.state, 'waiting'),
  reason: oneOf(renewalReasons, stored.reason, 'asked'),
  files: number(stored.files, 0),
  renewed: number(stored.renewed, 0),
  requestedAt: date(stored.requestedAt),
  endedAt: date(stored.endedAt),
});
