import { describe, expect, it } from 'vitest';
import { blockTypes, contentFrom } from './content-blocks';
import { newBlock } from './new-block';

describe('a new block', () => {
  it('is read as it was made', () => {
    const blocks = blockTypes.map((type) => newBlock(type));

    expect(contentFrom(blocks, 'p')).toEqual(blocks);
  });
});
