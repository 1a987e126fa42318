import { directionOf } from '@/language/locale-of';
import type { FileItem } from '../../content/content-blocks';
import { languageInSentence, languageName } from '../../languages/language-tags';
import type { Marker } from '../../markers/marker';
import { shownName } from './archive-names';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { websiteTexts } from './texts';
import type { FileWriting, ImageSize } from './website';

type Image = { url: string; name: string; alt?: string; caption?: string };
type MarkedImage = Image & Pick<FileItem, 'markers'>;

/** Whether a file is shown as an image: one of the archive, since the page loads nothing from elsewhere. */
export const isImage = ({ url, contentType }: { url: string; contentType: string }): boolean =>
  isArchived(url) &&
  (contentType.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/.test(url)) &&
  !/\.(?:tiff?|txt)$/.test(url);

const isPlayed = ({ url, contentType }: { url: string; contentType: string }): boolean =>
  isArchived(url) && /^(?:video|audio)\//.test(contentType);

/** An image that opens in full size, with its caption. */
export function imageHtml({ url, name, alt, caption }: Image): string {
  const label = alt || shownName(name);
  const image = element('img', { src: url, alt: label, loading: 'lazy', decoding: 'async' });
  return element(
    'figure',
    {},
    element('a', { class: 'image', href: url, 'data-caption': caption || label }, image),
    caption ? element('figcaption', { dir: 'auto' }, escaped(caption)) : '',
  );
}

/** An image with the numbers of its markers where they are, and below it what each says. The policy of the page allows no styles in attributes. */
function markedImageHtml({ url, name, alt, caption, markers }: MarkedImage, { richText, sizes }: FileWriting): string {
  const label = caption || alt || shownName(name);
  const image = element('img', { src: url, alt: alt || shownName(name), loading: 'lazy', decoding: 'async' });
  const size = sizes.get(url);
  const items = markers.map(
    ({ name, body }) => `${element('strong', { dir: 'auto' }, escaped(name || websiteTexts.get().marker))} ${richText(body)}`,
  );
  return element(
    'figure',
    { class: 'marked' },
    element('a', { class: 'image', href: url, 'data-caption': label }, image, size ? numbersHtml(markers, size) : ''),
    element('figcaption', { dir: 'auto' }, escaped(label)),
    element('ol', { class: 'markers' }, ...items.map((item) => element('li', {}, item))),
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

/** A number of bytes, in the largest unit that leaves at least one. */
function sizeText(bytes: number): string {
  const t = websiteTexts.get();
  const units = [t.bytes, t.kilobytes, t.megabytes, t.gigabytes];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return units[power]?.({ size: Math.round(bytes / 1000 ** power / 0.1) / 10 }) ?? '';
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

/** The files of a point: images are shown, films and recordings play, the others are links. */
export function filesHtml(files: readonly FileItem[], writing: FileWriting): string {
  const images = files.filter(isImage);
  const figures = images.map((file) => (file.markers.length > 0 ? markedImageHtml(file, writing) : imageHtml(file)));
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
