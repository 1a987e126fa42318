import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { store } from '../core/app';

/** What belongs to an organization beside `organizations/{organization}` and what is below it, each with what is below it. */
export const parts = ['tours', 'collections', 'locations', 'collaboration', 'mail'] as const;
export type OrganizationPart = (typeof parts)[number];

/** The documents of a part. Tours and locations in the bin are below the organization; here is only what they left in their place. */
export const documentsOf = (part: OrganizationPart | 'apiKeys' | 'webhooks' | 'webhookDeliveries', organization: string): Query =>
  store().collection(part).where('organization', '==', organization);

/** What stands in place of tours and locations in the bin. */
export const tombstonesOf = (part: 'tours' | 'locations', organization: string): Query =>
  store().collection(part).where('binnedFrom', '==', organization);

/** `organizationDeletions/{organization}`: that an organization is deleted, and when, unless that is taken back before. */
export const organizationDeletionRef = (organization: string): DocumentReference => store().doc(`organizationDeletions/${organization}`);
