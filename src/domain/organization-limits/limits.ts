import * as z from 'zod/mini';
import { number, type Stored } from '../stored';

/** What of an organization can have a limit. `storage` is in bytes, `mails` are those of a month: invitations, answers and notifications. */
export const limitKinds = ['tours', 'members', 'storage', 'mails'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** `organizations/{organization}/limits/current`: null where there is none. */
export type Limits = Readonly<Record<LimitKind, number | null>>;

const most = 1e15;
const limit = z.nullable(z.int('Enter a whole number.').check(z.minimum(0, 'Enter 0 or more.'), z.maximum(most, 'This is too much.')));

/** The limits that a Super Admin sets. */
export const limitsInput = z.strictObject({ tours: limit, members: limit, storage: limit, mails: limit });

/** Reads stored limits; an organization without the document has none. */
export const limitsFrom = (stored: Stored): Limits => ({
  tours: number(stored.tours, null),
  members: number(stored.members, null),
  storage: number(stored.storage, null),
  mails: number(stored.mails, null),
});

export const noLimits: Limits = limitsFrom({});

/** Whether there is any limit, so that what happens is counted at once and not only at night. */
export const hasLimits = (limits: Limits): boolean => limitKinds.some((kind) => limits[kind] !== null);

/** From this part of a limit on, those who run the organization are warned. */
export const warningShare = 0.8;

export type LimitLevel = 'fine' | 'near' | 'full';

/** How close something is to its limit: `full` takes nothing new. */
export function levelOf(used: number, limit: number | null): LimitLevel {
  if (limit === null) return 'fine';
  if (used >= limit) return 'full';
  return used >= limit * warningShare ? 'near' : 'fine';
}
