import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileItem, fileItemsFrom } from '../content/content-blocks';
import { allPois, storedFolders } from '../folders/folder';
import { records } from '../stored';
import { broughtOver } from './brought-over';

const noFiles: ReadonlyMap<string, readonly FileItem[]> = new Map();
const files = (...items: { name: string; contentType: string }[]) =>
  fileItemsFrom(items.map((item) => ({ ...item, url: `https://x.example/${item.name}`, size: 1, markers: [] })));

type Leaf = { path: string[]; value: unknown };

/** Everything that is stored, by its path; what is missing or empty gets its default. */
function leavesOf(stored: unknown, path: string[] = []): Leaf[] {
  if (typeof stored === 'object' && stored !== null)
    return Object.entries(stored).flatMap(([name, value]) => leavesOf(value, [...path, name]));
  return stored === undefined || stored === null || stored === '' ? [] : [{ path, value: stored }];
}

const isAt = (poi: unknown, path: string[], value: unknown): boolean =>
  Object.is(
    path.reduce<unknown>((inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined), poi),
    value,
  );

/** Notes name the last part of a field. */
const isNoted = (name: string, notes: readonly string[]): boolean =>
  notes.some((note) => note.includes(`“${name.slice(name.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '')}”`)) ||
  (name === 'identifier' && notes.some((note) => note.includes('have an identifier') || note.includes('has an identifier')));

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
        const written = storedFolders(over.folders).flatMap((folder) => records(folder.pois, (poi) => poi));
        for (const [index, stored] of points.entries()) {
          const poi = written.find(({ id }) => id === `p${index}`);
          // a point with a tag becomes one
          const fields = poi?.type === 'tag' && stored.type === 'sweep' ? { ...stored, type: 'tag' } : stored;
          for (const { path, value } of leavesOf(fields))
            expect([path, isAt(poi, path, value) || path.some((name) => isNoted(name, over.notes))]).toEqual([path, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes every file to a point at its sweep, or says why not, whatever the sweeps are [LEGACY-IMPORT-007 LEGACY-IMPORT-008]', () => {
    const sweep = fc.constantFrom('s1', 's2', 's3', '', ' s1', 'S1', 'nowhere');
    const type = fc.constantFrom('application/pdf', 'image/png', 'application/x-msdownload', '', 'video/mp4');
    const sweepsFiles = fc.uniqueArray(fc.tuple(sweep, fc.array(type, { maxLength: 3 })), { maxLength: 5, selector: ([id]) => id });
    fc.assert(
      fc.property(fc.array(fc.record({ sweep }, { requiredKeys: [] }), { maxLength: 5 }), sweepsFiles, (points, stored) => {
        const filesOf = new Map(
          stored.map(([id, types], place) => [
            id,
            files(...types.map((contentType, index) => ({ name: `${place}-${index}.x`, contentType }))),
          ]),
        );

        const over = broughtOver({ points: points.map((point, index) => ({ id: `p${index}`, stored: point })), filesOf });

        for (const [id, items] of filesOf) {
          for (const { name } of items) {
            const at = allPois(over.folders).filter(({ content }) =>
              content.some((block) => block.type === 'file' && block.content.some((file) => file.name === name)),
            );
            expect(at.every((poi) => poi.sweep === id)).toBe(true);
            expect(at.length > 0 || over.notes.some((note) => note.includes(`The file ${name} is skipped`))).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says which points have a name, type or identifier that does not fit', () => {
    const { notes } = broughtOver({
      points: [
        { id: 'a', stored: { name: 7, type: 'hotspot', identifier: ['x'] } },
        { id: 'b', stored: { name: 'Door', type: 'poi', identifier: 'b', tag: {} } },
        { id: 'c', stored: { name: true, type: null } },
      ],
      filesOf: noFiles,
    });

    expect(notes).toEqual([
      '“name” does not fit and is replaced in 2 points.',
      '“type” does not fit and is replaced in 1 point.',
      '“identifier” does not fit and is replaced in 1 point.',
    ]);
  });
});
