// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { viewerTexts } from '@/domain/publishing/website/texts';
import { addSearch } from './search';

afterEach(() => document.body.replaceChildren());

const article = (id: string, name: string, body: string) =>
  `<article class="point" id="point=${id}"><h3><a href="#point=${id}">${name}</a></h3><div class="body">${body}</div></article>`;

function aPage() {
  document.body.innerHTML = `<main><section><h2>Cellar</h2>${article('p%201', 'Boiler', '<p>Serviced in autumn</p>')}${article('p2', 'Pump', '<img alt="A red valve">')}</section></main>`;
  addSearch(viewerTexts());
  return typing();
}
function typing() {
  const box = document.querySelector<HTMLInputElement>('input') ?? expect.unreachable();
  return (text: string) => {
    box.value = text;
    box.dispatchEvent(new Event('input'));
  };
}
const results = () => [...document.querySelectorAll('.results li')].map(({ textContent }) => textContent);

it('finds points of the page by name, text and alternatives of images, and leads there', async () => {
  const type = aPage();

  type('autum');
  await expect.poll(() => results()).toEqual(['BoilerServiced in autumnCellar']);
  expect(document.querySelector('.results a')?.getAttribute('href')).toBe('#point=p%201');
  expect(document.querySelector('.results mark')?.textContent).toBe('autum');

  type('valvee');
  await expect.poll(() => results()).toEqual(['PumpA red valveCellar']);
  type('xyzxyz');
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('Nothing found');
  type('x');
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('');
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

  await expect.poll(() => results()).toEqual(['PumpA red valveCellar']);
});

it('finds rooms, guided tours with what is said at their stops, plans and documents, and leads where each of them does', async () => {
  document.body.innerHTML = `<main>
    <section><h2>Guided tours</h2><ul class="guided-tours"><li><a href="guided-tour-1.html">Round the valves</a><p class="text">In short</p>
      <details><ol><li><a href="guided-tour-1.html#stop-1" data-words="Turn the valve" data-plays="#guide=g&stop=s">Pump room</a></li></ol></details></li></ul></section>
    <section><h2>Rooms</h2><div><h3>Ground</h3><ul class="room-list"><li class="room-item"><a href="#room=r">Valve room</a></li></ul></div></section>
    <section id="floor-plans"><h2>Floor plans</h2><a class="image" href="files/plan.png" data-caption="Valves, floor 1"><img></a></section>
    <section id="documents"><h2>Documents</h2><ul class="files"><li><a href="files/v.pdf" download="valves.pdf">valves.pdf</a></li></ul></section>
  </main>`;
  addSearch(viewerTexts());
  const type = typing();
  type('valve');
  const found = () => [...document.querySelectorAll('.results a')].map((link) => [link.textContent, link.getAttribute('href')]);

  await expect.poll(() => found()).toHaveLength(5);
  expect(found()).toEqual(
    expect.arrayContaining([
      ['Round the valves', 'guided-tour-1.html'],
      ['Pump room', 'guided-tour-1.html#stop-1'],
      ['Valve room', '#room=r'],
      ['Valves, floor 1', 'files/plan.png'],
      ['valves.pdf', 'files/v.pdf'],
    ]),
  );
  expect(results()).toContain('Valve roomRooms · Ground');
  expect(document.querySelector('.results a[download]')?.getAttribute('download')).toBe('valves.pdf');
  document.documentElement.classList.add('plays');
  type('turn');
  await expect.poll(() => found()).toEqual([['Pump room', '#guide=g&stop=s']]);
  document.documentElement.classList.remove('plays');
});

it('says the language of what the author wrote, that of the text with the match too', async () => {
  document.body.innerHTML = `<main><section><h2 lang="fr" dir="ltr">Cave</h2>
    <article class="point" id="point=p"><h3 lang="fr" dir="ltr"><a href="#point=p">Pompe</a></h3><p class="room" dir="auto">Keller</p>
    <div class="body"><p>Wartung</p><div lang="fr" dir="ltr">Vanne</div><div lang="ar" dir="rtl">صمام</div></div></article></section></main>`;
  addSearch(viewerTexts());
  const written = async (query: string) => {
    typing()(query);
    await expect.poll(() => document.querySelector('.results mark')).not.toBeNull();
    return [...document.querySelectorAll<HTMLElement>('.results [dir]')].map((part) => [part.lang, part.dir]);
  };
  const [french, unknown] = [
    ['fr', 'ltr'],
    ['', 'auto'],
  ];

  expect(await written('pompe')).toEqual([french, french, unknown]);
  expect(await written('صمام')).toEqual([french, ['ar', 'rtl'], french, unknown]);
  expect(await written('wartung')).toEqual([french, unknown, french, unknown]);
});

it('says how many there are, and shows all of them', async () => {
  document.body.innerHTML = `<main><section><h2>Cellar</h2>${Array.from({ length: 23 }, (_, at) => article(`p${at}`, `Pump ${at}`, '')).join('')}</section></main>`;
  addSearch(viewerTexts());
  typing()('pump');

  const more = () => document.querySelector<HTMLButtonElement>('.more:not([hidden])');
  await expect.poll(() => more()?.textContent).toBe('Show all 23');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Results: 23');
  more()?.click();

  expect(results()).toHaveLength(23);
  expect(document.activeElement?.textContent).toBe('Pump 20');
  expect(more()).toBeNull();
});

it('is not there on a page without points', () => {
  document.body.innerHTML = '<main><section><h2>Documents</h2></section></main>';

  addSearch(viewerTexts());

  expect(document.querySelector('input')).toBeNull();
});
