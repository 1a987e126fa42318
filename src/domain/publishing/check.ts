import { fileAddressFrom } from '../files/file-address';
import { isShownAsImage } from '../files/file-types';
import { originalFileName } from '../files/names';
import { mapFolders } from '../folders/changes';
import { allPois, type Folder } from '../folders/folder';
import { allStops, type GuidedTour } from '../guided-tours/guided-tour';
import type { PoiId } from '../ids';
import { linkAddress } from '../link-address';
import { plural } from '../plural';
import { linkedPoint } from '../point-link';
import type { FieldKind, PointType } from '../point-types/point-type';
import { fieldsOf, missingFields, withField } from '../point-types/values';
import { attachedFiles } from '../pois/deletion';
import type { Poi } from '../pois/poi';
import { type ImageInText, imagesIn, plainText } from '../rich-text';
import { emailsInText, type PublishedContent } from './published-content';

/** What is looked for: a field of a point's type that a version needs, a link that leads nowhere, a point without view or text, an image without alternative text, an email address in a text. */
export const checkKinds = ['required', 'link', 'view', 'text', 'alt', 'email'] as const;
export type CheckKind = (typeof checkKinds)[number];

/**
 * What was found: in a point, or, without one, in the tour itself, or in its guided tour of this name; `detail` is the address, the name of the image,
 * or "".
 */
export type Finding = { kind: CheckKind; poi: Pick<Poi, 'identifier' | 'name'> | null; guidedTour?: string; detail: string };

/** What somebody may want to mend before a tour is published. */
export function findingsIn(content: PublishedContent): Finding[] {
  const { folders, guidedTours, pointTypes, thumbnailUrl, thumbnailAlt, matterportId, description } = content;
  const hasScan = matterportId !== '';
  const ofTour = [
    ...(thumbnailUrl !== '' && thumbnailAlt.trim() === '' ? [finding('alt', null, 'Image of the tour')] : []),
    ...emailsInText(description).map((email) => finding('email', null, email)),
    ...guidedTours.flatMap((tour) =>
      [...new Set(textsOfGuidedTour(tour).flatMap(emailsInText))].map((email) => ({
        ...finding('email', null, email),
        guidedTour: tour.name,
      })),
    ),
  ];
  const points = new Set(allPois(folders).map(({ identifier }) => identifier));
  const ofPoint = (poi: Poi) => [...missingOf(poi, pointTypes), ...findingsOf(poi, { hasScan, points, types: pointTypes })];
  return [...ofTour, ...allPois(folders).flatMap(ofPoint)];
}

const textsOfGuidedTour = ({ name, description, stops }: GuidedTour): string[] => [
  name,
  description,
  ...stops.flatMap(({ title, text }) => [title, text]),
];

/** What a version cannot be published without, one finding a point. */
export const requiredFindings = ({ folders, pointTypes }: Pick<PublishedContent, 'folders' | 'pointTypes'>): Finding[] =>
  allPois(folders).flatMap((poi) => missingOf(poi, pointTypes));

/** Why nothing can be published while so many points lack a field; null for none. */
export const lackingProblem = (points: number): string | null =>
  points === 0
    ? null
    : plural(points, {
        one: '# point lacks a field that a version needs. Fill it in, or leave the point out.',
        other: '# points lack a field that a version needs. Fill them in, or leave the points out.',
      });

function missingOf(poi: Poi, types: readonly PointType[]): Finding[] {
  const missing = missingFields(poi, types).map(({ name }) => name);
  return missing.length === 0 ? [] : [finding('required', poi, missing.join(', '))];
}

type Around = { hasScan: boolean; points: ReadonlySet<PoiId>; types: readonly PointType[] };

function findingsOf(poi: Poi, { hasScan, points, types }: Around): Finding[] {
  const of = (kind: CheckKind, details: readonly string[]) => details.map((detail) => finding(kind, poi, detail));
  return [
    ...of(
      'link',
      addressesOf(poi, types).filter((url) => !leadsSomewhere(url, points)),
    ),
    ...of('view', hasScan && poi.sweep === '' ? [''] : []),
    ...of('text', hasText(poi) ? [] : ['']),
    ...of('alt', imagesWithoutAlt(poi)),
    ...of('email', [...new Set([...textsOf(poi), ...valuesOf(poi, types, ['text', 'longText', 'link'])].flatMap(emailsInText))]),
  ];
}

/** A link leads to the web, or to a point of the tour. */
function leadsSomewhere(url: string, points: ReadonlySet<PoiId>): boolean {
  const poi = linkedPoint(url);
  return poi === null ? linkAddress(url) !== null : points.has(poi);
}

const finding = (kind: CheckKind, poi: Poi | null, detail: string): Finding => ({
  kind,
  poi: poi && { identifier: poi.identifier, name: poi.name },
  detail,
});

