import { describe, expect, it } from 'vitest';
import { guidedToursFrom } from '../guided-tours/guided-tour';
import { poiId } from '../ids';
import { tourFrom } from '../tours/tour';
import { findingsIn, storedFilesIn, withoutLink } from './check';
import { publishedContentOf } from './published-content';

const everything = { excludedFolders: [], excludedPois: [], floorplans: true, documents: true };
const whole = { identifier: 'whole', name: 'Whole', sweep: 'a', content: [{ type: 'text', content: '<p>Of birch.</p>' }] };
const tourWith = (...pois: object[]) =>
  tourFrom('hall', { name: 'Hall', matterportId: 'AbCdEfGh123', folders: [{ id: 'a', name: 'A', pois: [whole, ...pois] }] });
const found = (...pois: object[]) =>
  findingsIn(publishedContentOf(tourWith(...pois), everything)).map(({ kind, poi, detail }) => [kind, poi?.name, detail]);

const links = [
  { type: 'list', content: [{ url: 'https://example.org' }, { url: 'tel:+49301' }, { url: 'javascript:x' }, { url: '' }] },
  { type: 'text', content: '<p><a href="http://a b">old</a> <a href="https://example.org/?a=1&amp;b=2">new</a></p>' },
];

describe('findingsIn', () => {
  it('finds nothing in a point with view and text', () => {
    expect(found()).toEqual([]);
  });

  it.each([
    [
      'links that lead nowhere',
      { sweep: 'a', content: links },
      [
        ['link', 'javascript:x'],
        ['link', ''],
        ['link', 'http://a b'],
      ],
    ],
    [
      'a link to a point that is not published',
      { sweep: 'a', content: [{ type: 'text', content: '<p><a href="#point=whole">a</a> <a href="#point=gone">b</a></p>' }] },
      [['link', '#point=gone']],
    ],
    [
      'a point without view and text',
      { content: [{ type: 'text', content: '<p> </p>' }] },
      [
        ['view', ''],
        ['text', ''],
      ],
    ],
    ['no text where a tag has one', { type: 'tag', sweep: 'a', tag: { description: 'Of steel' } }, []],
    [
      'an image in a text without alternative text',
      { ...whole, content: [{ type: 'text', content: '<p>a</p><img src="https://x/flue.jpg"><img src="https://x/b.jpg" alt="b">' }] },
      [['alt', 'https://x/flue.jpg']],
    ],
    [
      'images without alternative text',
      {
        ...whole,
        content: [
          ...whole.content,
          {
            type: 'file',
            content: [
              { name: 'x__a.jpg', url: 'https://x/a', contentType: 'image/jpeg' },
              { name: 'b.jpg', url: 'https://x/b', contentType: 'image/jpeg', alt: 'A stove' },
              { name: 'c.pdf', url: 'https://x/c', contentType: 'application/pdf' },
            ],
          },
        ],
      },
      [['alt', 'a.jpg']],
    ],
    [
      'an email address once',
      { ...whole, name: 'Ann@acme.example', content: [{ type: 'text', content: 'ann@acme.example' }] },
      [['email', 'ann@acme.example']],
    ],
  ])('finds %s', (_, fields, expected) => {
    const poi = { name: 'Stove', ...fields, identifier: 'stove' };

    expect(found(poi)).toEqual(expected.map(([kind, detail]) => [kind, poi.name, detail]));
  });
});

describe('fields of types and texts of guided tours', () => {
  const pointTypes = [
    {
      id: 'oven',
      fields: [
        { key: 'page', name: 'Page', kind: 'link' },
        { key: 'note', name: 'Note', kind: 'text' },
      ],
    },
  ];
  const fields = { page: 'http://no where', note: 'http://no where or ann@acme.example', other: 'bob@acme.example' };
  const stops = [{ id: 's', poi: 'whole', title: 'Ask eve@acme.example', text: 'eve@acme.example' }];
  const tour = tourFrom('hall', {
    pointTypes,
    guidedTours: [{ id: 'g', name: 'Highlights', stops }],
    folders: [{ id: 'a', pois: [{ ...whole, typeId: 'oven', fields }] }],
  });

  it('are looked at too', () => {
    const findings = findingsIn(publishedContentOf(tour, everything));

    expect(findings.map(({ kind, poi, guidedTour, detail }) => [kind, poi?.name ?? guidedTour, detail])).toEqual([
      ['email', 'Highlights', 'eve@acme.example'],
      ['link', 'Whole', 'http://no where'],
      ['email', 'Whole', 'ann@acme.example'],
    ]);
  });

  it('lose a link, and nothing else', () => {
    const [folder] = withoutLink(tour.folders, tour.pointTypes, poiId('whole'), 'http://no where');

    expect(folder?.pois[0]?.fields).toEqual({ note: fields.note, other: fields.other });
  });
});

describe('storedFilesIn', () => {
  it('names each stored file once, with the points that show it', () => {
    const url = 'https://files.example/v0/b/bucket/o/organizations%2FAcme%2Ftour%2Fhall%2Fuploads%2Fx__plan.pdf?token=1';
    const captions = url.replace('plan.pdf', 'en.vtt');
    const file = {
      type: 'file',
      content: [
        { name: 'x__plan.pdf', url },
        { name: 'other', url: 'https://elsewhere.example/a', poster: url, captions: [{ language: 'en', name: 'en.vtt', url: captions }] },
      ],
    };
    const tour = tourWith({ identifier: 'b', name: 'B', content: [file] }, { identifier: 'c', name: 'C', content: [file] });

    const files = storedFilesIn(publishedContentOf(tour, everything));

    expect(files).toMatchObject([
      { url, name: 'plan.pdf', token: '1', pois: [{ name: 'B' }, { name: 'C' }] },
      { url: captions, name: 'en.vtt', pois: [{ name: 'B' }, { name: 'C' }] },
    ]);
    expect(files.map(({ pois }) => pois.length)).toEqual([2, 2]);
  });

  it('has the narration and captions of guided stops', () => {
    const url = (name: string) => `https://files.example/v0/b/bucket/o/organizations%2FAcme%2Ftour%2Fhall%2Fuploads%2Fx__${name}?token=1`;
    const file = (name: string) => ({ url: url(name), name: `x__${name}`, type: '', size: 1 });
    const stops = [{ id: 's', view: {}, narration: file('a.mp3'), captions: file('a.vtt') }];
    const tour = { ...tourWith(), guidedTours: guidedToursFrom([{ id: 'g', name: 'Highlights', stops }]) };

    expect(storedFilesIn(publishedContentOf(tour, everything)).map(({ name, pois }) => [name, pois.length])).toEqual([
      ['a.mp3', 0],
      ['a.vtt', 0],
    ]);
  });
});

describe('withoutLink', () => {
  it('removes a link, and the address of one inside a text', () => {
    const { folders } = tourWith({ identifier: 'stove', name: 'Stove', content: links });

    const [list, text] = withoutLink(withoutLink(folders, [], poiId('stove'), 'http://a b'), [], poiId('stove'), 'javascript:x')[0]!
      .pois[1]!.content;

    expect(list?.content).toMatchObject([{ url: 'https://example.org' }, { url: 'tel:+49301' }, { url: '' }]);
    expect(text?.content).toBe('<p>old <a href="https://example.org/?a=1&amp;b=2">new</a></p>');
  });
});
