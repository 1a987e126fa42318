import { describe, expect, it } from 'vitest';
import {
  addEmbed,
  addLink,
  attachFiles,
  changeEmbed,
  changeLink,
  moveBlock,
  moveBlockTo,
  moveItem,
  removeBlock,
  removeItem,
  renameBlock,
  replaceBlock,
  shiftBlock,
} from './changes';
import type { FileItem } from './content-blocks';
import { newBlock } from './new-block';

const aFile = (url: string): FileItem => ({ name: `1__${url}.pdf`, url, contentType: 'application/pdf', size: 1, markers: [] });

describe('the blocks of a PoI', () => {
  const [a, b, c] = [newBlock('text'), newBlock('list'), newBlock('file')];
  const content = [a, b, c];
  const order = (blocks: { identifier: string }[]) =>
    blocks.map(({ identifier }) => content.findIndex((one) => one.identifier === identifier));

  it('are renamed, reordered, replaced and deleted [EDIT-037]', () => {
    expect(renameBlock(content, b.identifier, 'Reading').map(({ name }) => name)).toEqual(['Textbox', 'Reading', 'Files']);
    expect(order(moveBlock(content, c.identifier, 0))).toEqual([2, 0, 1]);
    expect(order(moveBlock(content, a.identifier, 9))).toEqual([1, 2, 0]);
    expect(order(moveBlock(content, 'gone', 0))).toEqual([0, 1, 2]);
    expect(order(removeBlock(content, b.identifier))).toEqual([0, 2]);
    expect(replaceBlock(content, { ...a, content: 'new' })[0]).toMatchObject({ content: 'new' });
  });

  it('keep their name if the new one is empty, and trim it [EDIT-037]', () => {
    expect(renameBlock(content, a.identifier, '  ')[0]?.name).toBe('Textbox');
    expect(renameBlock(content, a.identifier, ' Care ')[0]?.name).toBe('Care');
  });

  it('move to the position of another one, from above and from below [EDIT-037]', () => {
    expect(order(moveBlockTo(content, a.identifier, c.identifier))).toEqual([1, 2, 0]);
    expect(order(moveBlockTo(content, c.identifier, a.identifier))).toEqual([2, 0, 1]);
    expect(order(moveBlockTo(content, a.identifier, 'gone'))).toEqual([0, 1, 2]);
  });

  it('move up and down by one, and stay at the ends [EDIT-037]', () => {
    expect(order(shiftBlock(content, b.identifier, -1))).toEqual([1, 0, 2]);
    expect(order(shiftBlock(content, b.identifier, 1))).toEqual([0, 2, 1]);
    expect(order(shiftBlock(content, a.identifier, -1))).toEqual([0, 1, 2]);
    expect(order(shiftBlock(content, c.identifier, 1))).toEqual([0, 1, 2]);
    expect(order(shiftBlock(content, 'gone', 1))).toEqual([0, 1, 2]);
  });

  it('skip blocks of other types if only theirs are shown [EDIT-037]', () => {
    const d = newBlock('list');
    const four = [b, a, c, d];
    const names = (blocks: { identifier: string }[]) =>
      blocks.map(({ identifier }) => four.findIndex((one) => one.identifier === identifier));

    expect(names(shiftBlock(four, d.identifier, -1, 'list'))).toEqual([3, 0, 1, 2]);
    expect(names(shiftBlock(four, b.identifier, 1, 'list'))).toEqual([1, 2, 3, 0]);
    expect(names(shiftBlock(four, a.identifier, 1, 'list'))).toEqual([0, 1, 2, 3]);
  });
});