/** The addresses that visitors can press: links, those inside texts, and those in fields of the point's type. */
export const addressesOf = (poi: Poi, types: readonly PointType[]): string[] => [
  ...poi.content.flatMap((block) => {
    if (block.type === 'list') return block.content.map(({ url }) => url);
    if (block.type !== 'text') return [];
    return [...block.content.matchAll(/<a\b[^<>]*\bhref="([^"]*)"/gi)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  }),
  ...valuesOf(poi, types, ['link']),
];

/** What a point has in the fields of these kinds. */
const valuesOf = (poi: Poi, types: readonly PointType[], kinds: readonly FieldKind[]): string[] =>
  fieldsOf(poi, types).shown.flatMap(({ field, value }) =>
    typeof value === 'string' && value !== '' && kinds.includes(field.kind) ? [value] : [],
  );

const hasText = ({ content, tag }: Poi): boolean =>
  (tag?.description ?? '').trim() !== '' ||
  content.some((block) => (block.type === 'text' ? plainText(block.content) !== '' : block.type === 'custom' || block.type === 'unknown'));

const imagesWithoutAlt = (poi: Poi): string[] => [
  ...attachedFiles(poi)
    .filter(({ contentType, alt = '' }) => isShownAsImage(contentType) && alt.trim() === '')
    .map(({ name }) => originalFileName(name)),
  ...imagesOfTexts(poi)
    .filter(({ alt }) => alt === '')
    .map(({ address }) => nameOfImage(address)),
];

const imagesOfTexts = ({ content }: Poi): ImageInText[] =>
  content.flatMap((block) => (block.type === 'text' ? imagesIn(block.content) : []));

const nameOfImage = (address: string): string => originalFileName(fileAddressFrom(address)?.path.split('/').at(-1) ?? address);

/** What people read of a point. Addresses of links are checked as links. */
const textsOf = ({ name, tag, content }: Poi): string[] => [
  name,
  tag?.label ?? '',
  tag?.description ?? '',
  ...content.flatMap((block) => {
    switch (block.type) {
      case 'text':
      case 'custom':
        return [block.name, block.content];
      case 'list':
        return block.content.flatMap(({ name: link, content: words, url }) => [link, words, url]);
      case 'file':
        return block.content.flatMap(({ alt = '', caption = '', markers }) => [alt, caption, ...markers.flatMap(markerTexts)]);
      default:
        return [block.name];
    }
  }),
];

const markerTexts = (marker: object): string[] => Object.values(marker).filter((value) => typeof value === 'string');

/** A stored file of a publication, and the points that show it; none if the tour itself does. */
export type NamedFile = { url: string; path: string; token: string; name: string; pois: readonly Pick<Poi, 'identifier' | 'name'>[] };

/** The stored files of a publication, each once. Addresses of other sites are no files of ours. */
export function storedFilesIn({ folders, guidedTours, floorplans, documents }: PublishedContent): NamedFile[] {
  const files = new Map<string, NamedFile>();
  const add = (url: string, name: string, poi: Poi | null) => {
    const address = fileAddressFrom(url);
    if (!address) return;
    const listed = files.get(url) ?? { url, path: address.path, token: address.token, name: originalFileName(name), pois: [] };
    files.set(url, { ...listed, pois: poi && listed.pois.at(-1) !== poi ? [...listed.pois, poi] : listed.pois });
  };
  for (const poi of allPois(folders)) {
    for (const { url, name, captions = [], poster = '' } of attachedFiles(poi)) {
      add(url, name, poi);
      for (const each of captions) add(each.url, each.name, poi);
      add(poster, nameOfImage(poster), poi);
    }
    for (const { address } of imagesOfTexts(poi)) add(address, nameOfImage(address), poi);
  }
  const ofStops = allStops(guidedTours).flatMap(({ narration, captions }) => [narration, captions].filter((file) => file !== null));
  for (const { url, name } of [...ofStops, ...floorplans, ...documents]) add(url, name, null);
  return [...files.values()];
}

/** The folders without links of a point to an address, in its fields too. Links inside texts lose their address and keep their words. */
export const withoutLink = (folders: readonly Folder[], types: readonly PointType[], id: PoiId, url: string): Folder[] =>
  mapFolders(folders, (folder) => ({
    ...folder,
    pois: folder.pois.map((poi) => (poi.identifier === id ? withoutLinkIn(poi, types, url) : poi)),
  }));

const withoutLinkIn = (poi: Poi, types: readonly PointType[], url: string): Poi => ({
  ...fieldsOf(poi, types).shown.reduce(
    (next, { field, value }) => (field.kind === 'link' && value === url ? withField(next, field.key, undefined) : next),
    poi,
  ),
  content: poi.content.map((block) => {
    if (block.type === 'list') return { ...block, content: block.content.filter((item) => item.url !== url) };
    return block.type === 'text' ? { ...block, content: unlinked(block.content, url) } : block;
  }),
});

const unlinked = (html: string, url: string): string =>
  html.replace(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>(.*?)<\/a>/gis, (link, href: string, words: string) =>
    href.replaceAll('&amp;', '&') === url ? words : link,
  );
