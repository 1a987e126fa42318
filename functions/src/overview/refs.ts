import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import type { OverviewAudience } from '@/domain/overview/overview';
import { store } from '../core/app';

/** What an organization's page *Overview* shows, for those who edit it, and for all others who see it. */
export const overviewRef = (organization: string, audience: OverviewAudience): DocumentReference =>
  store().doc(`organizations/${organization}/overview/${audience}`);

/** The organizations whose overview is to be written; only the functions read it. */
export const dueOverviews = (): CollectionReference => store().collection('dueOverviews');

export const dueRef = (organization: string): DocumentReference => dueOverviews().doc(organization);

/**
 * What of an overview is renewed: its tours, the visits, failed mails and ending access, the proposed versions of a tour, or everything. Each is read anew,
 * so that events may come late, twice, or in any order.
 */
export type OverviewPart = 'all' | 'tours' | 'visits' | 'needs' | `proposals/${string}`;

const mainParts: readonly string[] = ['all', 'tours', 'visits', 'needs'] satisfies OverviewPart[];

export const partsFrom = (stored: readonly string[]): OverviewPart[] =>
  stored.filter((part): part is OverviewPart => mainParts.includes(part) || /^proposals\/[^/]+$/.test(part));
