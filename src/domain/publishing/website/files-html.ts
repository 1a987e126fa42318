import { directionOf } from '@/language/locale-of';
import type { FileItem } from '../../content/content-blocks';
import { inLargestUnit } from '../../files/largest-unit';
import { languageInSentence, languageName } from '../../languages/language-tags';
import { altField, captionField, markerField, markerTextField } from '../../languages/text-fields';
import type { Marker } from '../../markers/marker';
import { shownName } from './archive-names';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { type Of, ownLanguage, textLanguage } from './text-language';
import { websiteTexts } from './texts';
import type { FileWriting, ImageSize, Written } from './website';

/** An image with the languages of its alternative and caption, where they are not the page's. */
type Image = { url: string; name: string; alt?: string; caption?: string; altIn?: Partial<Written>; captionIn?: Partial<Written> };
type MarkedImage = Image & { markers: readonly Marker[]; markerTexts: (marker: Marker) => { name: Of; body: Of } };

/** Whether a file is shown as an image: one of the archive, since the page loads nothing from elsewhere. */
export const isImage = ({ url, contentType }: { url: string; contentType: string }): boolean =>
  isArchived(url) &&
  (contentType.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/.test(url)) &&
  !/\.(?:tiff?|txt)$/.test(url);

const isPlayed = ({ url, contentType }: { url: string; contentType: string }): boolean =>
  isArchived(url) && /^(?:video|audio)\//.test(contentType);

/** An image that opens in full size, with its caption. */
export function imageHtml(image: Image): string {
  const { caption, captionIn } = image;
  const text = caption ? element('figcaption', { dir: 'auto', ...captionIn }, escaped(caption)) : '';
  return element('figure', {}, linkedImage(image, caption), text);
}

/** @param caption what is said below it in full size, if not its alternative */
function linkedImage({ url, name, alt, altIn, captionIn }: Image, caption: string | undefined, marks = ''): string {
  const label = alt || shownName(name);
  const own = alt ? altIn : {};
  const image = element('img', { src: url, alt: label, ...own, loading: 'lazy', decoding: 'async' });
  return element('a', { class: 'image', href: url, 'data-caption': caption || label, ...(caption ? captionIn : own) }, image, marks);
}

/** An image with the numbers of its markers where they are, and below it what each says. The policy of the page allows no styles in attributes. */
function markedImageHtml(image: MarkedImage, { richText, sizes }: FileWriting): string {
  const { url, name, alt, caption, markers, markerTexts } = image;
  const size = sizes.get(url);
  const items = markers.map((marker) => {
    const texts = markerTexts(marker);
    const title = marker.name ? textLanguage(texts.name) : { dir: 'auto' };
    const label = element('strong', title, escaped(marker.name || websiteTexts.get().marker));
    return element('li', textLanguage(texts.body), `${label} ${richText(marker.body)}`);
  });
  const label = caption || alt || shownName(name);
  const own = caption ? image.captionIn : alt ? image.altIn : {};
  return element(
    'figure',
    { class: 'marked' },
    linkedImage(image, label, size ? numbersHtml(markers, size) : ''),
    element('figcaption', { dir: 'auto', ...own }, escaped(label)),
    element('ol', { class: 'markers' }, ...items),
  );
}

/** The numbers of markers, which are placed from the lower left corner, in tens of pixels. @see EDIT-090 */
function numbersHtml(markers: readonly Marker[], { width, height }: ImageSize): string {
  const radius = Math.max(width, height) / 50;
  const numbers = markers.map(({ latlng: { lat, lng } }, index) => {
    const [x, y] = [lng * 10, height - lat * 10];
    return (
      element('circle', { cx: x, cy: y, r: radius, 'stroke-width': radius / 6 }) +
      element('text', { x, y, 'font-size': radius * 1.2, 'text-anchor': 'middle', 'dominant-baseline': 'central' }, String(index + 1))
    );
  });
  return element('svg', { class: 'numbers', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...numbers);
}

/** A file to open or save, with its size where it is stored. */
export function fileLink({ url, name, size = 0 }: { url: string; name: string; size?: number }): string {
  const address = isArchived(url) || /^https?:\/\//i.test(url) ? url : '';
  if (address === '') return escaped(websiteTexts.get().notInArchive({ name: shownName(name) }));
  const attributes = isArchived(url) ? { href: url, download: shownName(name) } : { href: url, rel: 'noreferrer' };
  return (
    element('a', attributes, escaped(shownName(name))) + (size > 0 ? ` ${element('span', { class: 'size' }, escaped(sizeText(size)))}` : '')
  );
}

/** A number of bytes, as its text writes numbers: our formats would follow the language of the page, not that of the website. */
function sizeText(bytes: number): string {
  const t = websiteTexts.get();
  const toTenths = (size: number) => Math.round(size / 0.1) / 10;
  return inLargestUnit(bytes, [t.bytes, t.kilobytes, t.megabytes, t.gigabytes], toTenths);
}

/** A film or recording with its captions, and below it what they say: a browser shows no captions of a page that is opened from a folder. */
function mediaHtml(
  { url, name, contentType, captions = [], poster = '' }: FileItem,
  { captions: transcripts, words }: FileWriting,
): string {
  const archived = captions.filter((each) => isArchived(each.url));
  const tracks = archived.map(({ url: src, language }) =>
    element('track', { kind: 'captions', src, srclang: language, label: languageName(language, language) }),
  );
  const player = element(
    contentType.startsWith('audio/') ? 'audio' : 'video',
    { src: url, controls: true, preload: 'metadata', 'aria-label': shownName(name), ...(isArchived(poster) && { poster }) },
    ...tracks,
  );
  const details = archived.map(({ url: src, language }) => {
    const text = transcripts.get(src) ?? '';
    const title = `${websiteTexts.get().transcript} (${languageInSentence(language, words)})`;
    const attributes = { class: 'text', lang: language, dir: directionOf(language) };
    return text === '' ? '' : element('details', {}, element('summary', {}, escaped(title)), element('p', attributes, escaped(text)));
  });
  return element('figure', { class: 'media' }, player, ...details);
}

/** The files of a point: images are shown, films and recordings play, the others are links. @param textOf what a text of the point is stored by */
export function filesHtml(files: readonly FileItem[], writing: FileWriting, textOf: (field: string) => Of): string {
  const figures = files.filter(isImage).map((file) => {
    const image = { ...file, altIn: ownLanguage(textOf(altField(file))), captionIn: ownLanguage(textOf(captionField(file))) };
    const markerTexts = (marker: Marker) => ({ name: textOf(markerField(file, marker)), body: textOf(markerTextField(file, marker)) });
    return file.markers.length > 0 ? markedImageHtml({ ...image, markerTexts }, writing) : imageHtml(image);
  });
  const media = files.filter(isPlayed);
  const others = files.filter((file) => !isImage(file));
  return [
    figures.length > 0 ? element('div', { class: 'images' }, ...figures) : '',
    ...media.map((file) => mediaHtml(file, writing)),
    listHtml(
      'files',
      others.map((file) => fileLink(file)),
    ),
  ].join('');
}

/** A list of HTML; "" without entries. */
export const listHtml = (name: string, items: readonly string[]): string =>
  items.length === 0 ? '' : element('ul', { class: name }, ...items.map((item) => element('li', { dir: 'auto' }, item)));
