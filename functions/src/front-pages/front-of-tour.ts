import { allPois } from '@/domain/folders/folder';
import { guidedTourThing, poiThing } from '@/domain/languages/things';
import { attachedFiles } from '@/domain/pois/deletion';
import type { Poi } from '@/domain/pois/poi';
import { webAddress } from '@/domain/web-address';
import { tagOf } from '@/language/formats';
import { beginningOf, imageOf } from '../short-links/card';
import type { Size } from '../short-links/image-size';
import type { OpenVersion } from '../short-links/open-version';
import { ownImage, playerAddress, type Services } from './addresses';
import { oembedAddress } from './oembed';
import { type FrontHead, ownLanguages } from './page';
import type { VersionOnFront } from './read-tour';
import { type FrontCard, type FrontTexts, type FrontTour, tourPage } from './tour-page';

/** How many points are shown with their pictures, and how much of a text. */
const maxHighlights = 6;

type Page = {
  /** The language of our words on the page. */
  code: string;
  t: FrontTexts;
  /** What its reader asked for by `lang=`, which the tour keeps; "" for nothing. */
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
  const description = beginningOf(tour.description) || page.about;
  const { languages } = content.shown.tour;
  const head: FrontHead = {
    title: tour.title,
    description,
    url,
    siteName: version.organizationName,
    image: tour.poster && { ...tour.poster, size: page.size },
    isIndexed: content.isIndexed,
    data: placeData(tour, url),
    oembed: url === '' ? '' : oembedAddress(services.app, url),
    // search engines are told of translations of the content alone
    languages: languages.length > 0 ? languages : ownLanguages,
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

function tourOf(version: OpenVersion, { shown, organization }: VersionOnFront, { code, t, chosen, services }: Page): FrontTour {
  const { tour, languageOf } = shown;
  const languages = [...new Set([...ownLanguages, ...tour.languages])];
  const language = languages.find((each) => each.toLowerCase() === chosen.toLowerCase()) ?? code;
  const query = chosen === '' ? '' : `lang=${encodeURIComponent(language)}`;
  const at = (name: string, value: string) =>
    playerAddress(services.app, version, [`${name}=${encodeURIComponent(value)}`, query].filter(Boolean).join('&'));
  const title = tour.name || 'Digital Twin';
  const image = imageOf(version, services);
  const points = allPois(tour.folders);
  const highlights = points.flatMap((point): FrontCard[] => {
    const picture = pictureOf(point, services);
    const address = at('start', point.identifier);
    return picture ? [{ name: point.name, language: languageOf(poiThing(point.identifier), 'name'), text: '', ...picture, address }] : [];
  });
  const floors = tour.floors.length;
  const date = tour.updated;
  return {
    title,
    titleLanguage: languageOf('tour', 'name'),
    place: tour.address,
    description: tour.description,
    descriptionLanguage: languageOf('tour', 'description'),
    poster: image === '' ? null : { url: image, alt: tour.thumbnailAlt || title },
    enter: playerAddress(services.app, version, query),
    details: [
      ...(points.length > 0 ? [t.points(points.length)] : []),
      ...(floors > 1 ? [t.floors(floors)] : []),
      ...(date ? [t.updated({ date: new Intl.DateTimeFormat(tagOf(code), { dateStyle: 'long', timeZone: 'UTC' }).format(date) })] : []),
    ],
    highlights: highlights.slice(0, maxHighlights),
    guidedTours: tour.guidedTours.map(({ id, name, description, stops }) => ({
      name,
      language: languageOf(guidedTourThing(id), 'name'),
      text: beginningOf(description) || t.stops(stops.length),
      image: '',
      alt: '',
      address: at('guide', id),
    })),
    organization: { ...organization, logoUrl: ownImage(webAddress(organization.logoUrl) ?? organization.logoUrl, services) },
    languages,
    language,
  };
}

/** The picture of a point: the first image that it shows, else its screenshot; null if it has none of ours. */
function pictureOf(point: Poi, services: Services): Pick<FrontCard, 'image' | 'alt'> | null {
  const shown = attachedFiles(point).find(({ contentType, url }) => contentType.startsWith('image/') && ownImage(url, services) !== '');
  if (shown) return { image: ownImage(shown.url, services), alt: shown.alt ?? '' };
  const screenshot = ownImage(point.screenshot, services);
  return screenshot === '' ? null : { image: screenshot, alt: point.screenshotAlt ?? '' };
}
