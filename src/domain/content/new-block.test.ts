import { describe, expect, it } from 'vitest';
import { blockTypes, contentFrom } from './content-blocks';
import { newBlock, offeredBlocks } from './new-block';

describe('a new block', () => {
  it('has a random identifier, box grid and 1 column', () => {
    const [one, other] = [newBlock('text'), newBlock('text')];

    expect(one).toMatchObject({ box: 'grid', cols: 1 });
    expect(one.identifier).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(one.identifier).not.toBe(other.identifier);
  });

  it('is named by its type; text and custom hold a string, the others a list', () => {
    expect(blockTypes.map((type) => [type, newBlock(type).name, Array.isArray(newBlock(type).content)])).toEqual([
      ['text', 'Textbox', false],
      ['list', 'Links', true],
      ['file', 'Files', true],
      ['embeds', 'Embeds', true],
      ['custom', 'Custom', false],
    ]);
  });

  it('starts a list with one empty item, and no other', () => {
    expect(newBlock('list').content).toEqual([{ name: '', content: '', url: '', type: '' }]);
    expect([newBlock('file').content, newBlock('embeds').content]).toEqual([[], []]);
  });

  it('is read as it was made', () => {
    const blocks = blockTypes.map((type) => newBlock(type));

    expect(contentFrom(blocks, 'p')).toEqual(blocks);
  });
});

describe('the blocks that are offered', () => {
  it('are Text, Link(s), File(s) and Video(s), to admins also Custom [EDIT-036]', () => {
    expect(offeredBlocks(false).map(({ label }) => label)).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)']);
    expect(offeredBlocks(true).map(({ label }) => label)).toEqual(['Text', 'Link(s)', 'File(s)', 'Video(s)', 'Custom']);
  });
});
