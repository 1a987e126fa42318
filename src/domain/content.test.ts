import { describe, expect, it } from 'vitest';
import { contentFrom, shownFileName } from './content';

const read = (block: object) => contentFrom([block], 'p')[0];

describe('contentFrom', () => {
  it('MODEL-075 gives a block its box, columns and an identifier', () => {
    expect(read({ type: 'text' })).toEqual({ identifier: 'p-block-0', name: 'Textbox', type: 'text', content: '', box: 'grid', cols: 1 });
  });

  it('MODEL-076 holds a string for text and custom and a list otherwise', () => {
    const kinds = ['text', 'custom', 'file', 'list', 'embeds'].map((type) => read({ type, content: 7 })?.content);

    expect(kinds).toEqual(['', '', [], [], []]);
  });

  it('MODEL-077 names blocks Textbox, Files, Links, Embeds and Custom', () => {
    const names = ['text', 'file', 'list', 'embeds', 'custom'].map((type) => read({ type })?.name);

    expect(names).toEqual(['Textbox', 'Files', 'Links', 'Embeds', 'Custom']);
  });

  it('MODEL-079 MODEL-080 MODEL-081 reads the items of lists, embeds and files', () => {
    const item = { name: 'n', content: 'c', url: 'u', type: 'vimeo', contentType: 'image/png', size: 3, markers: [{}] };

    expect(read({ type: 'list', content: [item, 1] })?.content).toEqual([{ name: 'n', content: 'c', url: 'u', type: 'vimeo' }]);
    expect(read({ type: 'embeds', content: [item] })?.content).toEqual([{ name: 'n', url: 'u', type: 'vimeo' }]);
    expect(read({ type: 'file', content: [item] })?.content).toEqual([
      { name: 'n', url: 'u', contentType: 'image/png', size: 3, markers: [{}] },
    ]);
  });

  it('keeps a block of an unknown kind as it is stored', () => {
    expect(read({ type: 'hologram', content: { beam: 1 } })).toMatchObject({ type: 'unknown', content: { beam: 1 } });
  });
});

describe('shownFileName', () => {
  it('MODEL-082 is what follows the two underscores', () => {
    expect([shownFileName('a1b2__Plan__final.pdf'), shownFileName('Plan.pdf')]).toEqual(['Plan__final.pdf', 'Plan.pdf']);
  });
});
