import { describe, expect, it } from 'vitest';
import { editedOf } from './edited';
import { maxDocumentBytes, poiSize, requireFitsInDocument, tourSize } from './size';
import { tourFrom } from './tour';

const aPoi = (identifier: string, content: unknown[] = []) => ({ identifier, name: 'Door', content });
const aText = (content: string) => ({ identifier: 't', name: 'Text', box: 'grid', cols: 1, type: 'text', content });
const aTour = (pois: unknown[], fields: object = {}) =>
  tourFrom('hall', { name: 'Hall', folders: [{ id: 'f', name: 'Folder', pois }], ...fields });
const sizeOf = (tour: ReturnType<typeof aTour>) => tourSize(tour, editedOf(tour)).bytes;
const poiOf = (content: string) => aTour([aPoi('p', [aText(content)])]).folders[0]?.pois[0] as Parameters<typeof poiSize>[0];

describe('the size of a tour', () => {
  it.each([
    ['a letter', 'a', 1],
    ['an umlaut', 'ä', 2],
    ['a euro sign', '€', 3],
    ['a house', '🏠', 4],
    ['a rat, whose second half is the lowest there is', '🐀', 4],
    ['words', 'Grüße, 5 €', 14],
  ])('counts %s as UTF-8 does', (_, text, bytes) => {
    expect(poiSize(poiOf(text)) - poiSize(poiOf(''))).toBe(bytes);
    expect(new TextEncoder().encode(text).length).toBe(bytes);
  });

  it('counts names of fields and one more, 8 for numbers and times, 1 for flags and nothing', () => {
    const plain = sizeOf(aTour([]));

    expect(sizeOf(aTour([], { numberOfFloors: 7 })) - plain).toBe(0);
    expect(sizeOf(aTour([], { updated: new Date(0) })) - plain).toBe(7);
    expect(sizeOf(aTour([], { floors: ['Cellar', 'Salon'] })) - plain).toBe('Cellar'.length + 1 + 'Salon'.length + 1);
  });

  it('counts every PoI in any folder', () => {
    const one = aTour([aPoi('p')]);
    const added = aTour([aPoi('p')], {
      folders: [{ id: 'f', name: 'Folder', pois: [aPoi('p')], children: [{ id: 'g', name: 'Sub', pois: [aPoi('q')] }] }],
    });
    const poi = one.folders[0]?.pois[0];
    if (!poi) throw new Error('No PoI.');

    expect(sizeOf(added) - sizeOf(one)).toBe(
      poiSize(poi) + 'id'.length + 1 + 'g'.length + 1 + 'name'.length + 1 + 'Sub'.length + 1 + 'pois'.length + 1 + 'children'.length + 1,
    );
  });

  it('keeps a reserve: the largest accepted tour is smaller than Firestore’s limit', () => {
    const filled = (letters: number) => aTour(Array.from({ length: 21 }, (_, place) => aPoi(`p${place}`, [aText('x'.repeat(letters))])));
    const check = (tour: ReturnType<typeof aTour>) => () => requireFitsInDocument(tour, editedOf(tour));

    expect(check(filled(47_000))).not.toThrow();
    expect(sizeOf(filled(47_000))).toBeLessThan(maxDocumentBytes);
    expect(check(filled(49_000))).toThrow(
      /^This tour has 1,0\d\d KiB, but at most 1,000 KiB can be saved\. Your changes are still here.*largest PoI is “Door” with 49 KiB/,
    );
  });

  it('names the description where a tour that is too large has no PoIs', () => {
    const tour = aTour([], { description: 'x'.repeat(maxDocumentBytes) });

    expect(() => requireFitsInDocument(tour, editedOf(tour))).toThrow(/Shorten its description, or remove files\.$/);
  });
});
