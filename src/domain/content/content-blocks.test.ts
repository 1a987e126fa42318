import { describe, expect, it } from 'vitest';
import { contentFrom, storedBlock } from './content-blocks';

const read = (block: object) => contentFrom([block], 'p')[0];

describe('contentFrom', () => {
  it('gives a block its box, columns and an identifier', () => {
    expect(read({ type: 'text' })).toEqual({ identifier: 'p-block-0', name: 'Textbox', type: 'text', content: '', box: 'grid', cols: 1 });
  });

  it('holds a string for text and custom and a list otherwise', () => {
    const kinds = ['text', 'custom', 'file', 'list', 'embeds'].map((type) => read({ type })?.content);

    expect(kinds).toEqual(['', '', [], [], []]);
  });

  it('names blocks Textbox, Files, Links, Embeds and Custom', () => {
    const names = ['text', 'file', 'list', 'embeds', 'custom'].map((type) => read({ type })?.name);

    expect(names).toEqual(['Textbox', 'Files', 'Links', 'Embeds', 'Custom']);
  });

  it('reads the items of lists, embeds and files [MODEL-081]', () => {
    const marker = { name: 'Valve', body: '', icon: 'red', latlng: { lat: 1, lng: 2 } };
    const item = { name: 'n', content: 'c', url: '12', type: 'vimeo', contentType: 'image/png', size: 3, markers: [marker] };

    expect(read({ type: 'list', content: [item, null] })?.content).toMatchObject([{ name: 'n', content: 'c', url: '12', type: 'vimeo' }]);
    expect(read({ type: 'embeds', content: [item] })?.content).toMatchObject([{ name: 'n', url: '12', type: 'vimeo' }]);
    expect(read({ type: 'file', content: [item] })?.content).toMatchObject([
      { name: 'n', url: '12', contentType: 'image/png', size: 3, markers: [marker] },
    ]);
  });

  it('reads the whole address of a video as its id, and leaves the type of any other address empty', () => {
    const content = [{ url: 'https://youtu.be/dQw4w9WgXcQ' }, { url: 'https://example.org', type: 'flash' }];

    expect(read({ type: 'embeds', content })?.content).toEqual([
      { name: '', url: 'dQw4w9WgXcQ', type: 'youtube' },
      { name: '', url: 'https://example.org', type: '' },
    ]);
  });

  it('keeps a block of an unknown type, to store it again unchanged', () => {
    const stored = { type: 'hologram', content: { beam: 1 }, depth: 3 };
    const block = read(stored);

    expect(block).toMatchObject({ type: 'unknown', content: { beam: 1 } });
    expect(storedBlock(block!)).toBe(stored);
    expect(contentFrom([block], 'p')).toEqual([block]);
  });
  it.each([
    { type: 'text', content: { ops: [] } },
    { type: 'custom', content: ['<b>'] },
    { type: 'list', content: 'https://example.org' },
    { type: 'list', content: ['https://example.org'] },
    { type: 'embeds', content: 7 },
    { type: 'file', content: {} },
  ])('keeps %j, whose content does not match its type, to store it again unchanged', (stored) => {
    expect(read(stored)?.type).toBe('unknown');
    expect(storedBlock(read(stored)!)).toBe(stored);
  });
  it('stores the new name of a block of an unknown type [EDIT-037]', () => {
    const block = { ...read({ type: 'hologram', depth: 3 })!, name: 'Beam' };
    expect(storedBlock(block)).toEqual({ type: 'hologram', depth: 3, name: 'Beam' });
  });
});
