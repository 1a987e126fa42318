import { expect, it } from 'vitest';
import { oembedAnswer, oembedRequest } from './oembed';

const ask = (query: string) => oembedRequest(new URLSearchParams(query), ['https://loggia.example']);
const url = 'url=https%3A%2F%2Floggia.example%2Ft%2Fabc2345';
const embedded = {
  title: 'The "Hall"',
  organization: 'Acme',
  provider: 'https://loggia.example/',
  player: 'https://loggia.example/#/x',
  image: null,
};

it('answers for short addresses of our own', () => {
  expect(ask(`${url}&format=json`)).toEqual({
    path: '/t/abc2345',
    start: '',
    maxWidth: Number.POSITIVE_INFINITY,
    maxHeight: Number.POSITIVE_INFINITY,
  });
});

it('begins where the shared address does', () => {
  const shared = encodeURIComponent('https://loggia.example/t/abc2345?start=a%26b&utm_source=mail');

  expect(ask(`url=${shared}`)).toMatchObject({ path: '/t/abc2345', start: 'start=a%26b' });
});

it.each([
  ['', 404],
  ['url=nowhere', 404],
  ['url=https%3A%2F%2Felsewhere.example%2Ft%2Fabc2345', 404],
  ['url=https%3A%2F%2Floggia.example%2Fdashboard', 404],
  [`${url}&format=xml`, 501],
])('refuses %s with %d', (query, refused) => expect(ask(query)).toEqual({ refused }));

it('fits a frame of one shape into what is asked for', () => {
  const sizeIn = (query: string) => {
    const size = ask(`${url}&${query}`);
    if ('refused' in size) throw new Error('refused');
    const { width, height } = oembedAnswer(size, embedded);
    return [width, height];
  };

  expect(['', 'maxwidth=480', 'maxheight=270&maxwidth=2000', 'maxwidth=-1', 'maxwidth=x'].map(sizeIn)).toEqual([
    [960, 540],
    [480, 270],
    [480, 270],
    [960, 540],
    [960, 540],
  ]);
});

it('keeps a hostile name inside its attribute, and has a thumbnail only where it fits', () => {
  const image = { url: 'https://loggia.example/x.jpg', size: { width: 1200, height: 800 } };
  const answer = oembedAnswer({ maxWidth: 1300, maxHeight: 900 }, { ...embedded, image });

  expect(answer.html).toContain('title="The &quot;Hall&quot;"');
  expect(answer).toMatchObject({ type: 'rich', version: '1.0', thumbnail_width: 1200 });
  expect(oembedAnswer({ maxWidth: 800, maxHeight: 900 }, { ...embedded, image })).not.toHaveProperty('thumbnail_url');
});
