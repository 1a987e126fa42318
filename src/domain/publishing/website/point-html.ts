import { blockNames, type ContentBlock, type EmbedItem, type ListItem } from '../../content/content-blocks';
import { storedVideo } from '../../content/embeds';
import { videoServices, watchAddress } from '../../content/video-addresses';
import { linkField, linkTextField, videoField } from '../../languages/text-fields';
import { poiThing } from '../../languages/things';
import { linkAddress } from '../../link-address';
import type { Poi } from '../../pois/poi';
import { isArchived } from './archived-files';
import { detailsHtml } from './details-html';
import { element, escaped } from './escape';
import { filesHtml, imageHtml, listHtml } from './files-html';
import { inOwnLanguage, languageNote, type Of, ownLanguage, textLanguage } from './text-language';
import { websiteTexts } from './texts';
import type { FileWriting, Written } from './website';

/** The address of a point on the page. */
export const pointAnchor = (id: string): string => `point=${encodeURIComponent(id)}`;

/** A point with everything that belongs to it. */
export function pointHtml(poi: Poi, writing: FileWriting): string {
  const anchor = pointAnchor(poi.identifier);
  const room = writing.roomOf(poi);
  const view = {
    url: poi.screenshot,
    name: poi.name,
    alt: poi.screenshotAlt || websiteTexts.get().viewOf({ name: poi.name }),
    altIn: poi.screenshotAlt ? ownLanguage(textOf(poi, 'screenshotAlt', writing)) : {},
  };
  return element(
    'article',
    { class: 'point', id: anchor },
    element('h3', textLanguage(textOf(poi, 'name', writing)), element('a', { href: `#${anchor}` }, escaped(poi.name))),
    room ? element('p', { class: 'room', ...room.written }, escaped(room.name)) : '',
    isArchived(poi.screenshot) ? element('div', { class: 'view' }, imageHtml(view)) : '',
    element(
      'div',
      { class: 'body' },
      tagHtml(poi, writing),
      detailsHtml(poi, writing),
      ...poi.content.map((block) => blockHtml(block, poi, writing)),
    ),
  );
}

const textOf = (poi: Poi, field: string, { words, translation }: FileWriting) => ({
  thing: poiThing(poi.identifier),
  field,
  words,
  translation,
});

function tagHtml(poi: Poi, writing: FileWriting): string {
  const description = poi.tag?.description.trim() ?? '';
  const attributes = { class: 'text', ...textLanguage(textOf(poi, 'tag description', writing)) };
  return description === '' ? '' : element('p', attributes, escaped(description));
}

/** A block of a point's content. Blocks of unknown types, and code of pages by the author, are not shown. */
function blockHtml(block: ContentBlock, poi: Poi, writing: FileWriting): string {
  const content = contentHtml(block, poi, writing);
  if (content === '') return '';
  const hasName = block.name !== '' && !Object.values<string>(blockNames).includes(block.name);
  return element(
    'div',
    { class: 'block' },
    hasName ? element('h4', textLanguage(textOf(poi, `block ${block.identifier}`, writing)), escaped(block.name)) : '',
    content,
  );
}

function contentHtml(block: ContentBlock, poi: Poi, writing: FileWriting): string {
  switch (block.type) {
    case 'text':
    case 'custom': {
      const text = writing.richText(block.content);
      const of = textOf(poi, `text ${block.identifier}`, writing);
      return text === '' ? '' : languageNote(of) + element('div', { class: 'text', ...textLanguage(of) }, text);
    }
    case 'file':
      return filesHtml(block.content, writing, (field) => textOf(poi, field, writing));
    case 'list':
      return listHtml(
        'links',
        block.content.map((item) => linkHtml(item, (field) => textOf(poi, field, writing))),
      );
    case 'embeds':
      return listHtml(
        'links',
        block.content.map((item) => videoHtml(item, textOf(poi, videoField(item), writing))),
      );
    case 'unknown':
      return '';
  }
}

/** A link to a file of the archive has another address there than the one by which its texts are stored: its language is not known. */
function linkHtml({ name, content, url }: ListItem, textOf: (field: string) => Of): string {
  const isFile = isArchived(url);
  const address = isFile ? url : linkAddress(url);
  const own = (field: string) => (isFile ? {} : ownLanguage(textOf(field)));
  const text = isFile ? escaped(content) : inOwnLanguage(textOf(linkTextField({ url })), escaped(content));
  const language = name ? own(linkField({ url })) : content ? own(linkTextField({ url })) : {};
  const link = addressHtml(address, escaped(name || content || url), language);
  return name !== '' && content !== '' ? `${link}<br>${text}` : link;
}

function videoHtml(item: EmbedItem, name: Of): string {
  const video = storedVideo(item);
  const address = video ? watchAddress(video) : linkAddress(item.url);
  const label = item.name || (video ? websiteTexts.get().videoOn({ service: videoServices[video.type] }) : item.url);
  return addressHtml(address, escaped(label), item.name ? ownLanguage(name) : {});
}

const addressHtml = (address: string | null, label: string, language: Partial<Written>): string => {
  if (address !== null) return element('a', { href: address, rel: 'noreferrer', ...language }, label);
  return language.lang === undefined ? label : element('span', language, label);
};
