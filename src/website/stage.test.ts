// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { viewerTexts } from '@/domain/publishing/website/texts';
import { showScan } from './stage';

const scan = vi.hoisted(() => ({ goTo: vi.fn() }));
const guidedTours = vi.hoisted(() => ({ isOpen: vi.fn(() => false), open: vi.fn(), focus: vi.fn(), interrupt: vi.fn(), close: vi.fn() }));
vi.mock('./scan', () => ({ openScan: () => scan }));
vi.mock('./guided-tour/guided-tours', () => ({ createGuidedTours: () => guidedTours }));

const press = (link: Element | null | undefined) => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const showcase = { values: { pose: { value: null } } };
const data = { points: [{ id: 'p 1', sweep: 's1' }], rooms: [{ id: 'r', sweep: 's2' }] };
const visits = () => scan.goTo.mock.calls.map(([find]) => find(data, showcase)?.sweep);
const links = () => [...document.querySelectorAll<HTMLElement>('a')];
const panel = () => document.querySelector<HTMLElement>('.panel');

// one page: it listens to its window as long as that is open
beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('[]'));
  // jsdom has none of these
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `<main>
    <ul class="results"><li><a href="#point=p%201">Boiler</a></li></ul>
    <svg><a href="#point=p%201" aria-label="Boiler"></a></svg>
    <ul><li class="room-item" id="room=r"><a href="#room=r">Cellar</a></li></ul>
    <article class="point" id="point=p%201"><h3 lang="fr" dir="ltr"><a href="#point=p%201">Boiler</a></h3><div class="body">Hot</div></article>
  </main>`;
  showScan('m', true, viewerTexts());
});
afterEach(() => vi.clearAllMocks());

it('visits the point of a link, and that of a result or of a text again where it is shown already, and a room', async () => {
  const [room] = document.querySelectorAll('[data-anchor^=room] a');

  press(links()[0]);
  await expect.poll(() => visits()).toEqual(['s1']);
  expect(panel()?.querySelector('h3')).toMatchObject({ textContent: 'Boiler', lang: 'fr', dir: 'ltr' });
  for (const link of links()) if (link !== room) press(link);
  expect(visits()).toEqual(['s1', 's1', 's1', 's1']);

  press(room);
  await expect.poll(() => visits().at(-1)).toBe('s2');
  expect(panel()?.hidden).toBe(true);
});

it('opens a guided tour, and goes to no place that was sought before', async () => {
  press(links()[0]);
  await expect.poll(() => visits()).toEqual(['s1']);

  location.hash = '#guide=g&play';

  await expect.poll(() => guidedTours.open).toHaveBeenCalledOnce();
  expect(visits()).toEqual(['s1', undefined]);
});

it('goes on with the guided tour that is open where the point beside it is closed', async () => {
  guidedTours.isOpen.mockReturnValue(true);
  press(links()[0]);
  // the panel is open from the test before, the address is not that of the point yet
  await expect.poll(() => visits()).toEqual(['s1']);

  press(panel()?.querySelector('.close'));

  expect([panel()?.hidden, location.hash]).toEqual([true, '#point=p%201']);
  expect(guidedTours.focus).toHaveBeenCalledOnce();
  expect(document.activeElement?.matches('.point a')).toBe(false);
});
