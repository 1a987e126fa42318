// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { viewerTexts } from '@/domain/publishing/website/texts';
import { addSearch } from './search';

afterEach(() => document.body.replaceChildren());

const article = (id: string, name: string, body: string) =>
  `<article class="point" id="point=${id}"><h3><a href="#point=${id}">${name}</a></h3><div class="body">${body}</div></article>`;

function aPage() {
  document.body.innerHTML = `<main><section><h2>Cellar</h2>${article('p%201', 'Boiler', '<p>Serviced in autumn</p>')}${article('p2', 'Pump', '<img alt="A red valve">')}</section></main>`;
  addSearch(viewerTexts());
  const box = document.querySelector<HTMLInputElement>('input');
  if (!box) throw new Error('no search');
  return (text: string) => {
    box.value = text;
    box.dispatchEvent(new Event('input'));
  };
}
const results = () => [...document.querySelectorAll('.results li')].map(({ textContent }) => textContent);

it('finds points of the page by name, text and alternatives of images, and leads there', async () => {
  const type = aPage();

  type('autum');
  await vi.waitFor(() => expect(results()).toEqual(['BoilerServiced in autumnCellar']));
  expect(document.querySelector('.results a')?.getAttribute('href')).toBe('#point=p%201');
  expect(document.querySelector('.results mark')?.textContent).toBe('autum');

  type('valvee');
  await vi.waitFor(() => expect(results()).toEqual(['PumpA red valveCellar']));
  type('xyzxyz');
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('Nothing found'));
  type('x');
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(''));
});

it('finds the texts of the point whose content is beside the scan, images too', async () => {
  const type = aPage();
  const pump = document.querySelectorAll('.point')[1];
  pump?.classList.add('current');
  const panel = document.createElement('aside');
  panel.className = 'panel';
  panel.append(pump?.querySelector('.body') ?? '');
  document.body.append(panel);

  type('valve');

  await vi.waitFor(() => expect(results()).toEqual(['PumpA red valveCellar']));
});

it('is not there on a page without points', () => {
  document.body.innerHTML = '<main><section><h2>Documents</h2></section></main>';

  addSearch(viewerTexts());

  expect(document.querySelector('input')).toBeNull();
});
