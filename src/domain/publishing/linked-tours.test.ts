import { expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { linkedTour, tourLinksIn } from './linked-tours';
import { publishedContentOf } from './published-content';

const site = 'https://tours.example/';

it.each([
  ['#/digital-twin/hall', { tour: 'hall', version: null, needsSignIn: false }],
  ['#/digital-twin/hall/play/share1?start=stove', { tour: 'hall', version: null, needsSignIn: false }],
  ['#/Acme/landing/hall', { tour: 'hall', version: null, needsSignIn: false }],
  ['#/dashboard/tours/landing/hall', { tour: 'hall', version: null, needsSignIn: true }],
  ['#/dashboard/tour/hall', { tour: 'hall', version: null, needsSignIn: true }],
  ['#/public-tour/Acme/hall/current?guide=g', { tour: 'hall', version: { organization: 'Acme', id: 'current' }, needsSignIn: false }],
  ['t/abc2345/3?start=stove', { shortPath: '/t/abc2345/3' }],
  ['c/abc2345', { shortPath: '/c/abc2345' }],
  ['#/stage/hall/Stove', { tour: 'hall', version: null, needsSignIn: false }],
  ['#/stage', null],
  ['#/collection/c1', { collection: 'c1' }],
  ['#/collection/c1/hall', { collection: 'c1' }],
  ['#/dashboard/tours', null],
  ['', null],
])('%s leads to a tour or elsewhere', (path, expected) => {
  expect(linkedTour(site + path, site)).toEqual(expected);
});

it('no address of another site is one', () => {
  expect(linkedTour('https://other.example/#/digital-twin/hall', site)).toBeNull();
  expect(linkedTour('https://other.example/t/abc2345', site)).toBeNull();
});

it('has the links of points to tours of ours, in lists, texts and fields', () => {
  const [list, text, field] = ['a', 'b', 'c'].map((id) => `${site}#/digital-twin/${id}`);
  const content = [
    { type: 'list', content: [{ url: list }, { url: 'https://other.example' }] },
    { type: 'text', content: `<p><a href="${text}">b</a></p>` },
  ];
  const tour = tourFrom('hall', {
    pointTypes: [{ id: 'oven', fields: [{ key: 'page', kind: 'link' }] }],
    folders: [{ id: 'a', pois: [{ identifier: 'stove', typeId: 'oven', fields: { page: field }, content }] }],
  });
  const everything = { excludedFolders: [], excludedPois: [], floorplans: true, documents: true };

  expect(tourLinksIn(publishedContentOf(tour, everything), site).map(({ linked }) => linked)).toMatchObject([
    { tour: 'a' },
    { tour: 'b' },
    { tour: 'c' },
  ]);
});
