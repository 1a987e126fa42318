import { expect, it } from 'vitest';
import { floorPlansFrom } from '../../attachments';
import { foldersFrom } from '../../folders/folder';
import { tourTexts } from '../../languages/tour-texts';
import { tourFrom } from '../../tours/tour';
import { pageHtml } from './page-html';
import type { Website } from './website';

const image = { url: 'files/a.jpg', contentType: 'image/jpeg' };
const marker = { name: 'Valve', body: 'Shut it', icon: 'red', latlng: { lat: 1, lng: 2 } };
const content = [
  {
    type: 'list',
    name: 'Reading',
    identifier: 'l',
    content: [{ name: 'Manual', content: 'In short', url: 'example.org/m', type: 'link' }],
  },
  { type: 'embeds', identifier: 'e', content: [{ name: 'A film', url: 'dQw4w9WgXcQ', type: 'youtube' }] },
  { type: 'file', identifier: 'f', content: [{ ...image, name: 'u__a.jpg', alt: 'A fire', caption: 'The fire', markers: [marker] }] },
];
const kitchen = { id: 'g', name: 'Kitchen', pois: [{ identifier: 'b', name: 'Sink' }] };
const folders = [{ id: 'f', name: 'Ground', pois: [{ identifier: 'a', name: 'Stove', content }], children: [kitchen] }];
const floorplans = [{ ...image, name: 'u__plan.jpg', alt: 'A plan', floor: '1' }];
const tour = tourFrom('t', { name: 'Haus', thumbnailAlt: 'A house', folders, floorplans });

/** An Arabic page of which only some texts are translated; the others are in English. */
const page = (translated: readonly string[]) => {
  const keys = new Set(tourTexts(tour).flatMap(({ thing, field, text }) => (translated.includes(text) ? [`${thing}/${field}`] : [])));
  const site: Website = {
    language: 'ar',
    title: 'Haus',
    version: '1',
    organization: 'Acme',
    description: '',
    address: '',
    logo: '',
    model: '',
    thumbnailUrl: 'files/t.jpg',
    thumbnailAlt: 'A house',
    folders: foldersFrom(folders),
    floorplans: floorPlansFrom(floorplans),
    pointTypes: [],
    guidedTours: [],
    documents: [],
    rooms: [],
    floors: [],
    captions: new Map(),
    sizes: new Map(),
    scan: null,
    shape: null,
    showsScanMarks: false,
    liveAddress: null,
    files: 0,
    missing: 0,
    translation: {
      language: 'ar',
      languageOf: (thing, field) => (keys.has(`${thing}/${field}`) ? 'ar' : 'en'),
      pages: ['en', 'ar'].map((language) => ({ language, href: '' })),
      viewer: '',
    },
  };
  return pageHtml(site, (html) => html);
};
const english = 'lang="en" dir="ltr"';

it('says of each text that is not translated in which language it is', () => {
  const html = page([]);

  expect(html).toContain(`<h2 id="folder-1-title" dir="ltr" lang="en">Ground</h2>`);
  expect(html).toContain(`<a href="#folder-1" ${english}>Ground</a>`);
  expect(html).toContain(`rel="noreferrer" ${english}>Manual</a><br><span ${english}>In short</span>`);
  expect(html).toContain(`rel="noreferrer" ${english}>A film</a>`);
  expect(html).toContain(`<img src="files/a.jpg" alt="A fire" ${english}`);
  expect(html).toContain(`data-caption="The fire" ${english}>`);
  expect(html).toContain(`<figcaption dir="ltr" lang="en">The fire</figcaption>`);
  expect(html).toContain(`<li ${english}><strong ${english}>Valve</strong> Shut it</li>`);
  expect(html).toContain(`<img src="files/a.jpg" alt="A plan" ${english}`);
  expect(html).toContain(`<img src="files/t.jpg" alt="A house" ${english}>`);
});

it('marks each name of a folder and those around it by itself', () => {
  expect(page(['Ground'])).toContain(`dir="auto"><span dir="auto">Ground</span> / <span ${english}>Kitchen</span></h2>`);
});

it('marks nothing in the language of the page', () => {
  const html = page(tourTexts(tour).map(({ text }) => text));

  expect(html.replace(/<nav class="languages".*?<\/nav>/s, '')).not.toContain('lang="en"');
});
