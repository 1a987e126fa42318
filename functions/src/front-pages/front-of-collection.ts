import { shortPath } from '@/domain/publishing/short-address';
import { webAddress } from '@/domain/web-address';
import { beginningOf, imageOf } from '../short-links/card';
import type { Size } from '../short-links/image-size';
import type { OpenTour } from '../short-links/open-version';
import { ownImage, playerAddress, type Services } from './addresses';
import { collectionPage, type FrontCollection } from './collection-page';
import { type FrontHead, inLanguage, ownLanguages } from './page';
import type { OpenCollection } from './read-collection';
import type { FrontCard, FrontTexts } from './tour-page';

type Page = {
  /** The language of the page. */
  code: string;
  t: FrontTexts;
  /** What its reader chose by `lang=`, which the tours keep; "" for nothing. */
  chosen: string;
  path: string;
  services: Services;
  size: Size | null;
};

/** The public page of a collection and the addresses of its images. */
export function frontOfCollection(open: OpenCollection, page: Page): { html: string; images: string[] } {
  const { code, t, path, services } = page;
  const { collection, organization, isIndexed } = open;
  const cover = coverOf(open, services);
  const cards = open.tours.map((tour) => cardOf(tour, page));
  const logoUrl = ownImage(webAddress(organization.logoUrl) ?? organization.logoUrl, services);
  const content: FrontCollection = {
    title: collection.name,
    description: collection.description,
    cover: cover === '' ? null : { url: cover, alt: collection.coverAlt },
    tours: cards,
    organization: { ...organization, logoUrl },
  };
  const url = services.app === '/' ? '' : new URL(path, services.app).href;
  const image = sharedImage(open, services);
  const head: FrontHead = {
    title: collection.name,
    description: beginningOf(collection.description) || beginningOf(cards.map(({ name }) => name).join(' · ')) || organization.name,
    url,
    siteName: organization.name,
    image: image && { ...image, size: page.size },
    isIndexed,
    data: collectionData(content, url),
    oembed: '',
    languages: ownLanguages,
  };
  return { html: collectionPage(code, t, path, head, content), images: [cover, logoUrl, ...cards.map((card) => card.image)] };
}

const coverOf = ({ collection }: OpenCollection, services: Services): string => ownImage(collection.coverUrl, services);

/** What previews of its links show: its cover, else the image of its first tour. */
export function sharedImage(open: OpenCollection, services: Services): { url: string; alt: string } | null {
  const cover = coverOf(open, services);
  if (cover !== '') return { url: cover, alt: open.collection.coverAlt || open.collection.name };
  const [first] = open.tours.flatMap((tour) => {
    const url = imageOf(tour, services);
    return url === '' ? [] : [{ url, alt: tour.thumbnailAlt || nameOf(tour) }];
  });
  return first ?? null;
}

const nameOf = ({ tourName }: OpenTour): string => tourName || 'Digital Twin';

/** The name says what a card leads to, so that an image without a text of its own is silent. */
function cardOf(tour: OpenTour, { chosen, services }: Page): FrontCard {
  const language = chosen === '' ? '' : `lang=${encodeURIComponent(chosen)}`;
  const front = shortPath(tour.shortCode);
  return {
    name: nameOf(tour),
    text: tour.place,
    language: tour.language,
    image: imageOf(tour, services),
    alt: tour.thumbnailAlt,
    address: tour.shortCode === '' ? playerAddress(services.app, tour, language) : chosen === '' ? front : inLanguage(front, chosen),
  };
}

/** What a search engine learns: only what the author wrote. */
const collectionData = ({ title, description, cover }: FrontCollection, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: title,
  ...(description.trim() !== '' && { description: description.trim() }),
  ...(url !== '' && { url }),
  ...(cover && { image: cover.url }),
});
