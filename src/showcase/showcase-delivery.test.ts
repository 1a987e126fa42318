import { afterEach, describe, expect, it } from 'vitest';
import { locale } from '@/language/i18n';
import { frameAddress } from './frame-address';
import { linkIn } from './share-link';
import { readShowcaseDelivery } from './showcase-delivery';

describe('readShowcaseDelivery', () => {
  it('is our own page by default', () => {
    expect(readShowcaseDelivery({ VITE_SHOWCASE: ' ' })).toMatchObject({ form: 'page', address: '/bundle/showcase.html', key: '' });
  });

  it('reads the key and the provider’s hosted page [PLAYER-007]', () => {
    const given = {
      form: 'embed',
      address: 'https://view.example/show',
      script: 'https://view.example/sdk.js',
      key: 'abc',
      flags: { dh: 0 },
    };

    expect(readShowcaseDelivery({ VITE_SHOWCASE: JSON.stringify(given) })).toEqual({ ...given, module: false, flags: { dh: '0' } });
  });

  it.each([
    ['{', 'it is not a JSON object.'],
    ['[]', 'it is not a JSON object.'],
    ['{"form":"window"}', 'form must be "page" or "embed".'],
    ['{"form":"embed","address":"https://view.example/show"}', 'the form "embed" needs address and script.'],
  ])('rejects %s with a reason', (text, why) => {
    expect(() => readShowcaseDelivery({ VITE_SHOWCASE: text })).toThrow(`VITE_SHOWCASE is invalid: ${why}`);
  });
});

describe('frameAddress', () => {
  afterEach(() => locale.set('en'));

  it('asks the viewer for the language of the page, and leaves English to what the delivery says', () => {
    const languageIn = (address: string) =>
      new URL(frameAddress({ ...readShowcaseDelivery({}), address }, 'm', 'https://loggia.example/')).searchParams.getAll('lang');
    expect([languageIn('/show'), languageIn('/show?lang=nl')]).toEqual([[], ['nl']]);

    locale.set('ar');
    expect([languageIn('/show'), languageIn('/show?lang=nl')]).toEqual([['ar'], ['ar']]);
  });

  it('contains the model, the key and the parameters that start it at once [PLAYER-006]', () => {
    const address = frameAddress({ ...readShowcaseDelivery({}), key: 'abc' }, 'AbCdEfGh123', 'https://loggia.example/app/#/x');

    expect(address).toBe(
      'https://loggia.example/bundle/showcase.html?m=AbCdEfGh123&applicationKey=abc&play=1&qs=1&title=0&brand=0&help=0&hl=0&hr=0&search=0&dh=0&fp=0&f=0&ui=0',
    );
  });

  it('keeps the parameters of the page’s own address', () => {
    const delivery = { ...readShowcaseDelivery({}), address: 'https://view.example/show?lang=de' };

    expect(frameAddress(delivery, 'm', 'https://loggia.example/')).toContain('https://view.example/show?lang=de&m=m');
  });
});

describe('linkIn', () => {
  it.each([
    ['shareString:https://a.example', 'https://a.example'],
    ['shareString=?ss=1&sr=0,1', '?ss=1&sr=0,1'],
    ['shareString https://a.example', 'https://a.example'],
    ['shareStringhttps://a.example', 'https://a.example'],
    ['shareString:', null],
  ])('in %j is %j', (message, link) => {
    expect(linkIn(message)).toBe(link);
  });
});
