import { expiryText } from '@/domain/collaboration/expiry';
import { findPoi } from '@/domain/folders/find';
import type { UserId } from '@/domain/ids';
import { linkState, type ShareLink } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';
import { dateFormat } from '@/language/formats';
import { tourLinksTexts } from './links-texts';

const dayFormat = dateFormat({ dateStyle: 'long' });

/** Texts about a share link in a list: its name or else what it shows, what it shows, who made it and when, and whether it works. */
export function linkSummary(link: ShareLink, { folders }: Pick<Tour, 'folders'>, user: UserId | null, now: Date) {
  const target = targetOf(link, folders);
  return {
    title: link.name || target,
    target: link.name ? target : null,
    origin: originOf(link, user),
    state: stateOf(link, now),
  };
}

function originOf(link: ShareLink, user: UserId | null): string {
  const t = tourLinksTexts.get();
  const isOwn = link.user === user;
  if (!link.created) return isOwn ? t.createdByYou : t.createdByOther;
  const day = dayFormat.format(link.created);
  return isOwn ? t.createdByYouOn({ day }) : t.createdByOtherOn({ day });
}

function targetOf({ poiId, sweep }: ShareLink, folders: Tour['folders']): string {
  const t = tourLinksTexts.get();
  if (poiId !== '') return findPoi(folders, poiId)?.name ?? t.removedPoi;
  return sweep === '' ? t.tour : t.view;
}

function stateOf(link: ShareLink, now: Date): string {
  if (linkState(link, now) !== 'revoked') return expiryText(link.expires, now);
  const t = tourLinksTexts.get();
  return link.revoked ? t.revokedOn({ day: dayFormat.format(link.revoked) }) : t.revoked;
}
