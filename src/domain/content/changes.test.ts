import { describe, expect, it } from 'vitest';
import type { FileItem } from '../content';
import { addEmbed, addLink, attachFiles, moveBlock, removeBlock, renameBlock, replaceBlock } from './changes';
import { newBlock } from './new-block';

const aFile = (url: string): FileItem => ({ name: `1__${url}.pdf`, url, contentType: 'application/pdf', size: 1, markers: [] });

describe('the blocks of a PoI', () => {
  const [a, b, c] = [newBlock('text'), newBlock('list'), newBlock('file')];
  const content = [a, b, c];
  const order = (blocks: { identifier: string }[]) =>
    blocks.map(({ identifier }) => content.findIndex((one) => one.identifier === identifier));

  it('EDIT-037 are renamed, reordered, replaced and deleted', () => {
    expect(renameBlock(content, b.identifier, 'Reading').map(({ name }) => name)).toEqual(['Textbox', 'Reading', 'Files']);
    expect(order(moveBlock(content, c.identifier, 0))).toEqual([2, 0, 1]);
    expect(order(moveBlock(content, a.identifier, 9))).toEqual([1, 2, 0]);
    expect(order(removeBlock(content, b.identifier))).toEqual([0, 2]);
    expect(replaceBlock(content, { ...a, content: 'new' })[0]).toMatchObject({ content: 'new' });
  });
});

describe('a link', () => {
  it.each([
    ['', 'https://example.org'],
    ['Name', ' '],
  ])('EDIT-038 with the name %j and the address %j is refused', (name, url) => {
    expect(() => addLink(newBlock('list'), { name, url })).toThrow('Link name and address are required.');
    expect(() => addEmbed(newBlock('embeds'), { name, url })).toThrow('Link name and address are required.');
  });

  it('EDIT-038 with both takes the place of the empty line', () => {
    expect(addLink(newBlock('list'), { name: ' Plan ', url: 'example.org' }).content).toEqual([
      { name: 'Plan', content: '', url: 'https://example.org', type: 'link' },
    ]);
  });

  it('that would run a script is refused', () => {
    expect(() => addLink(newBlock('list'), { name: 'x', url: 'javascript:alert(1)' })).toThrow('Enter a web address');
  });
});

describe('a video', () => {
  it('EDIT-039 is kept by its id and service', () => {
    expect(addEmbed(newBlock('embeds'), { name: 'Film', url: 'https://vimeo.com/76979871' }).content).toEqual([
      { name: 'Film', url: '76979871', type: 'vimeo' },
    ]);
  });

  it('of another service is kept as it is, without a type', () => {
    expect(addEmbed(newBlock('embeds'), { name: 'Film', url: 'https://example.org/f' }).content).toEqual([
      { name: 'Film', url: 'https://example.org/f', type: '' },
    ]);
  });
});

describe('attachFiles', () => {
  it('EDIT-042 passes over files whose address the block has, also twice in one go', () => {
    const block = attachFiles(newBlock('file'), [aFile('a'), aFile('a')]);

    expect(attachFiles(block, [aFile('a'), aFile('b')]).content.map(({ url }) => url)).toEqual(['a', 'b']);
  });

  it('EDIT-043 without a block says so', () => {
    expect(() => attachFiles(null, [aFile('a')])).toThrow('Unable to attach files to this POI.Missing ActivePoi');
  });
});
