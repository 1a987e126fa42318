import { describe, expect, it } from 'vitest';
import { addressesIn, copiesToRemove, offlineCopyFrom } from './copy';

const aCopy = (id: string, fields: object = {}) =>
  offlineCopyFrom({ id, path: '/digital-twin/t', state: 'opened', usedAt: Number(id), ...fields });
const idsOf = (copies: { id: string }[]) => copies.map(({ id }) => id).sort();

describe('making room', () => {
  it('removes tours that were only opened, the least recently used first', () => {
    const opened = Array.from({ length: 12 }, (_, index) => aCopy(String(index + 1)));

    expect(idsOf(copiesToRemove([...opened, aCopy('0', { state: 'saved' })]))).toEqual(['1', '2']);
  });

  it('removes them when they are too large together, but never the latest one', () => {
    const copies = [aCopy('3', { bytes: 300e6 }), aCopy('2', { bytes: 1 }), aCopy('1', { bytes: 900e6, state: 'saving' })];

    expect(idsOf(copiesToRemove(copies))).toEqual(['2']);
  });
});

it('reads any stored record as a copy', () => {
  expect(offlineCopyFrom('{oops')).toEqual({
    id: '',
    path: '',
    title: '',
    fingerprint: '',
    state: 'opened',
    bytes: 0,
    usedAt: 0,
    checkedAt: 0,
  });
});

it('finds the addresses of files in fields and in rich text, each once', () => {
  const json = JSON.stringify([
    { url: 'https://files.example/o/a%2Fb.pdf?alt=media&token=1' },
    { html: '<img src="https://files.example/o/c.jpg?alt=media&amp;token=2"> /demo/d.png', again: '/demo/d.png' },
    { other: 'https://elsewhere.example/e.jpg' },
  ]);

  expect(addressesIn(json, ['https://files.example/', '/demo/'])).toEqual([
    'https://files.example/o/a%2Fb.pdf?alt=media&token=1',
    'https://files.example/o/c.jpg?alt=media&token=2',
    '/demo/d.png',
  ]);
});
