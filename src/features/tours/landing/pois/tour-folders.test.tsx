import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { tourFrom } from '@/domain/tours/tour';
import { TourFolders } from './tour-folders';

afterEach(cleanup);

const own = (name: string) => `${location.origin}/${name}`;
const files = (...items: object[]) => [{ identifier: 'files', type: 'file', content: items }];
const image = (name: string, more: object = {}) => ({ name: `u__${name}`, url: own(name), contentType: 'image/jpeg', ...more });
const names = (count: number) => Array.from({ length: count }, (_, index) => ({ identifier: `p${index + 1}`, name: `Point ${index + 1}` }));

function show(folders: object[], stored: object = {}) {
  const tour = tourFrom('hall', { name: 'City Hall', matterportId: 'HouseGarden', folders, ...stored });
  return render(
    <MemoryRouter>
      <TourFolders tour={tour} inDashboard={false} />
    </MemoryRouter>,
  ).container;
}
const sources = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src);
const drawings = (container: HTMLElement) => container.querySelectorAll('svg').length;

describe('the folders of a landing page', () => {
  it.each([
    ['the view of its first point that has one', [{ name: 'Door' }, { name: 'Hall', screenshot: own('view.jpg') }], 'view.jpg'],
    ['a view before an image of the content', [{ name: 'Hall', screenshot: own('view.jpg'), content: files(image('a.jpg')) }], 'view.jpg'],
    [
      'the first image of a content',
      [{ name: 'Hall', content: files(image('plan.pdf', { contentType: 'application/pdf' }), image('a.jpg')) }],
      'a.jpg',
    ],
    [
      'no image that browsers cannot draw',
      [{ name: 'Hall', content: files(image('a.tif', { contentType: 'image/tiff' }), image('b.png')) }],
      'b.png',
    ],
    [
      'no image of another site',
      [{ name: 'Hall', screenshot: 'https://elsewhere.example/x.jpg', content: files(image('a.jpg')) }],
      'a.jpg',
    ],
  ])('have a picture: %s', (_what, pois, expected) => {
    const container = show([{ id: 'f', name: 'Halls', pois }]);

    expect(sources(container)).toEqual([own(expected)]);
  });

  it('show the picture of a point in a folder inside, and the other pictures beside their points', () => {
    const inside = {
      id: 'g',
      name: 'Chapel',
      pois: [
        { name: 'Altar', screenshot: own('altar.jpg') },
        { name: 'Organ', screenshot: own('organ.jpg') },
      ],
    };

    const container = show([{ id: 'f', name: 'Halls', pois: [{ name: 'Door' }], children: [inside] }]);

    expect(sources(container)).toEqual([own('altar.jpg'), own('organ.jpg')]);
    expect(screen.getByRole('heading', { level: 4, name: 'Chapel' })).toBeDefined();
  });

  it('describe a picture where its author did, and are no second way for the keyboard', () => {
    show([
      {
        id: 'f',
        name: 'Halls',
        pois: [{ identifier: 'blue', name: 'Blue Hall', screenshot: own('v.jpg'), screenshotAlt: 'A red brick wall' }],
      },
    ]);

    const picture = screen.getByRole('img', { name: 'A red brick wall' });
    expect(picture.closest('a')?.tabIndex).toBe(-1);
    expect(picture.closest('a')?.getAttribute('href')).toBe('/digital-twin/hall/play?start=blue');
  });

  it('have a drawing where only other folders have a picture, or where it is gone; none at all without any', () => {
    const pictured = { id: 'f', name: 'Halls', pois: [{ name: 'Hall', screenshot: own('gone.jpg') }] };
    const plain = { id: 'g', name: 'Yard', pois: [{ name: 'Well' }] };
    const both = show([pictured, plain]);
    expect(drawings(both)).toBe(1);
    fireEvent.error(both.querySelector('img') as HTMLImageElement);
    expect(drawings(both)).toBe(2);
    cleanup();

    expect(drawings(show([plain]))).toBe(0);
  });

  it.each([
    [4, 4, false],
    [5, 5, false],
    [6, 4, true],
    [40, 4, true],
  ])('of %i points show %i at first, the others on a press: %s', (count, shown, isShortened) => {
    show([{ id: 'f', name: 'Halls', pois: names(count) }]);
    const links = () => screen.getAllByRole('link').length;
    expect(links()).toBe(shown);
    const more = screen.queryByRole('button', { name: `Show all ${count} of Halls` });
    expect(more !== null).toBe(isShortened);
    if (!more) return;

    fireEvent.click(more);
    expect(links()).toBe(count);
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer of Halls' }));
    expect(links()).toBe(shown);
  });

  it('count those of folders inside among the first', () => {
    const container = show([
      {
        id: 'f',
        name: 'Halls',
        pois: names(3),
        children: [
          { id: 'g', name: 'Chapel', pois: [{ name: 'Altar' }, { name: 'Organ' }, { name: 'Font' }] },
          { id: 'h', name: 'Crypt', pois: [{ name: 'Tomb' }] },
        ],
      },
    ]);

    const chapel = screen.getByRole('heading', { name: 'Chapel' }).closest('section') as HTMLElement;
    expect(
      within(chapel)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Altar']);
    expect(within(container).queryByText('Crypt')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show all 7 of Halls' })).toBeDefined();
  });

  it('of a tour without a scan lead nowhere', () => {
    show([{ id: 'f', name: 'Halls', pois: [{ name: 'Hall', screenshot: own('v.jpg') }] }], { matterportId: '' });

    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Hall')).toBeDefined();
  });

  it('without a heading are those of points that are in none [MODEL-065]', () => {
    show([{ id: 'u', name: 'uncategorizedpois', pois: [{ name: 'Door' }] }]);

    expect(screen.queryAllByRole('heading')).toEqual([]);
    expect(screen.getByText('Door')).toBeDefined();
  });
});
