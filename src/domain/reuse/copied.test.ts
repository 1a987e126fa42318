import { describe, expect, it } from 'vitest';
import { foldersFrom } from '../folders/folder';
import { tourFrom } from '../tours/tour';
import { copiedAsJson, copiedAsText, copiedFromJson, copiedLabel, copiedOf, isCopiedText } from './copied';

const text = { identifier: 'b', type: 'text', name: 'Text', content: '<p>Hot &amp; <b>old</b></p>' };
const folders = foldersFrom([
  {
    id: 'hall',
    name: 'Hall',
    pois: [{ identifier: 'stove', name: 'Stove', content: [text], colourOfDoor: 'red', typeId: 'oven' }],
    children: [{ id: 'in', name: 'In' }],
  },
]);
const tour = tourFrom('t', { name: 'House', matterportId: 'AbCdEfGh123', pointTypes: [{ id: 'oven', name: 'Oven' }, { id: 'lamp' }] });
const stove = folders[0]!.pois[0]!;
const copied = copiedOf(tour, { folders, pois: [stove] });

describe('what is copied', () => {
  it('is read as it was written, also fields that are not known yet', () => {
    const read = copiedFromJson(copiedAsJson({ ...copied, cut: 'c1' }));

    expect(read).toEqual({ ...copied, cut: 'c1', pois: [{ ...stove, identifier: 'stove-2' }] });
    expect(read.folders[0]?.pois[0]).toHaveProperty('colourOfDoor', 'red');
  });

  it('has the types of its points alone, and none as earlier releases wrote it', () => {
    const { types } = copiedFromJson(copiedAsJson(copied));

    expect(types).toMatchObject([{ id: 'oven', name: 'Oven' }]);
    expect(copiedAsJson({ ...copied, types: [] })).not.toContain('types');
    expect(copiedFromJson(copiedAsJson({ ...copied, types: [] })).types).toEqual([]);
  });

  it('is readable text for other programs', () => {
    expect(copiedAsText(copied)).toBe(
      ['Loggia: 2 points and 2 folders of “House”', '- Stove', '  Hot & old', 'Hall', '  - Stove', '    Hot & old', '  In'].join('\n'),
    );
    expect(isCopiedText(copiedAsText(copied))).toBe(true);
    expect(isCopiedText('https://video.example/1')).toBe(false);
    expect(copiedLabel({ folders: [], pois: [stove] })).toBe('“Stove”');
  });

  it.each([
    ['no JSON', 'hello'],
    ['another thing', '{"folders":[]}'],
    ['one more field', copiedAsJson(copied).replace('"loggia":1', '"loggia":1,"script":1')],
    ['folders that are none', copiedAsJson(copied).replace(/"folders":\[.*\],"pois"/, '"folders":[7],"pois"')],
    ['nothing', copiedAsJson({ ...copied, folders: [], pois: [] })],
    ['what no document can hold', copiedAsJson(copied).replace('"red"', '[[1]]')],
    ['a field name that is reserved', copiedAsJson(copied).replace('colourOfDoor', '__name__')],
  ])('is refused where it is %s', (_, json) => {
    expect(() => copiedFromJson(json)).toThrow(/There are no points or folders in the clipboard/);
  });

  it('is refused above 2,000 points and above 5 MB, when it is copied and when it is read', () => {
    const many = { folders: [], pois: Array.from({ length: 2001 }, () => stove) };
    const large = { folders: [], pois: Array.from({ length: 6 }, () => ({ ...stove, name: 'x'.repeat(1024 * 1024) })) };

    expect(() => copiedAsJson({ ...copied, ...many })).toThrow(/At most 2,000 points/);
    expect(() => copiedAsJson({ ...copied, ...large })).toThrow(/too much to copy/);
    const json = copiedAsJson({ ...copied, folders: [], pois: many.pois.slice(0, 2000) });
    expect(() => copiedFromJson(json.replace('"pois":[', '"pois":[{},'))).toThrow(/At most 2,000 points/);
  });
});
