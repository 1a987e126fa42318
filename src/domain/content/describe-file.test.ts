import { describe, expect, it } from 'vitest';
import { contentFrom } from './content-blocks';
import { describeFile, fileBlocks } from './file-changes';

const blockWith = (file: Record<string, unknown>) => {
  const [block] = fileBlocks(contentFrom([{ identifier: 'b', type: 'file', content: [{ name: 'a__plan.png', url: 'u', ...file }] }], 'p'));
  if (!block) throw new Error('no block');
  return block;
};

describe('the description of an image', () => {
  it('is stored with it, and an empty text is not', () => {
    const described = describeFile(blockWith({}), { url: 'u', place: 0 }, { alt: ' A red door ', caption: ' ' });

    expect(described.content[0]).toMatchObject({ alt: 'A red door' });
    expect(described.content[0]).not.toHaveProperty('caption');
  });

  it('can be removed', () => {
    const described = describeFile(blockWith({ alt: 'A door', caption: 'Before' }), { url: 'u', place: 0 }, { alt: '', caption: '' });

    expect(described.content[0]).not.toHaveProperty('alt');
    expect(described.content[0]).not.toHaveProperty('caption');
  });

  it('is missing in files from before it, and where something else is stored', () => {
    expect(blockWith({}).content[0]).not.toHaveProperty('alt');
    expect(blockWith({ alt: 3, caption: {} }).content[0]).not.toHaveProperty('alt');
    expect(blockWith({ alt: 'A door' }).content[0]).toMatchObject({ alt: 'A door' });
  });
});
