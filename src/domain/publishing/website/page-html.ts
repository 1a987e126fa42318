import type { FloorPlan } from '../../attachments';
import { allPois, type Folder, isUncategorized } from '../../folders/folder';
import { plural } from '../../plural';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { fileLink, imageHtml, isImage, listHtml } from './files-html';
import { pointHtml } from './point-html';
import type { FileWriting, RichTextWriter, Website } from './website';

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
export function pageHtml(site: Website, richText: RichTextWriter): string {
  const sections = sectionsOf(site, richText);
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
    element('title', {}, escaped([site.title, site.organization].filter(Boolean).join(' · '))),
    element('link', { rel: 'icon', href: isArchived(site.logo) ? site.logo : 'icon.svg' }),
    element('link', { rel: 'stylesheet', href: 'viewer.css' }),
    element('script', { src: 'viewer.js', defer: true }),
  ];
  const body = [
    headerHtml(site),
    element('main', {}, scanHtml(site), navigationHtml(sections), ...sections.map(({ html }) => html)),
    footerHtml(site),
  ];
  const page = element(
    'html',
    { lang: 'en' },
    element('head', {}, ...head),
    element('body', { 'data-scan': site.scan, 'data-scan-marks': site.showsScanMarks }, ...body),
  );
  return `<!doctype html>\n${page}\n`;
}

function headerHtml({ title, organization, description, address, logo, thumbnailUrl, thumbnailAlt, scan }: Website): string {
  const brand = [
    isArchived(logo) ? element('img', { class: 'logo', src: logo, alt: '' }) : '',
    element('p', { class: 'organization', dir: 'auto' }, escaped(organization)),
  ];
  const hasImage = isArchived(thumbnailUrl);
  return element(
    'header',
    {},
    element('div', { class: 'brand' }, ...brand),
    element('h1', { dir: 'auto' }, escaped(title)),
    address === '' ? '' : element('p', { class: 'text address', dir: 'auto' }, escaped(address)),
    description === '' ? '' : element('p', { class: 'text description', dir: 'auto' }, escaped(description)),
    hasImage ? element('div', { class: scan ? 'cover with-scan' : 'cover' }, element('img', { src: thumbnailUrl, alt: thumbnailAlt })) : '',
  );
}

/** Where the scan is, for readers who do not see it here. */
function scanHtml({ scan, liveAddress }: Website): string {
  if (scan !== null) {
    const text = 'To walk through the 3D scan, open this page through a web server with JavaScript turned on. README.txt says how.';
    return element('p', { class: 'note scan-note' }, text);
  }
  if (liveAddress === null) return '';
  const link = element('a', { href: liveAddress, rel: 'noreferrer' }, 'Walk through the 3D scan online');
  return element('p', { class: 'note' }, `${link}. It is not part of this archive.`);
}

type Section = { id: string; title: string; html: string };

function sectionsOf(site: Website, richText: RichTextWriter): Section[] {
  const folders = folderSections(site.folders, '', { richText, sizes: site.sizes });
  const plans = site.floorplans.filter(({ url }) => url !== '');
  const documents = site.documents.filter(({ url }) => url !== '');
  return [
    ...folders.map(({ title, html }, index) => section(`folder-${index + 1}`, title, 'points', html)),
    ...(plans.length > 0 ? [section('floor-plans', 'Floor plans', 'plans', plansHtml(plans))] : []),
    ...(documents.length > 0 ? [section('documents', 'Documents', 'documents', listHtml('files', documents.map(documentHtml)))] : []),
  ];
}

const section = (id: string, title: string, kind: string, html: string): Section => ({
  id,
  title,
  html: element(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    element('h2', { id: `${id}-title`, dir: 'auto' }, escaped(title)),
    element('div', { class: kind }, html),
  ),
});

/** Folders with points, each named with the folders around it. */
const folderSections = (folders: readonly Folder[], parent: string, writing: FileWriting): { title: string; html: string }[] =>
  folders.flatMap((folder) => {
    const name = isUncategorized(folder) ? 'Points' : folder.name;
    const title = parent === '' ? name : `${parent} / ${name}`;
    const own = folder.pois.length > 0 ? [{ title, html: folder.pois.map((poi) => pointHtml(poi, writing)).join('') }] : [];
    return [...own, ...folderSections(folder.children, title, writing)];
  });

const plansHtml = (plans: readonly FloorPlan[]): string => {
  const images = plans.filter(isImage).map(({ floor, ...plan }) => imageHtml({ ...plan, caption: planName({ floor, ...plan }) }));
  const files = plans.filter((plan) => !isImage(plan)).map((plan) => fileLink({ ...plan, name: planName(plan) }));
  return (images.length > 0 ? element('div', { class: 'images' }, ...images) : '') + listHtml('files', files);
};

const planName = ({ name, floor }: { name: string; floor: string }): string =>
  [name.replace(/^.*?__/, ''), floor !== '' && `floor ${floor}`].filter(Boolean).join(', ') || 'Floor plan';

const documentHtml = ({ documentType, ...document }: Website['documents'][number]): string =>
  fileLink(document) + (documentType === '' ? '' : ` ${element('span', { class: 'size', dir: 'auto' }, escaped(documentType))}`);

const navigationHtml = (sections: readonly Section[]): string =>
  sections.length < 2
    ? ''
    : element(
        'nav',
        { 'aria-label': 'Contents' },
        listHtml(
          'contents',
          sections.map(({ id, title }) => element('a', { href: `#${id}` }, escaped(title))),
        ),
      );

function footerHtml({ version, folders, missing }: Website): string {
  const parts = [version, plural(allPois(folders).length, { one: '# point', other: '# points' })];
  const lacks =
    missing === 0 ? '' : ` ${plural(missing, { one: '# file', other: '# files' })} could not be found when this archive was made.`;
  return element('footer', {}, element('p', {}, escaped(`${parts.filter(Boolean).join(', ')}.${lacks}`)));
}
