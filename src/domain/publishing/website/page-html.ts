import { inLanguage } from '@/language/document-texts';
import { directionOf } from '@/language/locale-of';
import type { FloorPlan } from '../../attachments';
import { documentTypeIn } from '../../document-type-texts';
import { allPois, type Folder, isUncategorized } from '../../folders/folder';
import { planAltField } from '../../languages/text-fields';
import { folderThing } from '../../languages/things';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { fileLink, imageHtml, isImage, listHtml } from './files-html';
import { guidedTourBody, guidedTourFile, guidedToursHtml } from './guided-tour-html';
import { languagesHtml } from './languages-html';
import { mapsHtml } from './maps-html';
import { pointHtml } from './point-html';
import { roomFinder, roomsHtml } from './rooms-html';
import { siteFloors } from './site-floors';
import { languageNote, ownLanguage, textIn, textLanguage } from './text-language';
import { viewerTexts, websiteDocumentTypes, websiteTexts } from './texts';
import type { FileWriting, RichTextWriter, Website, Written } from './website';

/** The page loads and runs nothing but the files of the archive. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page of a version, complete without any script. @param richText sanitizes the texts of authors */
export const pageHtml = (site: Website, richText: RichTextWriter): string => inLanguage(site.language, () => writtenPage(site, richText));

/** The page of each guided tour, in the order of the tour. */
export const guidedTourPages = (site: Website): { name: string; html: string }[] =>
  inLanguage(site.language, () =>
    site.guidedTours.map((guidedTour, index) => ({
      name: guidedTourFile(site, index),
      html: wholePage(site, [guidedTour.name, site.title], {
        body: guidedTourBody(site, guidedTour, index),
        attributes: { 'data-plays': site.scan !== null },
      }),
    })),
  );

function writtenPage(site: Website, richText: RichTextWriter): string {
  const sections = sectionsOf(site, richText);
  const body = [
    headerHtml(site),
    element('main', {}, scanHtml(site), navigationHtml(sections), ...sections.map(({ html }) => html)),
    footerHtml(site),
  ];
  const attributes = {
    'data-scan': site.scan,
    'data-scan-marks': site.showsScanMarks,
    'data-viewer': site.translation?.viewer,
  };
  return wholePage(site, [site.title], { body: body.join(''), attributes });
}

type PageContent = { body: string; attributes: Parameters<typeof element>[1] };

/** A page of the archive. @param titles from the most to the least special, before the organization */
function wholePage(site: Website, titles: readonly string[], { body, attributes }: PageContent): string {
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
    element('title', {}, escaped([...titles, site.organization].filter(Boolean).join(' · '))),
    element('link', { rel: 'icon', href: isArchived(site.logo) ? site.logo : 'icon.svg' }),
    element('link', { rel: 'stylesheet', href: 'viewer.css' }),
    element('script', { src: 'viewer.js', defer: true }),
  ];
  const page = element(
    'html',
    { lang: site.language, dir: directionOf(site.language) },
    element('head', {}, ...head),
    element('body', { ...attributes, 'data-texts': JSON.stringify(viewerTexts()) }, body),
  );
  return `<!doctype html>\n${page}\n`;
}

function headerHtml(site: Website): string {
  const { title, organization, description, address, logo, thumbnailUrl, thumbnailAlt, scan, language: words, translation } = site;
  const [name, about] = ['name', 'description'].map((field) => ({ thing: 'tour', field, words, translation })) as [Of, Of];
  const brand = [
    isArchived(logo) ? element('img', { class: 'logo', src: logo, alt: '' }) : '',
    element('p', { class: 'organization', dir: 'auto' }, escaped(organization)),
  ];
  const hasImage = isArchived(thumbnailUrl);
  return element(
    'header',
    {},
    element('div', { class: 'brand' }, ...brand),
    languagesHtml(site),
    element('h1', textLanguage(name), escaped(title)),
    address === '' ? '' : element('p', { class: 'text address', dir: 'auto' }, escaped(address)),
    description === ''
      ? ''
      : languageNote(about) + element('p', { class: 'text description', ...textLanguage(about) }, escaped(description)),
    hasImage
      ? element(
          'div',
          { class: scan ? 'cover with-scan' : 'cover' },
          element('img', { src: thumbnailUrl, alt: thumbnailAlt, ...ownLanguage(textIn(site, ['tour', 'thumbnailAlt'])) }),
        )
      : '',
  );
}

type Of = Parameters<typeof textLanguage>[0];

/** Where the scan is, for readers who do not see it here. */
function scanHtml({ scan, liveAddress }: Website): string {
  const t = websiteTexts.get();
  if (scan !== null) {
    return element('p', { class: 'note scan-note' }, escaped(t.scanNote));
  }
  if (liveAddress === null) return '';
  const link = element('a', { href: liveAddress, rel: 'noreferrer' }, escaped(t.liveLink));
  // the link is HTML already, and what is around it has no other names
  return element(
    'p',
    { class: 'note' },
    escaped(t.liveNote({ link: '\n' })).replace('\n', () => link),
  );
}

type Section = { id: string; title: Title; html: string };
/** The names of a section, of which a folder has those around it. */
type Title = readonly { text: string; written: Written }[];

