import { orgId, tourId } from '@/domain/ids';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import { preferredLanguage } from '@/language/languages';
import { escaped, logo, pageOfServer } from '../front-pages/html';
import { oembedAddress, oembedLink } from '../front-pages/oembed';
import type { Size } from './image-size';
import type { OpenVersion } from './open-version';
import { shortLinkTexts } from './texts';

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

/** The language of a page, by its BCP 47 tag, and our words in it. */
export type PageLanguage = { code: string; t: Awaited<ReturnType<typeof shortLinkTexts>> };

/** The language for whoever accepts these, most preferred first. */
export async function pageLanguageFor(accepted: readonly string[]): Promise<PageLanguage> {
  const code = preferredLanguage(accepted);
  return { code, t: await shortLinkTexts(code) };
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
  /** The name of the point where it starts, or "". */
  point?: string;
  /** The size of its image, where it is known. */
  size?: Size | null;
};

/**
 * A page that chats read the preview of an open version from, and that leads browsers on to the tour. It has no script and loads its icon alone.
 * The tour's own words are as they were written, ours in the reader's language.
 */
export function cardPage(
  language: PageLanguage,
  version: OpenVersion,
  { app, models, isOwnFile, path, start, point = '', size = null }: Addresses,
): string {
  const { t } = language;
  const tour = version.tourName || 'Digital Twin';
  const title = point === '' ? tour : `${point} - ${tour}`;
  const description = beginningOf(version.description) || t.description({ organization: version.organizationName });
  const target = `${app}#${publicTourPath(orgId(version.organization), tourId(version.tour), version.isCurrent ? undefined : version.id)}${start}`;
  const image = imageOf(version, { app, models, isOwnFile });
  const isWhole = app !== '/';
  const url = isWhole ? new URL(path, app).href : '';
  // chats link what they show to this address, which has to lead to the point too
  const shared = point === '' ? url : url + start;
  return page(
    language,
    title,
    [
      // chats read it all the same; search engines have the front page, if the organization opens that to them
      '<meta name="robots" content="noindex">',
      `<meta http-equiv="refresh" content="0;url=${escaped(target)}">`,
      ...(url === '' ? [] : [`<link rel="canonical" href="${escaped(url)}">`, property('og:url', shared)]),
      ...(url === '' ? [] : [oembedLink(oembedAddress(app, url + start), title)]),
      `<meta name="description" content="${escaped(description)}">`,
      property('og:type', 'website'),
      property('og:title', title),
      property('og:description', description),
      property('og:site_name', version.organizationName),
      ...(image === '' ? [] : [property('og:image', image), property('og:image:alt', version.thumbnailAlt || tour)]),
      ...(image === '' || !size ? [] : [property('og:image:width', String(size.width)), property('og:image:height', String(size.height))]),
      `<meta name="twitter:card" content="${image === '' ? 'summary' : 'summary_large_image'}">`,
    ],
    `<h1 dir="auto">${escaped(title)}</h1>\n<p><a href="${escaped(target)}">${t.open({ title: `<bdi>${escaped(title)}</bdi>` })}</a></p>`,
  );
}

/** The page of an address that leads nowhere, or to a version that is not open: the same for all of them, in the words of the app. */
export const missingPage = (language: PageLanguage, app: string): string =>
  page(
    language,
    `${language.t.missing} - Loggia`,
    ['<meta name="robots" content="noindex">'],
    `<h1>${escaped(language.t.missing)}</h1>\n<p>${escaped(language.t.missingReason)}</p>\n<p><a href="${escaped(app)}">${escaped(language.t.toLoggia)}</a></p>`,
  );

/** Link previews show images at about this width, in pixels. */
const imageWidth = 1200;

/**
 * The whole address of a version's image: its own, which is open with the version, else its scan's; "" if there is none. An image of another site
 * would tell that site who is sent the link, and could change afterwards.
 */
export function imageOf(
  { thumbnailUrl, matterportId }: Pick<OpenVersion, 'thumbnailUrl' | 'matterportId'>,
  { app, models, isOwnFile }: Pick<Addresses, 'app' | 'models' | 'isOwnFile'>,
): string {
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

/** The colours of the app, in light and dark (`src/ui/tokens.css`); the page loads nothing, and so has the fonts of the device. */
const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:light-dark(#f7f6f2,#0c1014);color:light-dark(#111827,#eef0f2);font:1rem/1.5 Inter,system-ui,sans-serif}
main{max-width:26rem;padding:2rem 1.5rem 10vh;text-align:center}
svg{height:36px;margin-bottom:1.25rem;color:light-dark(#8b8a85,#6f7b88)}
h1{margin:0;font-size:1.25rem;line-height:1.4;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:.5rem 0 0;color:light-dark(#4a5160,#a9b3bf);text-wrap:pretty;overflow-wrap:anywhere}
a{display:inline-block;padding:.625rem 0;color:inherit}`;

/** As much of a text as previews show, in one line, up to the end of a word. */
export function beginningOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxDescription) return line;
  const cut = characters.slice(0, maxDescription).join('');
  return `${cut.replace(/\s+\S{0,30}$/, '')}…`;
}

const maxDescription = 200;

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

const page = ({ code }: PageLanguage, title: string, head: readonly string[], body: string): string =>
  pageOfServer({ code, title, style, head, body: `<main>\n${logo}\n${body}\n</main>` });
