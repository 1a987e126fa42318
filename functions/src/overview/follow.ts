import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { listedIn, tourRef } from '../tour-index/refs';
import { requestOverview } from './request-overview';

type Change = { before: DocumentSnapshot; after: DocumentSnapshot };

/** Follows a tour that is created, moved, deleted, renamed, opened to visitors, or gets a country. */
export async function followTour({ before, after }: Change): Promise<void> {
  const [former, home] = [listedIn(before), listedIn(after)];
  if (former === home && shownOf(before) === shownOf(after)) return;
  if (home !== '') await requestOverview(home, former === home ? ['tours'] : ['tours', `proposals/${after.id}`]);
  if (former !== '' && former !== home) await requestOverview(former, ['tours']);
}

const shownOf = (tour: DocumentSnapshot): string => JSON.stringify([tour.get('name'), tour.get('public'), tour.get('place.country')]);

/** Follows access that ends at some time, and mails that fail. */
export async function followInvitation({ before, after }: Change): Promise<void> {
  if (needOf(before) !== needOf(after)) await requestOverview(text((after.exists ? after : before).get('organization')), ['needs']);
}

function needOf(invitation: DocumentSnapshot): string {
  const { expires, email, tourName, accessLevel } = invitation.data() ?? {};
  const ending = expires ? [expires.valueOf(), email, tourName, accessLevel] : [];
  return JSON.stringify([...ending, hasFailed(invitation)]);
}

/** Follows mails that fail. */
export async function followMail({ before, after }: Change, organization: string): Promise<void> {
  if (hasFailed(before) !== hasFailed(after)) await requestOverview(organization, ['needs']);
}

const hasFailed = (mail: DocumentSnapshot): boolean => mail.get('delivery.state') === 'ERROR';

/** Follows versions that are proposed, published and sent back. */
export async function followProposal({ before, after }: Change, tour: string): Promise<void> {
  if (before.get('state') === after.get('state')) return;
  const organization = listedIn(await tourRef(tour).get());
  if (organization !== '') await requestOverview(organization, [`proposals/${tour}`]);
}
