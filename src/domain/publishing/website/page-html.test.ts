import { describe, expect, it } from 'vitest';
import { loadDocumentTexts } from '@/language/load-document-texts';
import { documentsFrom, floorPlansFrom } from '../../attachments';
import { foldersFrom } from '../../folders/folder';
import { guidedToursFrom } from '../../guided-tours/guided-tour';
import { shownStops } from '../../guided-tours/shown-stops';
import type { ScanShape } from '../../plans/scan-shape';
import { pointTypesFrom } from '../../point-types/point-type';
import { roomsFrom } from '../../rooms/room';
import { defaultTheme } from '../../theme';
import { tourFrom } from '../../tours/tour';
import { tourAsVersion } from '../compare';
import { foldersOfSnapshot, snapshotFiles } from '../snapshots';
import { escaped } from './escape';
import { guidedTourPages, pageHtml } from './page-html';
import { readmeText } from './readme';
import { themeCss } from './theme-css';
import type { Website } from './website';

const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\'&';

const aWebsite = (fields: Partial<Website> = {}): Website => ({
  language: 'en',
  files: 0,
  title: 'Hall',
  version: 'Version 1',
  organization: 'Acme',
  description: '',
  address: '',
  logo: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
  folders: [],
  pointTypes: [],
  guidedTours: [],
  captions: new Map(),
  floorplans: [],
  documents: [],
  scan: null,
  model: 'AbCdEfGh123',
  shape: null,
  rooms: [],
  floors: [],
  showsScanMarks: false,
  liveAddress: null,
  missing: 0,
  sizes: new Map(),
  ...fields,
});
const page = (fields: Partial<Website>) => pageHtml(aWebsite(fields), (html) => `[rich ${html.replace(/<[^>]*>/g, '')}]`);

