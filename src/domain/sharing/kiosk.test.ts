import { expect, it } from 'vitest';
import { kioskAddress, kioskSecondsIn, linkInKiosk } from './kiosk';

it.each([
  ['', null],
  ['kiosk', 90],
  ['kiosk=', 90],
  ['kiosk=120', 120],
  ['kiosk=5', 30],
  ['kiosk=9999', 600],
  ['kiosk=soon', 90],
])('%s waits %j seconds', (query, seconds) => expect(kioskSecondsIn(new URLSearchParams(query))).toBe(seconds));

it('is written into an address, in which a guided tour begins by itself', () => {
  const page = 'https://loggia.example/#/public-tour/acme/hall/current';

  expect(kioskAddress(page, 90)).toBe(`${page}?kiosk`);
  expect(kioskAddress(`${page}?guide=g1`, 120)).toBe(`${page}?guide=g1&kiosk=120&play`);
  expect(kioskAddress(page, 90, 'de')).toBe(`${page}?kiosk&lang=de`);
});

it.each([
  ['#/public-tour/acme/hall/current?start=x', false, 'stays'],
  ['#/login', false, 'nothing'],
  ['https://elsewhere.example/', false, 'code'],
  ['mailto:desk@acme.example', false, 'code'],
  ['https://elsewhere.example/plan.pdf', true, 'nothing'],
  ['blob:https://loggia.example/1', true, 'nothing'],
  ['javascript:alert(1)', false, 'nothing'],
])('a link to %s (download: %j) is followed so: %s', (href, isDownload, outcome) =>
  expect(linkInKiosk(href, 'https://loggia.example/#/public-tour/acme/hall/current?kiosk', isDownload)).toBe(outcome),
);