function sectionsOf(site: Website, richText: RichTextWriter): Section[] {
  const t = websiteTexts.get();
  const { sizes, captions, pointTypes, language: words, translation } = site;
  const points = new Set(allPois(site.folders).map(({ identifier }) => identifier));
  const roomOf = roomFinder(siteFloors(site));
  const write = (html: string) => richText(html, (poi) => points.has(poi));
  const folders = folderSections(site.folders, [], { richText: write, sizes, captions, pointTypes, roomOf, words, translation });
  const rooms = roomsHtml(site);
  const plans = site.floorplans.filter(({ url }) => url !== '');
  const documents = site.documents.filter(({ url }) => url !== '');
  const maps = mapsHtml(site);
  return [
    ...(site.guidedTours.length > 0 ? [section('guided-tours', named(t.guidedTours), 'guides', guidedToursHtml(site))] : []),
    ...(maps === '' ? [] : [section('map', named(t.map), 'maps', maps)]),
    ...(rooms === '' ? [] : [section('rooms', named(t.rooms), 'rooms', rooms)]),
    ...folders.map(({ title, html }, index) => section(`folder-${index + 1}`, title, 'points', html)),
    ...(plans.length > 0 ? [section('floor-plans', named(t.floorPlans), 'plans', plansHtml(site, plans))] : []),
    ...(documents.length > 0
      ? [section('documents', named(t.documents), 'documents', listHtml('files', documents.map(documentHtml)))]
      : []),
  ];
}

const section = (id: string, title: Title, kind: string, html: string): Section => ({
  id,
  title,
  html: element(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    element('h2', { id: `${id}-title`, dir: 'auto', ...onlyLanguage(title) }, titleHtml(title)),
    element('div', { class: kind }, html),
  ),
});

const named = (text: string): Title => [{ text, written: { dir: 'auto' } }];

/** The language of a title of one name, where it is not the page's. */
const onlyLanguage = ([first, ...others]: Title): Partial<Written> =>
  first?.written.lang !== undefined && others.length === 0 ? first.written : {};

/** Names in several languages have an element each. */
const titleHtml = (title: Title): string => {
  const isMixed = title.length > 1 && title.some(({ written }) => written.lang !== undefined);
  return title.map(({ text, written }) => (isMixed ? element('span', written, escaped(text)) : escaped(text))).join(' / ');
};

/** Folders with points, each named with the folders around it. */
const folderSections = (folders: readonly Folder[], around: Title, writing: FileWriting): { title: Title; html: string }[] =>
  folders.flatMap((folder) => {
    const name = isUncategorized(folder) ? named(websiteTexts.get().points) : [folderName(folder, writing)];
    const title = [...around, ...name];
    const own = folder.pois.length > 0 ? [{ title, html: folder.pois.map((poi) => pointHtml(poi, writing)).join('') }] : [];
    return [...own, ...folderSections(folder.children, title, writing)];
  });

const folderName = ({ id, name }: Folder, { words: language, translation }: FileWriting): Title[number] => ({
  text: name,
  written: textLanguage(textIn({ language, ...(translation && { translation }) }, [folderThing(id), 'name'])),
});

const plansHtml = (site: Website, plans: readonly FloorPlan[]): string => {
  const altIn = (plan: FloorPlan) => ownLanguage(textIn(site, ['tour', planAltField(plan)]));
  const images = plans.filter(isImage).map((plan) => imageHtml({ ...plan, caption: planName(plan), altIn: altIn(plan) }));
  const files = plans.filter((plan) => !isImage(plan)).map((plan) => fileLink({ ...plan, name: planName(plan) }));
  return (images.length > 0 ? element('div', { class: 'images' }, ...images) : '') + listHtml('files', files);
};

function planName({ name: stored, floor }: { name: string; floor: string }): string {
  const t = websiteTexts.get();
  const name = stored.replace(/^.*?__/, '');
  if (floor === '') return name || t.floorPlan;
  return name === '' ? t.onlyFloor({ floor }) : t.floor({ name, floor });
}

const documentHtml = ({ documentType, ...document }: Website['documents'][number]): string =>
  fileLink(document) + (documentType === '' ? '' : ` ${element('span', { class: 'size', dir: 'auto' }, escaped(typeName(documentType)))}`);

const typeName = (type: string) => documentTypeIn(websiteDocumentTypes.get(), type);

const navigationHtml = (sections: readonly Section[]): string =>
  sections.length < 2
    ? ''
    : element(
        'nav',
        { 'aria-label': websiteTexts.get().contents },
        listHtml(
          'contents',
          sections.map(({ id, title }) => element('a', { href: `#${id}`, ...onlyLanguage(title) }, titleHtml(title))),
        ),
      );

/** The version with what its lists in the player count. */
function footerHtml({ version, folders, files, missing }: Website): string {
  const t = websiteTexts.get();
  const parts = [version, t.pointCount(allPois(folders).length), files > 0 && t.fileCount(files)].filter(Boolean);
  const lacks = missing === 0 ? '' : ` ${t.missing(missing)}`;
  return element('footer', {}, element('p', {}, escaped(`${parts.join(t.comma)}.${lacks}`)));
}