const poi = (fields: object) => foldersFrom([{ id: 'f', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', ...fields }] }]);

const shape: ScanShape = {
  floors: [{ index: 0, name: 'Ground' }],
  sweeps: [{ id: 'a', position: { x: 1, y: 1, z: 1 }, floor: 0 }],
  rooms: [{ id: 'r', name: 'Hall', floor: 0, bounds: { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 3, z: 4 } } }],
};
const placement = { floor: 0, image: { width: 800, height: 600 }, pairs: [], fit: [0.01, 0, 0, 0.01, 0, 0], model: 'AbCdEfGh123' };

describe('the maps of the page', () => {
  const atStove = poi({ sweep: 'a', position: { x: 2, y: 1, z: 3 } });

  it('are the shapes of each floor with links to its points', () => {
    const html = page({ shape, folders: atStove });

    expect(html).toContain(
      '<svg class="map" viewBox="0 0 800 600" data-floor="0" data-matrix="60 0 0 60 280 180" role="group" aria-label="Map of Ground">',
    );
    expect(html).toMatch(/<path class="rooms" d="M[\d. ]+(?:L[\d. ]+){3}Z"><\/path><path class="sweeps"/);
    expect(html).toContain('<a href="#point=stove" aria-label="Stove"><title>Stove</title>');
    expect(html).toContain('<a href="#map">Map</a>');
  });

  it('name floors, and documents their types, in the language of the page', async () => {
    await loadDocumentTexts('de');
    const documents = documentsFrom([{ name: 'Plan.pdf', url: 'files/plan.pdf', documentType: 'Fire' }]);
    const nameless = { ...shape, floors: [{ index: 0, name: '' }] };
    const html = page({ language: 'de', shape: nameless, documents });

    expect(html).toContain('<figcaption dir="auto">Stockwerk 1</figcaption>');
    expect(html).toContain('>Brandschutz</span>');
  });

  it('are the plans that were laid over the scan, also of one that is not in the archive', () => {
    const plan = { name: 'Ground', url: 'files/ground.png', contentType: 'image/png', floor: '1', placement };
    const html = page({ folders: atStove, floorplans: floorPlansFrom([plan]), floors: ['Parterre'] });

    expect(html).toContain('<image href="files/ground.png" width="800" height="600" transform="matrix(1 0 0 1 0 0)"></image>');
    // in pixels of the plan, which has a hundred a metre
    expect(html).toMatch(/<circle cx="200" cy="300"/);
    expect(html).toContain('<figcaption dir="auto">Parterre</figcaption>');
    expect(page({ folders: atStove, floorplans: floorPlansFrom([plan]), model: 'Another1234' })).not.toContain('class="map"');
  });

  it('escape the names of floors and points', () => {
    const html = page({
      shape: { ...shape, floors: [{ index: 0, name: hostile }] },
      folders: poi({ name: hostile, sweep: 'a', position: { x: 1, y: 1, z: 1 } }),
    });

    expect(html).not.toContain('<script>alert');
  });
});

describe('the rooms of the page', () => {
  const atStove = poi({ sweep: 'a', position: { x: 2, y: 1, z: 3 } });
  const floors = [...shape.floors, { index: 1, name: 'First' }];
  const loft = { id: 'loft', name: hostile, shape: { floor: 1, corners: [0, 1, 2].map((x) => ({ x, z: x * x })) } };

  it('are listed floor by floor with their points, each at an address of its own, and points name theirs', () => {
    const html = page({ shape: { ...shape, floors }, folders: atStove, rooms: roomsFrom([loft]) });

    expect(html).toContain('<h3 dir="auto">Ground</h3><ul class="room-list"><li class="room-item" id="room=r">');
    expect(html).toContain('<a href="#room=r" dir="auto">Hall</a><span class="size"><a href="#point=stove" dir="auto">Stove</a></span>');
    expect(html).toContain('<h3 dir="auto">First</h3>');
    expect(html).toContain('</h3><p class="room" dir="auto">Hall</p>');
    expect(html).not.toContain('<script>alert');
    expect(page({ folders: atStove })).not.toContain('room-list');
  });

  it('are in the language of their names', () => {
    const pages = ['en', 'de'].map((language) => ({ language, href: '' }));
    const languageOf = (thing: string) => (thing === 'room r' ? 'en' : 'de');
    const html = page({
      shape,
      folders: atStove,
      rooms: roomsFrom([{ id: 'r', name: 'Parlour' }]),
      language: 'de',
      translation: { language: 'de', languageOf, pages, viewer: '' },
    });

    expect(html).toContain('<p class="room" lang="en" dir="ltr">Parlour</p>');
    expect(html).toContain('<a href="#room=r" lang="en" dir="ltr">Parlour</a>');
  });
});

describe('pageHtml', () => {
  it('escapes hostile names and texts everywhere', () => {
    const link = { name: hostile, content: hostile, url: `javascript:${hostile}`, type: 'link' };
    const file = { name: `u__${hostile}`, url: 'files/a.jpg', contentType: 'image/jpeg', alt: hostile, caption: hostile };
    const content = [
      { type: 'text', name: hostile, content: hostile },
      { type: 'list', content: [link] },
      { type: 'file', content: [file, { ...file, url: 'files/a.pdf', contentType: hostile }] },
      { type: 'embeds', content: [{ name: hostile, url: hostile, type: hostile }] },
    ];
    const html = page({
      title: hostile,
      version: hostile,
      organization: hostile,
      description: hostile,
      address: hostile,
      thumbnailUrl: 'files/t.jpg',
      thumbnailAlt: hostile,
      folders: poi({ identifier: hostile, name: hostile, type: 'tag', tag: { description: hostile }, content }),
      floorplans: floorPlansFrom([{ ...file, floor: hostile }]),
      documents: documentsFrom([{ ...file, url: `javascript:${hostile}`, documentType: hostile }]),
    });

    expect(html).not.toMatch(/<img src=x|<script>|onerror=alert\(1\)>|href="javascript:/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('has a strict policy, and loads only files of the archive', () => {
    const html = page({ folders: poi({ screenshot: 'https://elsewhere.example/a.jpg', content: [] }) });

    expect(html).toContain('default-src &#39;self&#39;; script-src &#39;self&#39;');
    expect(html).not.toContain('elsewhere.example');
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'icon.svg',
      'viewer.css',
      'viewer.js',
      '#point=stove',
    ]);
  });

  it('names points in the address by their id, whatever is in it', () => {
    expect(page({ folders: poi({ identifier: 'a b/ä' }) })).toContain('id="point=a%20b%2F%C3%A4"');
  });

  it('names folders with those around them', () => {
    const child = { id: 'g', name: 'Kitchen', pois: [{ identifier: 'a', name: 'A' }] };

    expect(page({ folders: foldersFrom([{ id: 'f', name: 'Ground', children: [child] }]) })).toContain('>Ground / Kitchen</h2>');
  });

  it('shows what there is of a point: text, links, films as links, files', () => {
    const content = [
      { type: 'text', content: '<p>Warm</p>' },
      { type: 'list', content: [{ name: 'Manual', content: 'In English', url: 'example.org/manual', type: 'link' }] },
      { type: 'embeds', content: [{ name: '', url: 'dQw4w9WgXcQ', type: 'youtube' }] },
      { type: 'file', content: [{ name: 'u__Plan.pdf', url: 'files/a.pdf', contentType: 'application/pdf', size: 1_500_000 }] },
    ];
    const html = page({ folders: poi({ content }) });

    expect(html).toContain('[rich Warm]');
    expect(html).toContain('<a href="https://example.org/manual" rel="noreferrer">Manual</a><br>In English');
    expect(html).toContain('<a href="https://youtu.be/dQw4w9WgXcQ" rel="noreferrer">Video on YouTube</a>');
    expect(html).toContain('<a href="files/a.pdf" download="Plan.pdf">Plan.pdf</a> <span class="size">1.5 MB</span>');
  });

  describe('a point of a type', () => {
    const pointTypes = pointTypesFrom([
      {
        id: 'valve',
        name: 'Valve',
        fields: [
          { key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar' },
          { key: 'checked', name: 'Last checked', kind: 'date' },
          { key: 'safe', name: 'Safe', kind: 'flag' },
          { key: 'maker', name: 'Maker', kind: 'choice', choices: [{ id: 'acme', name: 'Acme' }] },
          { key: 'sheet', name: 'Sheet', kind: 'link' },
          { key: 'note', name: hostile, kind: 'text' },
        ],
        states: [{ id: 'open', name: 'To do', hasDueDate: true }],
      },
    ]);
    const fields = { sheet: 'example.com/v7', safe: false, maker: 'acme', bar: 1234.5, checked: '2026-11-02', old: 'x7', note: hostile };
    const detailsOf = (point: object, site: Partial<Website> = {}) =>
      /<section class="details"[^>]*>(.*?)<\/section>/s.exec(page({ folders: poi(point), pointTypes, ...site }))?.[1];
    const rows = (html = '') => [...html.matchAll(/<(?:dt|dd)[^>]*>(.*?)<\/d[td]>/g)].map(([, text]) => text?.replace('\u00A0', ' '));

    it('shows it with its state and its fields, as the player does', () => {
      const html = detailsOf({ typeId: 'valve', state: 'open', due: '2026-11-29', fields });

      expect(html).toContain('<p><bdi dir="auto">Valve</bdi> · <bdi dir="auto">To do</bdi> · Due 29 Nov 2026</p>');
      expect(rows(html)).toEqual([
        ...['Pressure', '1,234.5 bar', 'Last checked', '2 Nov 2026', 'Safe', 'No', 'Maker', 'Acme'],
        ...['Sheet', '<a href="https://example.com/v7" rel="noreferrer" dir="ltr">example.com/v7</a>'],
        ...[escaped(hostile), escaped(hostile), 'Unknown field “old”', 'x7'],
      ]);
      expect(detailsOf({})).toBeUndefined();
    });

    it('has words, days and numbers in the language of the page, and says that the author’s are in the main one', async () => {
      await loadDocumentTexts('de');
      const pages = [
        { language: 'en', href: 'index.html' },
        { language: 'de', href: 'index.de.html' },
      ];
      const translation = { language: 'de', languageOf: () => 'de', pages, viewer: '' };
      const html = detailsOf({ typeId: 'valve', fields: { bar: 2.5, safe: true, maker: 'acme' } }, { language: 'de', translation });

      expect(rows(html)).toEqual(['Pressure', '2,5 bar', 'Safe', 'Ja', 'Maker', 'Acme']);
      expect(html).toContain('<bdi lang="en" dir="ltr">Valve</bdi>');
      expect(html).toContain('<dt lang="en" dir="ltr">Maker</dt>\n<dd lang="en" dir="ltr">Acme</dd>');
      expect(html).toContain('<dd dir="auto">Ja</dd>');
    });
  });

  it('shows an image by its type, or by its name where it has no type; a TIFF is a link', () => {
    const files = [
      { name: 'u__Typed', url: 'files/typed.bin', contentType: 'image/png' },
      { name: 'u__Named.webp', url: 'files/named.webp', contentType: '' },
      { name: 'u__Scan.tif', url: 'files/scan.tif', contentType: 'image/tiff' },
    ];
    const html = page({ folders: poi({ content: [{ type: 'file', content: files }] }) });

    expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, url]) => url)).toEqual(['files/typed.bin', 'files/named.webp']);
    expect(html).toContain('<a href="files/scan.tif" download="Scan.tif">');
  });

  describe('an image with markers', () => {
    const marker = (name: string, lng: number, lat: number) => ({ name, body: '<p>Shut</p>', icon: 'red', latlng: { lat, lng } });
    const plain = { name: 'u__b.jpg', url: 'files/b.jpg', contentType: 'image/jpeg' };
    const marked = { ...plain, name: 'u__plan floor 1.png', url: 'files/plan.png', markers: [marker('Valve', 25, 10), marker('', 0, 80)] };
    const htmlWith = (file: object, sizes: Website['sizes'] = new Map()) =>
      page({ folders: poi({ content: [{ type: 'file', content: [plain, file] }] }), sizes });

    it('has their numbers where they were put, and what they say below it', () => {
      const html = htmlWith(marked, new Map([['files/plan.png', { width: 500, height: 800 }]]));

      const [, figure = ''] = /<figure class="marked">(.*?)<\/figure>/s.exec(html) ?? [];
      expect(figure).toContain('viewBox="0 0 500 800"');
      expect([...figure.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [x, y])).toEqual([
        ['250', '700'],
        ['0', '0'],
      ]);
      expect([...figure.matchAll(/<text [^>]*>(\d)</g)].map(([, number]) => number)).toEqual(['1', '2']);
      expect(figure).toContain('<figcaption dir="auto">plan floor 1.png</figcaption>');
      expect([...figure.matchAll(/<strong dir="auto">(\w+)<\/strong> \[rich Shut\]/g)].map(([, name]) => name)).toEqual([
        'Valve',
        'Marker',
      ]);
      expect(figure).not.toContain('style=');
    });

    it('has the list alone where its size is not known, and others have neither', () => {
      const html = htmlWith(marked);

      expect(html).not.toContain('<svg');
      expect(html.match(/<ol class="markers">/g)).toHaveLength(1);
      expect(htmlWith({ ...marked, markers: [] })).not.toMatch(/markers|marked/);
    });

    it('escapes what its author wrote', () => {
      const html = htmlWith(
        { ...marked, caption: hostile, markers: [marker(hostile, 1, 1)] },
        new Map([['files/plan.png', { width: 9, height: 9 }]]),
      );

      expect(html).not.toMatch(/<img src=x|<script>/);
    });
  });

  it('lets each text have its own direction', () => {
    const content = [
      { type: 'list', name: 'קישורים', content: [{ name: 'מפה', content: '', url: 'example.org', type: 'link' }] },
      { type: 'file', content: [{ name: 'u__a.jpg', url: 'files/a.jpg', contentType: 'image/jpeg', caption: 'القاعة' }] },
    ];
    const folders = foldersFrom([{ id: 'f', name: 'الطابق', pois: [{ identifier: 'a', name: 'المطبخ', content }] }]);
    const html = page({ folders, title: 'دار', organization: 'مؤسسة', description: 'بيت' });

    for (const text of ['دار', 'مؤسسة', 'بيت', 'الطابق', 'קישורים', 'القاعة']) expect(html).toMatch(new RegExp(`dir="auto"[^<]*>${text}<`));
    expect(html).toMatch(/<h3 dir="auto"><a [^>]*>المطبخ</);
    expect(html).toMatch(/<li dir="auto"><a [^>]*>מפה</);
  });

  it('shows no drawing that had to be packed as a text, but offers it', () => {
    const file = { name: 'u__plan.svg', url: 'files/file-1.txt', contentType: 'image/svg+xml' };
    const html = page({ folders: poi({ content: [{ type: 'file', content: [file] }] }) });

    expect(html).not.toContain('<img');
    expect(html).toContain('<a href="files/file-1.txt" download="plan.svg">plan.svg</a>');
  });

  it('says where the scan is', () => {
    expect(page({ scan: 'HouseGarden' })).toContain('<body data-scan="HouseGarden" data-texts=');
    expect(page({ scan: 'HouseGarden', showsScanMarks: true })).toContain('<body data-scan="HouseGarden" data-scan-marks data-texts=');
    expect(page({ liveAddress: 'https://loggia.example/#/public-tour' })).toContain('<a href="https://loggia.example/#/public-tour"');
    expect(page({})).not.toContain('class="note');
  });

  it('says that files are missing', () => {
    expect(page({ missing: 2 })).toContain('2 files could not be found');
    expect(readmeText(aWebsite({ missing: 2 }))).toContain('could not be found when the archive was made: 2.');
  });
});

