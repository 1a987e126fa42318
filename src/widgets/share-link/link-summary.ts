import { expiryText } from '@/domain/collaboration/expiry';
import { findPoi } from '@/domain/folders/find';
import type { UserId } from '@/domain/ids';
import { linkState, type ShareLink } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Texts about a share link in a list: its name or else what it shows, what it shows, who made it and when, and whether it works. */
export function linkSummary(link: ShareLink, { folders }: Pick<Tour, 'folders'>, user: UserId | null, now: Date) {
  const target = targetOf(link, folders);
  const maker = link.user === user ? 'Created by you' : 'Created by someone else';
  return {
    title: link.name || target,
    target: link.name ? target : null,
    origin: link.created ? `${maker} on ${day.format(link.created)}` : maker,
    state: stateOf(link, now),
  };
}

function targetOf({ poiId, sweep }: ShareLink, folders: Tour['folders']): string {
  if (poiId !== '') return findPoi(folders, poiId)?.name ?? 'A removed point of interest';
  return sweep === '' ? 'The tour' : 'A view of the tour';
}

function stateOf(link: ShareLink, now: Date): string {
  if (linkState(link, now) === 'revoked') return link.revoked ? `Revoked on ${day.format(link.revoked)}` : 'Revoked';
  return expiryText(link.expires, now);
}
