import { expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { tourAsVersion, versionDifference } from './compare';
import { comparedIcons, comparedTour } from './compared-tour';

const tag = (x: number) => ({ anchorPosition: { x, y: 1, z: 0 }, icon: 'teal', label: 'Own' });
const poi = (identifier: string, more: object = {}) => ({ identifier, name: identifier, type: 'tag', tag: tag(1), ...more });
const aTour = (pois: object[]) => tourFrom('t', { matterportId: 'AbCdEfGh123', folders: [{ id: 'hall', name: 'Hall', pois }] });

it('a comparison marks each point by what happened to it, with the former place of one that moved and of one that was removed', () => {
  const [old, now] = [
    aTour([poi('door'), poi('stove'), poi('lamp'), poi('safe', { tag: tag(7) })]),
    aTour([poi('door'), poi('stove', { category: 'Heat' }), poi('lamp', { tag: tag(5) }), poi('gate')]),
  ];
  const [before, after] = [tourAsVersion(old), tourAsVersion(now)];

  const { folders, matterportId } = comparedTour(now, { before, after, changes: versionDifference(before, after) });

  expect(matterportId).toBe('AbCdEfGh123');
  const shown = folders.map(({ name, pois }) => [
    name,
    pois.map((each) => [each.name, each.tag?.label, each.icon, each.tag?.anchorPosition.x]),
  ]);
  expect(shown).toEqual([
    ['Added', [['gate', 'Added: gate', 'green', 1]]],
    ['Changed', [['stove', 'Changed: stove', 'blue', 1]]],
    [
      'Moved',
      [
        ['lamp', 'Moved: lamp', 'purple', 5],
        ['lamp (before)', 'Moved from here: lamp', 'red', 1],
      ],
    ],
    ['Removed', [['safe', 'Removed: safe', 'red', 7]]],
    ['Unchanged', [['door', 'door', 'white', 1]]],
  ]);
  expect(folders.flatMap(({ pois }) => pois.map(({ content }) => content[0]?.content))).toEqual([
    '<p>Point “gate” added in Hall</p>',
    '<p>Point “stove” changed: category</p>',
    '<p>Point “lamp” moved in the scan</p>',
    '<p>Point “lamp” moved in the scan</p>',
    '<p>Point “safe” removed from Hall</p>',
    undefined,
  ]);
  expect(comparedIcons().find(({ ref }) => ref === 'red')?.default).toBe('/compare/removed.png');
});

it('names of points are text in what changed', () => {
  const [old, now] = [aTour([]), aTour([poi('<b>')])];
  const [before, after] = [tourAsVersion(old), tourAsVersion(now)];

  const { folders } = comparedTour(now, { before, after, changes: versionDifference(before, after) });

  expect(folders[0]?.pois[0]?.content[0]?.content).toBe('<p>Point “&lt;b&gt;” added in Hall</p>');
});
