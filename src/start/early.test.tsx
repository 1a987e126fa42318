import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLanguage } from '@/app/page-language';
import { earlyPages } from '@/app/page-overview';
import { pageAddresses } from '@/app/testing/page-addresses';
import { languages } from '@/language/languages';
import { directionOf } from '@/language/locale-of';
import { forgetLanguageOfAddress } from '@/widgets/language-of-address';
import script from './early.js?raw';

const documents = 'http://127.0.0.1:8080/v1/projects/p/databases/(default)/documents';
const files = {
  signIn: [['/assets/sign-in.js']],
  tours: [['/assets/tours.js']],
  player: [['/assets/look.js'], ['/assets/player.js']],
  landing: [['/assets/look.js'], ['/assets/landing.js']],
  version: [['/assets/frame.js']],
  other: [['/assets/frame.js']],
};

const translations = Object.fromEntries(languages.filter(({ code }) => code !== 'en').map(({ code }) => [code, `/assets/${code}.js`]));

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  ask.mockResolvedValue(Response.json([{ missing: 'tours/t1' }]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__early');
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  window.location.hash = '';
  forgetLanguageOfAddress();
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
  vi.restoreAllMocks();
});

/** Runs the script as index.html does, at this address. */
function begin(path: string, given: object = {}) {
  window.location.hash = path;
  const settings = document.createElement('script');
  Object.assign(settings, { type: 'application/json', id: 'early' });
  settings.textContent = JSON.stringify({
    files,
    languages: translations,
    pages: earlyPages,
    documents,
    service: '',
    alternateModels: {},
    ...given,
  });
  document.head.append(settings);
  new Function(script)();
}

const preloaded = (rel = 'modulepreload') =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
const asked = () => ask.mock.calls.map(([address, request]) => [address, JSON.parse(String(request?.body))]);
const signIn = () => localStorage.setItem('lastUser', JSON.stringify({ session: 'open' }));
const tour = (fields: object) => Response.json([{ found: { fields }, readTime: '2024-01-01T00:00:00Z' }]);

describe('the skeleton in index.html', () => {
  it.each(pageAddresses)('is that of the page at "$address"', ({ address, start }) => {
    begin(address);

    expect({ ...document.documentElement.dataset }).toEqual({ start });
  });

  it('is that of the sign-in page without a path', () => {
    begin('');

    expect({ ...document.documentElement.dataset }).toEqual({ start: 'signIn' });
  });

  it('is that of the dashboard for people who are signed in, in the stored colors and width', () => {
    signIn();
    localStorage.setItem('colorScheme', 'dark');
    localStorage.setItem('menuExpanded', 'false');
    begin('/dashboard/tours');

    expect({ ...document.documentElement.dataset }).toEqual({ start: 'tours', colorScheme: 'dark', startMenu: 'collapsed' });
  });
});

describe('the files of the page', () => {
  it.each(pageAddresses)('are asked for at once at "$address" [ROUTE-018 ROUTE-022]', ({ address, start }) => {
    begin(address);

    expect(preloaded()).toEqual(Reflect.get(files, start).flat());
  });

  it('come after the documents of a public tour, and those of the first paint before the others', () => {
    let linksBefore: number | null = null;
    ask.mockImplementationOnce(async () => {
      linksBefore = preloaded().length;
      return tour({});
    });

    begin('/digital-twin/t1/play');

    expect(linksBefore).toBe(0);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    expect(links.map(({ href, fetchPriority }) => [new URL(href).pathname, fetchPriority])).toEqual([
      ['/assets/look.js', 'auto'],
      ['/assets/player.js', 'low'],
    ]);
  });

  it('are those of the list of tours for somebody who is signed in', () => {
    signIn();
    begin('/dashboard/tours');

    expect(preloaded()).toEqual(files.tours.flat());
  });
});

describe('the language of the page', () => {
  it.each([
    ['/digital-twin/t1', null, ['en-GB', 'de']],
    ['/digital-twin/t1', null, ['de-AT', 'en']],
    ['/digital-twin/t1/play?start=p1&lang=ar', 'de', ['en']],
    ['/help', 'ar', ['fr']],
    ['/help', 'no', []],
    ['/help', 'xx', ['ja', 'nn-NO', 'en']],
    ['/help?lang=', 'pt', ['es_MX']],
    ['/dashboard/tours', 'fr', ['en']],
    ['/help', null, ['zh-Hant', 'ja']],
    ['/help', null, ['he', 'en']],
  ])('is the one that the app shows at %s, with %j chosen, for a browser in %j', (path, chosen, preferred) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
    if (chosen) localStorage.setItem('language', chosen);
    begin(path);

    const code = pageLanguage(false);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([code, directionOf(code)]);
    expect(preloaded().filter((file) => Object.values(translations).includes(String(file)))).toEqual(
      code === 'en' ? [] : [translations[code]],
    );
  });

  it('is English on the dashboard, whatever was chosen', () => {
    signIn();
    localStorage.setItem('language', 'ar');
    begin('/dashboard/tours');

    expect([document.documentElement.lang, document.documentElement.dir, preloaded()]).toEqual(['en', 'ltr', files.tours.flat()]);
  });

  it.each(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi', 'de', 'ur-PK', 'arn', 'fr'])(
    'is written in the direction of %s before any code is there',
    (code) => {
      begin(`/help?lang=${code}`, { languages: { [code]: `/assets/${code}.js` } });

      expect(document.documentElement.dir).toBe(directionOf(code));
    },
  );
});

