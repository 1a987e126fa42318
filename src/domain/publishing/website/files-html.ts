import type { FileItem } from '../../content/content-blocks';
import type { Marker } from '../../markers/marker';
import { bytesText } from '../labels';
import { shownName } from './archive-names';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import type { RichTextWriter } from './website';

type Image = { url: string; name: string; alt?: string; caption?: string };

/** Whether a file is shown as an image: one of the archive, since the page loads nothing from elsewhere. */
export const isImage = ({ url, contentType }: { url: string; contentType: string }): boolean =>
  isArchived(url) && (contentType.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/.test(url)) && !/\.tiff?$/.test(url);

const isVideo = ({ url, contentType }: { url: string; contentType: string }): boolean =>
  isArchived(url) && contentType.startsWith('video/');

/** An image that opens in full size, with its caption. */
export function imageHtml({ url, name, alt, caption }: Image): string {
  const label = alt || shownName(name);
  const image = element('img', { src: url, alt: label, loading: 'lazy', decoding: 'async' });
  return element(
    'figure',
    {},
    element('a', { class: 'image', href: url, 'data-caption': caption || label }, image),
    caption ? element('figcaption', {}, escaped(caption)) : '',
  );
}

/** A file to open or save, with its size where it is stored. */
export function fileLink({ url, name, size = 0 }: { url: string; name: string; size?: number }): string {
  const label = escaped(shownName(name));
  const address = isArchived(url) || /^https?:\/\//i.test(url) ? url : '';
  if (address === '') return `${label} (not in this archive)`;
  const attributes = isArchived(url) ? { href: url, download: shownName(name) } : { href: url, rel: 'noreferrer' };
  return element('a', attributes, label) + (size > 0 ? ` ${element('span', { class: 'size' }, escaped(bytesText(size)))}` : '');
}

/** The files of a point: images and films are shown, the others are links. */
export function filesHtml(files: readonly FileItem[], richText: RichTextWriter): string {
  const images = files.filter(isImage);
  const videos = files.filter(isVideo);
  const others = files.filter((file) => !isImage(file));
  return [
    images.length > 0 ? element('div', { class: 'images' }, ...images.map(imageHtml)) : '',
    ...images.map(({ markers }) => markersHtml(markers, richText)),
    ...videos.map(({ url }) => element('video', { src: url, controls: true, preload: 'metadata' })),
    listHtml('files', others.map(fileLink)),
  ].join('');
}

/** The marked places of an image. */
function markersHtml(markers: readonly Marker[], richText: RichTextWriter): string {
  const items = markers.map(({ name, body }) => `${element('strong', {}, escaped(name || 'Marker'))} ${richText(body)}`);
  return listHtml('markers', items);
}

/** A list of HTML; "" without entries. */
export const listHtml = (name: string, items: readonly string[]): string =>
  items.length === 0 ? '' : element('ul', { class: name }, ...items.map((item) => element('li', {}, item)));
