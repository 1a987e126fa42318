import { webAddress } from '@/domain/web-address';
import { beginningOf, imageOf } from '../short-links/card';
import type { Size } from '../short-links/image-size';
import type { OpenVersion } from '../short-links/open-version';
import { ownImage, playerAddress, type Services } from './addresses';
import type { FrontHead } from './page';
import type { VersionOnFront } from './read-tour';
import { type FrontCard, type FrontTexts, type FrontTour, tourPage } from './tour-page';

/** How many points are shown with their pictures, and how much of a text. */
const maxHighlights = 6;

type Page = {
  /** The language of the page. */
  code: string;
  t: FrontTexts;
  /** What its reader chose by `lang=`, which the tour keeps; "" for nothing. */
  chosen: string;
  path: string;
  /** What is told of a tour without a description. */
  about: string;
  services: Services;
  size: Size | null;
};

/** The front page of an open version and the addresses of its images. */
export function frontOfTour(version: OpenVersion, content: VersionOnFront, page: Page): { html: string; images: string[] } {
  const { code, t, path, services } = page;
  const tour = tourOf(version, content, page);
  const url = services.app === '/' ? '' : new URL(path, services.app).href;
  const description = beginningOf(version.description) || page.about;
  const head: FrontHead = {
    title: tour.title,
    description,
    url,
    siteName: version.organizationName,
    image: tour.poster && { ...tour.poster, size: page.size },
    isIndexed: content.isIndexed,
    data: placeData(tour, url),
    oembed: url === '' ? '' : `${services.app}oembed?format=json&url=${encodeURIComponent(url)}`,
  };
  const images = [tour.poster?.url ?? '', tour.organization.logoUrl, ...tour.highlights.map(({ image }) => image)];
  return { html: tourPage(code, t, path, head, tour), images };
}

/** What a search engine learns: only what the author wrote. */
const placeData = ({ title, description, place, poster }: FrontTour, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Place',
  name: title,
  ...(description.trim() !== '' && { description: description.trim() }),
  ...(place !== '' && { address: place }),
  ...(url !== '' && { url }),
  ...(poster && { image: poster.url }),
});

function tourOf(version: OpenVersion, { snapshot, points, organization }: VersionOnFront, { code, t, chosen, services }: Page): FrontTour {
  const language = chosen === '' ? '' : `lang=${encodeURIComponent(chosen)}`;
  const at = (name: string, value: string) =>
    playerAddress(services.app, version, [`${name}=${encodeURIComponent(value)}`, language].filter(Boolean).join('&'));
  const title = version.tourName || 'Digital Twin';
  const image = imageOf(version, services);
  const guided = snapshot.guidedTours ?? [];
  const highlights = points.flatMap((point): FrontCard[] => {
    const picture = pictureOf(point, services);
    return picture ? [{ name: point.name, text: '', ...picture, address: at('start', point.identifier) }] : [];
  });
  const floors = snapshot.details?.floors.length ?? 0;
  const date = snapshot.publishedAt;
  return {
    title,
    place: snapshot.details?.address ?? '',
    description: version.description,
    poster: image === '' ? null : { url: image, alt: version.thumbnailAlt || title },
    enter: playerAddress(services.app, version, language),
    details: [
      ...(points.length > 0 ? [t.points(points.length)] : []),
      ...(floors > 1 ? [t.floors(floors)] : []),
      ...(date ? [t.updated({ date: new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(date) })] : []),
    ],
    highlights: highlights.slice(0, maxHighlights),
    guidedTours: guided.map(({ id, name, description, stops }) => ({
      name,
      text: beginningOf(description) || t.stops(stops.length),
      image: '',
      alt: '',
      address: at('guide', id),
    })),
    organization: { ...organization, logoUrl: ownImage(webAddress(organization.logoUrl) ?? organization.logoUrl, services) },
  };
}

/** The picture of a point: the first image that it shows, else its screenshot; null if it has none of ours. */
function pictureOf(point: VersionOnFront['points'][number], services: Services): Pick<FrontCard, 'image' | 'alt'> | null {
  const shown = point.files.find(({ contentType, url }) => contentType.startsWith('image/') && ownImage(url, services) !== '');
  if (shown) return { image: ownImage(shown.url, services), alt: shown.alt ?? '' };
  const screenshot = ownImage(point.screenshot, services);
  return screenshot === '' ? null : { image: screenshot, alt: point.screenshotAlt ?? '' };
}