describe('the list of tours as it looked last', () => {
  const address = '#/dashboard/tours?q=hall';
  const look = { uid: 'ada', organization: 'Acme', hash: address, width: 1280, sheet: '/assets/a.css', markup: '<p>Great Hall</p>' };

  /** Opens the list in a browser that stored this look, and lets the style sheet arrive. */
  function open(stored: object | string, { sheet = look.sheet, root = '<div class="start"></div>' } = {}) {
    vi.stubGlobal('innerWidth', 1280);
    localStorage.setItem('lastUser', JSON.stringify({ session: 'open', identity: { uid: 'ada' } }));
    localStorage.setItem('organizationId', 'Acme');
    localStorage.setItem('lastLook', typeof stored === 'string' ? stored : JSON.stringify({ ...look, ...stored }));
    begin(address);
    document.body.innerHTML = `<div id="root">${root}</div>`;
    arrive(sheet);
    return document.getElementById('root')?.innerHTML;
  }

  afterEach(() => {
    document.body.replaceChildren();
    // what still waits for the style sheet would draw in the next test
    arrive(look.sheet);
  });

  function arrive(sheet: string) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    document.body.append(link);
    link.dispatchEvent(new Event('load'));
    link.remove();
  }

  it('is drawn in place of the skeleton once its style sheet is there [TOUR-082]', () => {
    expect(open({})).toBe(look.markup);
    expect(document.documentElement.dataset.look).toBe('drawn');
  });

  it.each([
    ['of another person', { uid: 'bob' }, {}],
    ['of another organization', { organization: 'Other' }, {}],
    ['at another address', { hash: '#/dashboard/tours' }, {}],
    ['in a window of another width', { width: 390 }, {}],
    ['of another release', {}, { sheet: '/assets/b.css' }],
    ['that cannot be read', '{', {}],
  ])('is not drawn %s', (_what, stored, page) => {
    expect(open(stored, page)).toBe('<div class="start"></div>');
  });

  it('is not drawn over what the app shows already', () => {
    expect(open({}, { root: '<main></main>' })).toBe('<main></main>');
  });
});

describe('the documents of a public tour', () => {
  it('are asked for at once: the tour, then its organization and its picture [PLAYER-001 PLAYER-005]', async () => {
    ask.mockResolvedValueOnce(tour({ organization: { stringValue: 'Acme' }, matterportId: { stringValue: 'Model4Hall1' } }));
    begin('/digital-twin/hall%204/play', { service: 'https://models.example' });
    await expect.poll(() => ask).toHaveBeenCalledTimes(2);

    const name = (path: string) => ({ documents: [`projects/p/databases/(default)/documents/${path}`] });
    expect(asked()).toEqual([
      [`${documents}:batchGet`, name('tours/hall 4')],
      [`${documents}:batchGet`, name('organizations/Acme')],
    ]);
    expect(Object.keys(Reflect.get(window, '__early') ?? {})).toEqual(['tours/hall 4', 'organizations/Acme']);
    expect(preloaded('preload')).toEqual(['https://models.example/api/player/models/Model4Hall1/thumb?width=1280&dpr=1']);
  });

  it('have the picture of another model where the installation says so, and none where the tour has its own', async () => {
    ask.mockResolvedValueOnce(tour({ matterportId: { stringValue: 'Model4Hall1' } }));
    begin('/digital-twin/t1', { alternateModels: { t1: 'OtherModel1' } });
    await expect.poll(() => preloaded('preload')).toEqual(['/api/player/models/OtherModel1/thumb?width=1600&dpr=1']);

    document.head.replaceChildren();
    const own = tour({ thumbnailUrl: { stringValue: 'https://files.example/a.jpg' }, organization: { stringValue: 'Acme' } });
    ask.mockResolvedValueOnce(own);
    begin('/digital-twin/t2');
    await expect.poll(() => ask).toHaveBeenCalledTimes(3);
    expect(preloaded('preload')).toEqual([]);
  });

  it.each([
    ['for somebody who is signed in, whom only the app can speak for', '/digital-twin/t1', signIn, {}],
    ['at any other address', '/help', () => {}, {}],
    ['where App Check must be asked first', '/digital-twin/t1', () => {}, { documents: '' }],
  ])('are not asked for %s', (_case, path, before, given) => {
    before();
    begin(path, given);

    expect(ask).not.toHaveBeenCalled();
  });

  it('leave everything to the app when the server does not answer', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    begin('/digital-twin/t1');

    await expect(Reflect.get(window, '__early')?.['tours/t1']).rejects.toThrow('Failed to fetch');
    expect(preloaded()).toEqual(files.landing.flat());
  });
});
