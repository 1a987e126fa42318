import { orgId, tourId } from '@/domain/ids';
import { publicTourPath } from '@/domain/publishing/addresses';
import { shareText } from '@/domain/sharing/share-text';
import type { OpenVersion } from './open-version';

/** The app's address with a trailing slash, from `APP_URL`; "/" if it is not set, which leaves out what only whole addresses can say. */
export function appAddress({ APP_URL = '' }: NodeJS.ProcessEnv): string {
  if (!URL.canParse(APP_URL) || !/^https?:$/.test(new URL(APP_URL).protocol)) return '/';
  const { origin, pathname } = new URL(APP_URL);
  return `${origin}${pathname.replace(/\/*$/, '/')}`;
}

/** The model service's base address without a trailing slash, from `MODEL_SERVICE`; "" if it is the app's own. */
export function modelServiceAddress({ MODEL_SERVICE = '' }: NodeJS.ProcessEnv): string {
  return URL.canParse(MODEL_SERVICE) && /^https?:$/.test(new URL(MODEL_SERVICE).protocol) ? MODEL_SERVICE.replace(/\/+$/, '') : '';
}

type Addresses = {
  /** The app's address, as `appAddress` gives it. */
  app: string;
  /** The model service, as `modelServiceAddress` gives it. */
  models: string;
  /** Whether an address is that of a file in our bucket. */
  isOwnFile: (url: string) => boolean;
  /** The short path of the page. */
  path: string;
  /** Where the tour starts, with its question mark, or "". */
  start: string;
};

/**
 * A page that chats read the preview of an open version from, and that leads browsers on to the tour. It has no script and loads nothing.
 */
export function cardPage(version: OpenVersion, { app, models, isOwnFile, path, start }: Addresses): string {
  const title = version.tourName || 'Digital Twin';
  const description = shareText(version.organizationName);
  const target = `${app}#${publicTourPath(orgId(version.organization), tourId(version.tour), version.isCurrent ? undefined : version.id)}${start}`;
  const image = imageOf(version, { app, models, isOwnFile });
  const isWhole = app !== '/';
  const url = isWhole ? new URL(path, app).href : '';
  return page(
    title,
    [
      `<meta http-equiv="refresh" content="0;url=${escaped(target)}">`,
      ...(url === '' ? [] : [`<link rel="canonical" href="${escaped(url)}">`, property('og:url', url)]),
      `<meta name="description" content="${escaped(description)}">`,
      property('og:type', 'website'),
      property('og:title', title),
      property('og:description', description),
      property('og:site_name', version.organizationName),
      ...(image === '' ? [] : [property('og:image', image), property('og:image:alt', version.thumbnailAlt || title)]),
      `<meta name="twitter:card" content="${image === '' ? 'summary' : 'summary_large_image'}">`,
    ],
    `<h1><a href="${escaped(target)}">Open ${escaped(title)}</a></h1>`,
  );
}

/** The page of an address that leads nowhere, or to a version that is not open: the same for all of them. */
export const missingPage = (): string =>
  page(
    'Not found',
    ['<meta name="robots" content="noindex">'],
    '<h1>This tour isn’t published: it was taken back, or the link is incomplete, so ask the person who sent it for a new one.</h1>',
  );

/** Link previews show images at about this width, in pixels. */
const imageWidth = 1200;

/**
 * The whole address of a version's image: its own, which is open with the version, else its scan's; "" if there is none. An image of another site
 * would tell that site who is sent the link, and could change afterwards.
 */
function imageOf({ thumbnailUrl, matterportId }: OpenVersion, { app, models, isOwnFile }: Omit<Addresses, 'path' | 'start'>): string {
  if (/^https?:\/\//i.test(thumbnailUrl) && URL.canParse(thumbnailUrl)) {
    const { href } = new URL(thumbnailUrl);
    if (isOwnFile(href) || (models !== '' && href.startsWith(`${models}/`))) return href;
  }
  const isWhole = app !== '/';
  if (isWhole && /^\/(?!\/)/.test(thumbnailUrl)) return new URL(thumbnailUrl, app).href;
  const model = encodeURIComponent(matterportId);
  if (model === '' || (models === '' && !isWhole)) return '';
  const path = `/api/player/models/${model}/thumb?width=${imageWidth}&dpr=1`;
  return models === '' ? new URL(path, app).href : models + path;
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

const page = (title: string, head: readonly string[], body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>body{margin:20vh auto 0;max-width:30rem;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{font:inherit}</style>
${head.join('\n')}
</head>
<body><main>${body}</main></body>
</html>
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text for the content of an element or of a quoted attribute; control characters become spaces. */
const escaped = (content: string): string =>
  content.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (character) => entities[character] ?? character);