it('the page of a version says where the tour is, if the version does', () => {
  const html = (address: string) => pageHtml(aWebsite({ address }), (text) => text);

  expect(html('Lindenweg 14, Freiburg')).toContain('<p class="text address" dir="auto">Lindenweg 14, Freiburg</p>');
  expect(html('')).not.toContain('class="text address"');
});

it('films and recordings of the archive play, with their captions and what those say', () => {
  const captions = [
    { language: 'de', name: 'de.vtt', url: 'files/c.vtt' },
    { language: 'fr', name: 'fr.vtt', url: 'https://elsewhere.example/fr.vtt' },
  ];
  const media = [
    { name: 'u__Film "one".webm', url: 'files/a.webm', contentType: 'video/webm', captions, poster: 'files/p.png' },
    { name: 'u__Two.webm', url: 'files/d.webm', contentType: 'video/webm', poster: 'https://elsewhere.example/p.png' },
    { name: 'u__Birds.mp3', url: 'files/b.mp3', contentType: 'audio/mpeg' },
  ];

  const html = page({ folders: poi({ content: [{ type: 'file', content: media }] }), captions: new Map([['files/c.vtt', 'Hallo <du>']]) });

  expect(html).toContain(
    '<video src="files/a.webm" controls preload="metadata" aria-label="Film &quot;one&quot;.webm" poster="files/p.png"><track kind="captions" src="files/c.vtt" srclang="de" label="Deutsch"></video>' +
      '<details><summary>Transcript (German)</summary><p class="text" lang="de" dir="ltr">Hallo &lt;du&gt;</p></details>',
  );
  expect(html).toContain('<video src="files/d.webm" controls preload="metadata" aria-label="Two.webm"></video>');
  expect(html).toContain('<audio src="files/b.mp3" controls preload="metadata" aria-label="Birds.mp3"></audio>');
  expect(html).not.toContain('elsewhere');
});

