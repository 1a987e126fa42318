import { orgId, tourId } from '@/domain/ids';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { OpenVersion } from '../short-links/open-version';

/** The addresses of our services, as `appAddress` and `modelServiceAddress` give them, and whether an address is that of a file in our bucket. */
export type Services = { app: string; models: string; isOwnFile: (url: string) => boolean };

/** The page of the player that shows an open version, with this query. */
export function playerAddress(app: string, version: Pick<OpenVersion, 'organization' | 'tour' | 'id' | 'isCurrent'>, query = ''): string {
  const path = publicTourPath(orgId(version.organization), tourId(version.tour), version.isCurrent ? undefined : version.id);
  return `${app}#${path}${query === '' ? '' : `?${query}`}`;
}

/** The whole address of an image that is ours; "" for any other: one of another site would tell that site who reads the page. */
export function ownImage(url: string, { app, models, isOwnFile }: Services): string {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) {
    const { href } = new URL(url);
    return isOwnFile(href) || (models !== '' && href.startsWith(`${models}/`)) ? href : '';
  }
  if (!/^\/(?!\/)/.test(url)) return '';
  return app === '/' ? url : new URL(url, app).href;
}

/** What a page may load images from: the paths of its own images' origins, and the site itself. */
export const imageSources = (images: readonly string[]): string =>
  ["'self'", ...new Set(images.filter((image) => URL.canParse(image)).map((image) => new URL(image).origin))].join(' ');
