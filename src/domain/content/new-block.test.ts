import { describe, expect, it } from 'vitest';
import { blockTypes, contentFrom } from '../content';
import { newBlock, offeredBlocks } from './new-block';

describe('a new block', () => {
  it('MODEL-075 MODEL-099 has a random identifier, box grid and 1 column', () => {
    const [one, other] = [newBlock('text'), newBlock('text')];

    expect(one).toMatchObject({ box: 'grid', cols: 1 });
    expect(one.identifier).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(one.identifier).not.toBe(other.identifier);
  });

  it('MODEL-076 MODEL-077 is named by its type; text and custom hold a string, the others a list', () => {
    expect(blockTypes.map((type) => [type, newBlock(type).name, Array.isArray(newBlock(type).content)])).toEqual([
      ['text', 'Textbox', false],
      ['list', 'Links', true],
      ['file', 'Files', true],
      ['embeds', 'Embeds', true],
      ['custom', 'Custom', false],
    ]);
  });

  it('MODEL-078 starts a list with one empty item, and no other', () => {
    expect(newBlock('list').content).toEqual([{ name: '', content: '', url: '', type: '' }]);
    expect([newBlock('file').content, newBlock('embeds').content]).toEqual([[], []]);
  });

  it('is read as it was made', () => {
    const blocks = blockTypes.map((type) => newBlock(type));

    expect(contentFrom(blocks, 'p')).toEqual(blocks);
  });
});

describe('the blocks that are offered', () => {
  it('EDIT-036 are Text, Link(s), File(s) and Video(s), to admins also Custom', () => {
    expect(offeredBlocks(false).map(({ label }) => label)).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)']);
    expect(offeredBlocks(true).map(({ label }) => label)).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)', 'Custom']);
  });
});
