import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { ReadInGerman } from '@/widgets/content-language/testing/read-in-german';
import { renderPage } from '../../testing/render-page';
import { TourReportView } from './tour-report-view';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
});

const screenshot = `${location.origin}/blue.jpg`;
const stored = {
  name: 'City Hall',
  organization: 'Acme',
  matterportId: 'HouseGarden',
  floors: ['Ground', 'Tower'],
  folders: [
    {
      id: 'halls',
      name: 'Halls',
      pois: [
        {
          identifier: 'blue',
          name: 'Blue Hall',
          floor: 1,
          screenshot,
          content: [
            { identifier: 't', type: 'text', content: '<p>Red bricks<script>alert(1)</script></p>' },
            {
              identifier: 'l',
              type: 'list',
              name: 'Further',
              content: [
                { name: 'Guide', url: 'https://example.com/guide' },
                { name: 'Bad', url: 'javascript:alert(1)' },
              ],
            },
            { identifier: 'e', type: 'embeds', content: [{ name: 'Film', type: 'youtube', url: 'dQw4w9WgXcQ' }] },
            {
              identifier: 'f',
              type: 'file',
              content: [{ name: 'u__leaflet.pdf', url: 'https://example.com/x', contentType: 'application/pdf' }],
            },
            { identifier: 'c', type: 'custom', content: '<b>moving</b>' },
          ],
        },
      ],
      children: [{ id: 'small', name: 'Small ones', pois: [{ identifier: 'oval', name: 'Oval', floor: 0 }] }],
    },
    { id: 'empty', name: 'Empty', pois: [] },
  ],
};

