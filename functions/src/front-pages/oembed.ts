import { shortAddressFrom, startAndLanguageOf } from '@/domain/publishing/short-address';
import { escaped } from './html';

/** What is asked for at `/oembed`: the short path of a tour, and the query of where it starts; `refused` has the status that the standard names. */
export type OembedRequest = { path: string; start: string; maxWidth: number; maxHeight: number } | { refused: 404 | 501 };

const size = { width: 960, height: 540 };

/** Reads the query of a request by the schema of oembed.com: JSON alone, addresses of our own tours alone. @param origins where our pages are */
export function oembedRequest(query: URLSearchParams, origins: readonly string[]): OembedRequest {
  if (!['', 'json'].includes(query.get('format') ?? '')) return { refused: 501 };
  const url = query.get('url') ?? '';
  if (!URL.canParse(url)) return { refused: 404 };
  const { origin, pathname, searchParams } = new URL(url);
  const address = origins.includes(origin) ? shortAddressFrom(pathname) : null;
  if (!address || address.addsVisits) return { refused: 404 };
  const [maxWidth, maxHeight] = [sideFrom(query.get('maxwidth')), sideFrom(query.get('maxheight'))];
  return { path: pathname, start: startAndLanguageOf(searchParams).slice(1), maxWidth, maxHeight };
}

/** Where it is said how to embed the page at a whole address. */
export const oembedAddress = (app: string, url: string): string => `${app}oembed?format=json&url=${encodeURIComponent(url)}`;

/** The element of a page's head by which another site finds that. */
export const oembedLink = (address: string, title: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escaped(address)}" title="${escaped(title)}">`;

function sideFrom(text: string | null): number {
  const side = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return side > 0 ? side : Number.POSITIVE_INFINITY;
}

/** The largest frame of our shape that fits. */
function fitted({ maxWidth, maxHeight }: { maxWidth: number; maxHeight: number }) {
  const scale = Math.min(1, maxWidth / size.width, maxHeight / size.height);
  return { width: Math.max(1, Math.floor(size.width * scale)), height: Math.max(1, Math.floor(size.height * scale)) };
}

type Embedded = {
  title: string;
  organization: string;
  provider: string;
  player: string;
  image: { url: string; size: { width: number; height: number } | null } | null;
};

/** The answer for an open tour: a frame with the player. The standard wants a thumbnail with its size or none. */
export function oembedAnswer(request: { maxWidth: number; maxHeight: number }, { title, organization, provider, player, image }: Embedded) {
  const { width, height } = fitted(request);
  const isSmall = image?.size && image.size.width <= request.maxWidth && image.size.height <= request.maxHeight;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: organization,
    provider_name: 'Loggia',
    provider_url: provider,
    cache_age: 60,
    width,
    height,
    html: `<iframe src="${escaped(player)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" allow="fullscreen" loading="lazy"></iframe>`,
    ...(image?.size && isSmall && { thumbnail_url: image.url, thumbnail_width: image.size.width, thumbnail_height: image.size.height }),
  };
}