describe('a link', () => {
  it.each([
    ['', 'https://example.org'],
    ['Name', ' '],
  ])('with the name %j and the address %j is rejected [EDIT-038]', (name, url) => {
    expect(() => addLink(newBlock('list'), { name, url })).toThrow('Link name and address are required.');
    expect(() => addEmbed(newBlock('embeds'), { name, url })).toThrow('Link name and address are required.');
  });

  it('with both replaces the empty row [EDIT-038]', () => {
    expect(addLink(newBlock('list'), { name: ' Plan ', url: 'example.org' }).content).toEqual([
      { name: 'Plan', content: '', url: 'https://example.org', type: 'link' },
    ]);
  });

  it('is changed in place, and keeps its other fields [EDIT-038]', () => {
    const block = addLink(addLink(newBlock('list'), { name: 'Plan', url: 'example.org' }), { name: 'Maker', url: 'example.com' });
    const stored = { ...block, content: block.content.map((item) => ({ ...item, since: 1999 })) };

    expect(changeLink(stored, 1, { name: 'Makers', url: 'tel:+4930', content: ' Ask for it ' }).content[1]).toEqual({
      name: 'Makers',
      url: 'tel:+4930',
      content: 'Ask for it',
      type: 'link',
      since: 1999,
    });
    expect(() => changeLink(stored, 1, { name: '', url: 'example.org' })).toThrow('Link name and address are required.');
  });

  it('is moved and removed [EDIT-037]', () => {
    const block = ['a', 'b', 'c'].reduce((list, name) => addLink(list, { name, url: 'example.org' }), newBlock('list'));

    expect(moveItem(block, 2, 0).content.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    expect(removeItem(block, 1).content.map(({ name }) => name)).toEqual(['a', 'c']);
  });

  it('that would run a script is rejected', () => {
    expect(() => addLink(newBlock('list'), { name: 'x', url: 'javascript:alert(1)' })).toThrow('Enter a web address');
  });
});

describe('a video', () => {
  it('is stored by id and service [EDIT-039]', () => {
    expect(addEmbed(newBlock('embeds'), { name: 'Film', url: 'https://vimeo.com/76979871' }).content).toEqual([
      { name: 'Film', url: '76979871', type: 'vimeo' },
    ]);
  });

  it('is changed by another address, and only its name while the address stays [EDIT-039]', () => {
    const block = addEmbed(newBlock('embeds'), { name: 'Film', url: 'https://vimeo.com/76979871' });

    expect(changeEmbed(block, 0, { name: 'The film', url: 'https://youtu.be/dQw4w9WgXcQ' }).content).toEqual([
      { name: 'The film', url: 'dQw4w9WgXcQ', type: 'youtube' },
    ]);
    expect(changeEmbed(block, 0, { name: 'The film', url: '76979871' }).content).toEqual([
      { name: 'The film', url: '76979871', type: 'vimeo' },
    ]);
  });

  it('keeps its key or beginning until it gets another address', () => {
    const block = addEmbed(newBlock('embeds'), { name: 'Film', url: 'https://vimeo.com/76979871/0a1b2c3d4e' });
    const begun = changeEmbed(block, 0, { name: 'Film', url: `https://youtu.be/dQw4w9WgXcQ?t=90` });

    expect(block.content).toEqual([{ name: 'Film', url: '76979871', type: 'vimeo', hash: '0a1b2c3d4e' }]);
    expect(begun.content).toEqual([{ name: 'Film', url: 'dQw4w9WgXcQ', type: 'youtube', start: 90 }]);
    expect(changeEmbed(begun, 0, { name: 'Film', url: 'https://youtu.be/dQw4w9WgXcQ' }).content).toEqual([
      { name: 'Film', url: 'dQw4w9WgXcQ', type: 'youtube' },
    ]);
  });

  it('of another service is kept as it is, without a type [EDIT-040]', () => {
    expect(addEmbed(newBlock('embeds'), { name: 'Film', url: 'https://example.org/f' }).content).toEqual([
      { name: 'Film', url: 'https://example.org/f', type: '' },
    ]);
  });
});

describe('attachFiles', () => {
  it('passes over files whose address the block has, also twice in one go [EDIT-042]', () => {
    const block = attachFiles(newBlock('file'), [aFile('a'), aFile('a')]);

    expect(attachFiles(block, [aFile('a'), aFile('b')]).content.map(({ url }) => url)).toEqual(['a', 'b']);
  });

  it('without a block says so [EDIT-043]', () => {
    expect(() => attachFiles(null, [aFile('a')])).toThrow('Unable to attach files to this POI.Missing ActivePoi');
  });
});