it('a page names as many files as the version’s list in the player', () => {
  const file = (name: string, more: object = {}) => ({ name: `u__${name}`, url: `files/${name}`, contentType: 'application/pdf', ...more });
  const content = [
    { type: 'text', content: 'Words' },
    { type: 'file', content: [file('a.pdf'), file('b.png', { contentType: 'image/png' }), file('c.mp4', { contentType: 'video/mp4' })] },
    { type: 'file', content: [file('a.pdf'), file('d.png', { contentType: 'image/png', markers: [{ name: 'Valve', latlng: {} }] })] },
  ];
  const tour = tourFrom('t', {
    folders: [
      {
        id: 'f',
        name: 'Hall',
        pois: [{ identifier: 'a', name: 'A', content }],
        children: [{ id: 'g', name: 'In', pois: [{ name: 'B' }] }],
      },
    ],
    floorplans: [file('plan.png', { contentType: 'image/png' }), { name: 'none', url: '' }],
    documents: [file('d.pdf')],
  });
  const snapshot = tourAsVersion(tour);
  const html = page({ folders: foldersOfSnapshot(snapshot), floorplans: snapshot.floorplans, documents: snapshot.documents });

  const named = [...html.matchAll(/<a class="image" href="files|<a href="files\/[^"]*" download/g)];
  expect(named).toHaveLength(snapshotFiles(snapshot).length);
  expect(html.match(/class="point"/g)).toHaveLength(2);
});

describe('readmeText', () => {
  it('is plain text without lines of an author', () => {
    expect(readmeText(aWebsite({ title: 'Hall\nHOW TO', scan: 'HouseGarden' }))).toMatch(/^Hall HOW TO - Version 1\r\nAcme\r\n/);
  });
});

describe('themeCss', () => {
  it('has the colours of the organization for both schemes', () => {
    const css = themeCss({ ...defaultTheme, primary: '#123456', accent: '#ff0000' });

    expect(css.match(/--brand: #123456;/g)).toHaveLength(2);
    expect(css).toContain('@media (prefers-color-scheme: dark)');
    expect(css).toContain('--accent-wash: ');
  });
});

describe('guidedTourPages', () => {
  const stops = [
    { id: '1', poi: 'stove', narration: { url: 'files/stove.mp3' }, captions: { url: 'files/stove.vtt' } },
    { id: '2', view: { sweep: 'a' }, title: hostile, text: hostile, narration: { url: 'https://elsewhere.example/a.mp3' } },
    { id: '3', view: { sweep: 'b' } },
  ];
  const folders = poi({ screenshot: 'files/stove.jpg' });
  const guidedTours = guidedToursFrom([{ id: 'g', name: 'Round', description: 'In short', stops }]).map((each) => ({
    ...each,
    stops: shownStops(each, folders),
  }));
  const site = aWebsite({ folders, guidedTours, captions: new Map([['files/stove.vtt', 'It is warm.']]) });

  it('have each stop with its image, sound, captions and words, and lead from stop to stop, without any script', () => {
    const [{ name, html } = expect.unreachable()] = guidedTourPages(site);

    expect(name).toBe('guided-tour-1.html');
    expect(html).toContain('<title>Round · Hall · Acme</title>');
    expect(html).toContain('<img src="files/stove.jpg" alt="View of Stove"');
    expect(html).toMatch(
      /<audio controls preload="none" src="files\/stove.mp3"[^>]*><track kind="captions" src="files\/stove.vtt" default>/,
    );
    expect(html).toContain('>It is warm.</p>');
    expect(html).toContain('href="index.html#point=stove"');
    expect(html).toContain('>Stop 3</h2>');
    expect(html).toContain('<p class="steps"><a href="#stop-1">Previous stop</a> <a href="#stop-3">Next stop</a></p>');
    expect(html).not.toContain('class="play"');
  });

  it('load nothing from elsewhere, and escape what authors wrote', () => {
    const [{ html } = expect.unreachable()] = guidedTourPages(site);

    expect(html).not.toMatch(/elsewhere\.example|<img src=x|<script>/);
  });

  it('say in which language each text is, and what is in another one than the page', async () => {
    await loadDocumentTexts('fr');
    const pages = [
      { language: 'en', href: 'index.html' },
      { language: 'de', href: 'index.de.html' },
    ];
    const untranslated = ['guide g/description', 'stop 2/text', 'poi stove/name'];
    const languageOf = (thing: string, field: string) => (untranslated.includes(`${thing}/${field}`) ? 'en' : 'de');
    const [{ html } = expect.unreachable()] = guidedTourPages({
      ...site,
      language: 'fr',
      translation: { language: 'de', languageOf, pages, viewer: '' },
    });

    expect(html).toContain('<h1 lang="de" dir="ltr">Round</h1><p class="language-note">en anglais</p>');
    expect(html).toContain('<p class="text description" lang="en" dir="ltr">In short</p>');
    expect(html).toContain('<h2 lang="en" dir="ltr">Stove</h2>');
    // captions are in the main language
    expect(html).toContain('<p class="text" lang="en" dir="ltr">It is warm.</p>');
    expect(html.match(/en anglais/g)).toHaveLength(2);
    expect(html).toContain('<a href="guided-tour-1.html" lang="en"');
    expect(html).toContain('<a href="guided-tour-1.de.html" lang="de" hreflang="de" dir="ltr" aria-current="page">');
    expect(html).toMatch(/<h2 dir="auto">[^<]*3<\/h2>/);
  });

  it('lead to each stop in the scan, where the archive has it', () => {
    const [{ html } = expect.unreachable()] = guidedTourPages({ ...site, scan: 'HouseGarden' });

    expect([...html.matchAll(/class="play"><a href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'index.html#guide=g&amp;play',
      ...['1', '2', '3'].map((stop) => `index.html#guide=g&amp;stop=${stop}&amp;play`),
    ]);
    expect(page({ folders, guidedTours, scan: 'HouseGarden' })).toContain('<p class="play"><a href="#guide=g&amp;play">Play Round</a></p>');
  });

  it('are linked on the first page', () => {
    expect(page({ folders, guidedTours })).toContain('<a href="guided-tour-1.html" dir="auto">Round</a>');
    expect(page({ folders })).not.toContain('guided-tour');
  });
});
