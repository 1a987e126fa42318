import { describe, expect, it } from 'vitest';
import { poiFrom } from '../pois';
import { attachToPoi, changeFileBlock, fileBlock, markFile, moveFile, placeOf, removeFile, renameFile } from './file-changes';

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
  it('EDIT-042 passes over files whose url is there already', () => {
    const attached = attachToPoi(poi, 'files', [item('b.png'), item('c.png'), item('c.png')]);

    expect(names(fileBlock(attached.content, 'files')!)).toEqual(['u1__a.png', 'u1__b.png', 'u1__a again.png', 'u1__c.png']);
    expect(attachToPoi(poi, 'files', [item('b.png')])).toBe(poi);
  });

  it('EDIT-042 go to a new block where there is none', () => {
    const attached = attachToPoi(poi, null, [item('c.png')]);

    expect(attached.content.map(({ type, name }) => `${type} ${name}`)).toEqual(['text Textbox', 'file Files', 'file Files']);
    expect(attachToPoi(poi, null, [])).toBe(poi);
  });

  it('EDIT-043 are refused without a block', () => {
    expect(() => attachToPoi(poi, 'words', [item('c.png')])).toThrow('Unable to attach files to this POI.Missing ActivePoi');
  });

  it('are moved, renamed and taken off each by itself, also where one stands there twice', () => {
    const second = { url: 'a.png', place: 2 };

    expect(names(removeFile(block, second))).toEqual(['u1__a.png', 'u1__b.png']);
    expect(names(moveFile(block, second, 0))).toEqual(['u1__a again.png', 'u1__a.png', 'u1__b.png']);
    expect(names(renameFile(block, second, 'Wall'))).toEqual(['u1__a.png', 'u1__b.png', 'u1__Wall.png']);
    expect(moveFile(block, second, 2)).toBe(block);
  });

  it('are found where they stand now, when others changed the block meanwhile', () => {
    expect(placeOf(block, { url: 'b.png', place: 7 })).toBe(1);
    expect(removeFile(block, { url: 'gone.png', place: 0 })).toBe(block);
    expect(() => renameFile(block, { url: 'gone.png', place: 0 }, 'x')).toThrow('This file was taken off the point of interest meanwhile.');
  });

  it('EDIT-089 EDIT-093 keep their markers on the item', () => {
    const marker = { name: 'Crack', body: '', icon: 'red' as const, latlng: { lat: 1, lng: 2 } };
    const marked = changeFileBlock(poi, 'files', (now) => markFile(now, { url: 'b.png', place: 1 }, [marker]));

    expect(fileBlock(marked.content, 'files')?.content.map(({ markers }) => markers)).toEqual([[], [marker], []]);
    expect(changeFileBlock(poi, 'gone', () => block)).toBe(poi);
  });
});
