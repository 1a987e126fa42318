import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileItem, fileItemsFrom } from '../content/content-blocks';
import { allPois } from '../folders/folder';
import { broughtOver } from './brought-over';

const noFiles: ReadonlyMap<string, readonly FileItem[]> = new Map();
const files = (...items: { name: string; contentType: string }[]) =>
  fileItemsFrom(items.map((item) => ({ ...item, url: `https://x.example/${item.name}`, size: 1, markers: [] })));

describe('an older tour that is brought over', () => {
  it('has folders by category, with the files of their sweeps [LEGACY-IMPORT-003 LEGACY-IMPORT-007]', () => {
    const over = broughtOver({
      points: [
        { id: 'a', stored: { name: 'Door', category: 'Doors', sweep: 's1', identifier: 'a' } },
        { id: 'b', stored: { name: 'Roof', sweep: 's2', identifier: 'b' } },
      ],
      filesOf: new Map([['s1', files({ name: 'plan.pdf', contentType: 'application/pdf' })]]),
    });

    expect(over.folders.map(({ name, pois }) => [name, pois.map((poi) => poi.name)])).toEqual([
      ['Doors', ['Door']],
      ['uncategorizedpois', ['Roof']],
    ]);
    expect([over.pois, over.files, over.notes]).toEqual([2, 1, []]);
  });

  it('names files that are left out, and why [LEGACY-IMPORT-008]', () => {
    const { notes, files: count } = broughtOver({
      points: [{ id: 'a', stored: { name: 'Door', sweep: 's1', identifier: 'a' } }],
      filesOf: new Map([
        ['s1', files({ name: 'setup.exe', contentType: 'application/x-msdownload' })],
        ['s9', files({ name: 'b.pdf', contentType: 'application/pdf' })],
      ]),
    });

    expect(count).toBe(0);
    expect(notes).toEqual([
      'The file setup.exe is skipped: its type is not allowed.',
      'The file b.pdf is skipped: no point of interest is at its sweep s9.',
    ]);
  });

  it('gives points that share an identifier one of their own, and says so', () => {
    const point = { name: 'Door', identifier: 'same' };
    const over = broughtOver({
      points: [
        { id: 'a', stored: point },
        { id: 'b', stored: point },
      ],
      filesOf: noFiles,
    });

    expect(new Set(allPois(over.folders).map(({ identifier }) => identifier)).size).toBe(2);
    expect(over.notes).toEqual(['1 point has an identifier that another has too, and gets a new one.']);
  });

  it('loses nothing without a sentence, whatever was stored [LEGACY-IMPORT-004 LEGACY-IMPORT-006 MODEL-090]', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string(), { maxLength: 2 }),
      fc.object({ maxDepth: 1 }),
    );
    const point = fc.record(
      {
        name: odd,
        category: fc.oneof(fc.string(), odd),
        type: fc.oneof(fc.constantFrom('sweep', 'tag'), odd),
        position: fc.oneof(fc.record({ x: fc.integer(), y: fc.integer(), z: fc.integer() }), odd),
        rotation: odd,
        sweep: odd,
        icon: odd,
        normal: odd,
        zoom: odd,
        floor: odd,
        identifier: fc.oneof(fc.constantFrom('one', 'two'), odd),
        content: fc.oneof(fc.array(fc.record({ type: fc.constantFrom('text', 'list', 'unheard'), name: fc.string(), content: odd })), odd),
        tag: odd,
        message: odd,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(point, { maxLength: 6 }), (points) => {
        const over = broughtOver({ points: points.map((stored, index) => ({ id: `p${index}`, stored })), filesOf: noFiles });

        const pois = allPois(over.folders);
        expect(pois).toHaveLength(points.length);
        expect(new Set(pois.map(({ identifier }) => identifier)).size).toBe(points.length);
        for (const stored of points) {
          const isText = typeof stored.name === 'string' && stored.name.trim() !== '';
          if (isText)
            expect(pois.some(({ name }) => name === stored.name) || over.notes.some((note) => note.includes('“name”'))).toBe(true);
          if (typeof stored.icon === 'object' && stored.icon !== null) expect(over.notes.join()).toContain('“icon”');
        }
      }),
      { numRuns: 300 },
    );
  });
});
