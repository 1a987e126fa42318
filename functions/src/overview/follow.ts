import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { type DocumentChange, documentOf } from '../core/follow-document';
import { listedIn, tourRef } from '../tour-index/refs';
import { requestOverview } from './request-overview';

/** Follows a tour that is created, moved, deleted, renamed, opened to visitors, or gets a country. */
export async function followTour({ before, after }: DocumentChange): Promise<void> {
  const [former, home] = [listedIn(before), listedIn(after)];
  if (former === home && shownOf(before) === shownOf(after)) return;
  if (home !== '') await requestOverview(home, former === home ? ['tours'] : ['tours', `proposals/${after.id}`]);
  if (former !== '' && former !== home) await requestOverview(former, ['tours']);
}

const shownOf = (tour: DocumentSnapshot): string => JSON.stringify([tour.get('name'), tour.get('public'), tour.get('place.country')]);

/** Follows access that ends at some time, and mails that fail. */
export async function followInvitation(change: DocumentChange): Promise<void> {
  if (needOf(change.before) !== needOf(change.after)) await requestOverview(organizationOf(change), ['needs']);
}

function needOf(invitation: DocumentSnapshot): string {
  const { expires, email, tourName, accessLevel } = invitation.data() ?? {};
  const ending = expires ? [expires.valueOf(), email, tourName, accessLevel] : [];
  return JSON.stringify([...ending, hasFailed(invitation)]);
}

const organizationOf = (change: DocumentChange): string => text(documentOf(change).get('organization'));

/** Follows invitations to the organization whose mail fails. */
export async function followMemberInvitation(change: DocumentChange): Promise<void> {
  if (hasFailed(change.before) !== hasFailed(change.after)) await requestOverview(organizationOf(change), ['needs']);
}

const hasFailed = (mail: DocumentSnapshot): boolean => mail.get('delivery.state') === 'ERROR';

/** Follows versions that are proposed, published and sent back. */
export async function followProposal({ before, after }: DocumentChange, tour: string): Promise<void> {
  if (before.get('state') === after.get('state')) return;
  const organization = listedIn(await tourRef(tour).get());
  if (organization !== '') await requestOverview(organization, [`proposals/${tour}`]);
}
