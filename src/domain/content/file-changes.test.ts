import { describe, expect, it } from 'vitest';
import { poiFrom } from '../pois/poi';
import { fileItemsFrom } from './content-blocks';
import { attachToPoi, changeFileBlock, fileBlock, fileIndex, markFile, moveFile, removeFile, renameFile, setPoster } from './file-changes';

const item = (name: string, url = name) => ({ name: `u1__${name}`, url, contentType: 'image/png', size: 1, markers: [] });
const poi = poiFrom(
  {
    identifier: 'stove',
    content: [
      { identifier: 'words', type: 'text', content: 'x' },
      { identifier: 'files', type: 'file', content: [item('a.png'), item('b.png'), item('a again.png', 'a.png')] },
    ],
  },
  'p',
);
const block = fileBlock(poi.content, 'files')!;
const names = (changed: typeof block) => changed.content.map(({ name }) => name);

describe('the files of a block', () => {
  it('passes over files whose url is there already [EDIT-042]', () => {
    const attached = attachToPoi(poi, 'files', [item('b.png'), item('c.png'), item('c.png')]);

    expect(names(fileBlock(attached.content, 'files')!)).toEqual(['u1__a.png', 'u1__b.png', 'u1__a again.png', 'u1__c.png']);
    expect(attachToPoi(poi, 'files', [item('b.png')])).toBe(poi);
  });

  it('go to a new block where there is none [EDIT-042]', () => {
    const attached = attachToPoi(poi, null, [item('c.png')]);

    expect(attached.content.map(({ type, name }) => `${type} ${name}`)).toEqual(['text Textbox', 'file Files', 'file Files']);
    expect(attachToPoi(poi, null, [])).toBe(poi);
  });

  it('are refused without a block [EDIT-043]', () => {
    expect(() => attachToPoi(poi, 'words', [item('c.png')])).toThrow('Unable to attach files to this POI.Missing ActivePoi');
  });

  it('are moved, renamed and taken off each by itself, also where one stands there twice', () => {
    const second = { url: 'a.png', place: 2 };

    expect(names(removeFile(block, second))).toEqual(['u1__a.png', 'u1__b.png']);
    expect(names(moveFile(block, second, 0))).toEqual(['u1__a again.png', 'u1__a.png', 'u1__b.png']);
    expect(names(renameFile(block, second, 'Wall'))).toEqual(['u1__a.png', 'u1__b.png', 'u1__Wall.png']);
    expect(moveFile(block, second, 2)).toBe(block);
  });

  it('are found at their current index after others changed the block', () => {
    expect(fileIndex(block, { url: 'b.png', place: 7 })).toBe(1);
    expect(removeFile(block, { url: 'gone.png', place: 0 })).toBe(block);
    expect(() => renameFile(block, { url: 'gone.png', place: 0 }, 'x')).toThrow(
      'This file has been removed from the point of interest. Close this and choose another one.',
    );
  });

  it('keep their markers on the item [EDIT-089 EDIT-093]', () => {
    const marker = { name: 'Crack', body: '', icon: 'red' as const, latlng: { lat: 1, lng: 2 } };
    const marked = changeFileBlock(poi, 'files', (now) => markFile(now, { url: 'b.png', place: 1 }, [marker]));

    expect(fileBlock(marked.content, 'files')?.content.map(({ markers }) => markers)).toEqual([[], [marker], []]);
    expect(changeFileBlock(poi, 'gone', () => block)).toBe(poi);
  });
});

it('a film has a poster once it is set, none when it is removed or was stored as another value', () => {
  const film = { url: 'b.png', place: 1 };
  const withPoster = setPoster(block, film, 'https://files.example/poster.png');

  expect(withPoster.content[1]?.poster).toBe('https://files.example/poster.png');
  expect(setPoster(withPoster, film, '').content[1]).not.toHaveProperty('poster');
  expect(fileItemsFrom([{ ...item('c.mp4'), poster: 7 }, withPoster.content[1]])).toEqual([item('c.mp4'), withPoster.content[1]]);
});