const pointTypes = [
  {
    id: 'valve',
    name: 'Valve',
    fields: [
      { key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar' },
      { key: 'maker', name: 'Maker', kind: 'text' },
    ],
    states: [{ id: 'open', name: 'To do', hasDueDate: true }],
  },
];
const marker = (name: string, body: string, lat: number) => ({ name, body, icon: 'red', latlng: { lat, lng: 2 } });
const valve = {
  identifier: 'valve',
  name: 'Main valve',
  typeId: 'valve',
  fields: { bar: 16, maker: 'Acme' },
  state: 'open',
  due: '2025-05-06',
  tag: { label: 'Main valve', description: 'Closed at night' },
  content: [
    { identifier: 't', type: 'text', content: '<p>Opened by the caretaker</p>' },
    {
      identifier: 'l',
      type: 'list',
      name: 'Further',
      content: [{ name: 'Guide', content: 'How it is opened', url: 'https://example.com' }],
    },
    {
      identifier: 'f',
      type: 'file',
      content: [
        {
          name: 'u__valve.jpg',
          url: '/valve.jpg',
          contentType: 'image/jpeg',
          alt: 'The valve from above',
          caption: 'Taken in May',
          markers: [marker('Handle', 'Turn it left', 1), marker('', '', 5)],
        },
        { name: 'u__manual.pdf', url: 'https://example.com/manual.pdf', contentType: 'application/pdf', caption: 'Read chapter 2' },
      ],
    },
  ],
};

const aReport = (fields: Record<string, unknown> = stored, kind: 'report' | 'insurance' = 'report') =>
  renderPage({ at: '/here', currentUser: null }, '/here', <TourReportView tour={tourFrom('hall', fields)} kind={kind} />);

describe('TourReportView', () => {
  it('lists each PoI under its folder with name, floor, screenshot and content [ROUTE-045]', async () => {
    aReport();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Report of City Hall');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Halls']);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Blue Hall', 'Small ones']);
    expect(screen.getByText('Tower')).toBeDefined();
    expect(screen.getByRole('img', { name: 'View of Blue Hall' }).getAttribute('src')).toBe(screenshot);
    expect((await screen.findByText('Red bricks')).innerHTML).toBe('Red bricks');
    expect(screen.getByRole('link', { name: 'https://example.com/guide (opens in a new window)' })).toBeDefined();
    expect(screen.getByText('Bad').querySelector('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'https://youtu.be/dQw4w9WgXcQ (opens in a new window)' })).toBeDefined();
    for (const text of ['leaflet.pdf', 'This content is interactive. Open the tour to see it.'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('is whole: details of a point, its links with their descriptions, captions, markers and files, each in its language', async () => {
    renderPage(
      { at: '/here', currentUser: null },
      '/here',
      <ReadInGerman untranslated={['poi valve/block l', 'poi valve/tag description']}>
        <TourReportView
          tour={tourFrom('hall', { ...stored, pointTypes, folders: [{ id: 'works', name: 'Works', pois: [valve] }] })}
          kind="report"
        />
      </ReadInGerman>,
    );

    const point = within(screen.getByRole('heading', { level: 3 }).closest('section') as HTMLElement);
    const details = within(point.getByRole('region', { name: 'Details' }));
    for (const text of ['Valve', 'To do', 'Overdue since 6 May 2025', 'Pressure', '16 bar', 'Maker', 'Acme']) details.getByText(text);
    point.getByText('Opened by the caretaker');
    expect(point.getByText('Further').lang).toBe('fr');
    expect(point.getByText('Closed at night').lang).toBe('fr');
    expect(point.getByText('Guide').lang).toBe('de');
    point.getByText('How it is opened');
    const image = within(point.getByRole('figure'));
    expect(image.getByRole('img', { name: 'The valve from above' })).toBeDefined();
    expect(image.getByText('Taken in May').lang).toBe('de');
    expect(image.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['HandleTurn it left', 'Marker 2']);
    const addressOf = (name: string) => point.getByRole('link', { name: `${name} (opens in a new window)` }).getAttribute('href');
    expect(addressOf('valve.jpg')).toBe(`${location.origin}/valve.jpg`);
    expect(addressOf('manual.pdf')).toBe('https://example.com/manual.pdf');
    point.getByText('Read chapter 2');
  });

  it('prints the report [ROUTE-045]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    aReport();

    await userEvent.click(screen.getByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('shows "Coming soon." only if the tour has no content [ROUTE-045]', () => {
    aReport({ ...stored, folders: [{ id: 'empty', name: 'Empty', pois: [] }] });
    expect(screen.getByText('Coming soon.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    cleanup();

    aReport();
    expect(screen.queryByText('Coming soon.')).toBeNull();
  });

  it('also shows the scan, its date and the last change in the insurance report [ROUTE-044]', () => {
    aReport({ ...stored, tourDate: '2025-06-02T07:15', updated: new Date(2025, 8, 16) }, 'insurance');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Insurance report of City Hall');
    const value = (name: string) => within(screen.getByText(name).parentElement as HTMLElement).getByRole('definition').textContent;
    expect(['Scan', 'Scanned', 'Last change', 'Points of interest'].map(value)).toEqual([
      'HouseGarden',
      '2 June 2025',
      '16 September 2025',
      '2',
    ]);
  });

  it('is in the language of the page, with its days', async () => {
    await showLanguage('de');
    aReport({ ...stored, tourDate: '2025-06-02T07:15' }, 'insurance');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Versicherungsbericht: City Hall');
    const value = (name: string) => within(screen.getByText(name).parentElement as HTMLElement).getByRole('definition').textContent;
    expect(['Gescannt am', 'Letzte Änderung', 'Orte'].map(value)).toEqual(['2. Juni 2025', 'nicht erfasst', '2']);
    expect(screen.getByRole('img', { name: 'Ansicht von Blue Hall' })).toBeDefined();
    expect(screen.getByText('Dieser Inhalt ist interaktiv. Öffnen Sie die Tour, um ihn zu sehen.')).toBeDefined();
  });

  it('is Arabic around names and addresses that keep their direction', async () => {
    await showLanguage('ar');
    aReport();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تقرير: City Hall');
    for (const name of ['Halls', 'Blue Hall', 'Tower']) expect(screen.getByText(name).tagName).toBe('BDI');
    expect(screen.getByText('https://example.com/guide')).toHaveProperty('dir', 'ltr');
  });
});
