import { afterEach, describe, expect, it } from 'vitest';
import { i18n, locale } from '@/language/i18n';
import { createdFloors, floorChoices, floorName, floorsToRename } from './floors';
import { groupStagesByPoi } from './stages';
import { tourFrom } from './tour';

afterEach(() => locale.set('en'));

describe('the floors of a tour', () => {
  afterEach(() => locale.set('en'));

  it('are named by their labels, otherwise by their number', () => {
    expect([0, 1, 2].map((floor) => floorName(['Ground', ' '], floor))).toEqual(['Ground', 'Floor 2', 'Floor 3']);
  });

  it('are named in the language of the page, and stored with names that are the same for all', () => {
    i18n.cache.de = { floors: { floor: 'Stockwerk {number}' } } as never;
    locale.set('de');

    expect([0, 1].map((floor) => floorName(['Ground'], floor))).toEqual(['Ground', 'Stockwerk 2']);
    expect(createdFloors(2)).toEqual(['Floor 1', 'Floor 2']);
  });

  it('are created from their number where it is known', () => {
    expect(createdFloors(3)).toEqual(['Floor 1', 'Floor 2', 'Floor 3']);
    expect([createdFloors(-1), createdFloors(1e9).length]).toEqual([[], 200]);
    const shown = [
      { floors: ['G'], numberOfFloors: 2 },
      { floors: [], numberOfFloors: 2 },
      { floors: [], numberOfFloors: 0 },
    ].map(floorsToRename);
    expect(shown).toEqual(['floors', 'create', 'none']);
  });

  it('have their labels in the language of the page, but are stored by the same names for everybody', () => {
    i18n.cache.de = { floors: { floor: 'Stockwerk {number}' } } as never;
    locale.set('de');

    expect([floorName(['Ground'], 0), floorName([], 1), createdFloors(2)]).toEqual(['Ground', 'Stockwerk 2', ['Floor 1', 'Floor 2']]);
  });

  it('can be chosen for a plan: None and Floor 1 to Floor 10, by the labels of the tour', () => {
    const choices = floorChoices(['Ground']);

    expect(choices.slice(0, 3)).toEqual([
      { value: '', label: 'None' },
      { value: '1', label: 'Ground' },
      { value: '2', label: 'Floor 2' },
    ]);
    expect(choices).toHaveLength(11);
    expect(floorChoices([]).at(-1)).toEqual({ value: '10', label: 'Floor 10' });
  });
});

describe('groupStagesByPoi', () => {
  it('groups PoIs by name, with screenshot, tour and floor', () => {
    const stage = (id: string, name: string, pois: object[]) => tourFrom(id, { name, floors: ['Ground'], folders: [{ pois }] });
    const report = groupStagesByPoi([
      stage('b', 'Stage 2', [
        { name: 'Door', screenshot: 's2' },
        { name: 'Beam', floor: 1 },
      ]),
      stage('a', 'Stage 1', [{ name: 'Door', screenshot: 's1' }]),
    ]);

    expect(report.map(({ name, entries }) => [name, entries.map(({ tour, poi, floor }) => [tour.id, poi.screenshot, floor])])).toEqual([
      ['Beam', [['b', '', 'Floor 2']]],
      [
        'Door',
        [
          ['a', 's1', 'Ground'],
          ['b', 's2', 'Ground'],
        ],
      ],
    ]);
  });
});
