import { afterEach, describe, expect, it, vi } from 'vitest';
import { allPois, foldersFrom } from '../folders/folder';
import { partValue, rangeValue } from './field-conditions';
import {
  canColor,
  countOf,
  facetsOf,
  markedPoints,
  notSet,
  type PointFilter,
  pointFilterIn,
  pointFilterText,
  shownPoints,
} from './point-filter';
import { pointTypesFrom } from './point-type';

const noPointFilter: PointFilter = { chosen: new Map(), colorBy: '' };

const types = pointTypesFrom([
  {
    id: 'valve',
    name: 'Valve',
    fields: [
      {
        key: 'maker',
        name: 'Maker',
        kind: 'choice',
        choices: [
          { id: 'acme', name: 'Acme' },
          { id: 'else', name: 'Else' },
        ],
      },
      { key: 'ok', name: 'Tested', kind: 'flag' },
      { key: 'serial', name: 'Serial', kind: 'text' },
      { key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar' },
      { key: 'day', name: 'Built', kind: 'date' },
      { key: 'page', name: 'Page', kind: 'link' },
    ],
    states: [
      { id: 'open', name: 'Open', color: 'red' },
      { id: 'done', name: 'Done', color: 'green' },
    ],
  },
  { id: 'lamp', name: 'Lamp', states: [{ id: 'open', name: 'Open too', color: 'blue' }] },
  { id: 'unused', name: 'Unused' },
]);
const folders = foldersFrom([
  {
    id: 'f',
    pois: [
      {
        identifier: 'a',
        typeId: 'valve',
        state: 'open',
        fields: { maker: 'acme', ok: false, serial: 'Pümp 7', bar: 2.5, day: '2026-05-06' },
      },
      { identifier: 'b', typeId: 'valve', state: 'done', fields: { maker: 'gone', serial: 'Tank', bar: -1 } },
      { identifier: 'c', typeId: 'lamp', state: 'open', fields: { maker: 'acme' } },
      { identifier: 'd' },
    ],
  },
]);
const pois = allPois(folders);
const names = { type: 'Type', state: 'State', due: 'Due', overdue: 'Overdue', soon: 'Soon', yes: 'Yes', no: 'No', notSet: 'Not set' };
const facets = facetsOf(pois, types, names);
const filter = (chosen: Record<string, string[]>): PointFilter => ({
  chosen: new Map(Object.entries(chosen).map(([key, values]) => [key, new Set(values)])),
  colorBy: '',
});
const shown = (chosen: Record<string, string[]>) => [...(shownPoints(folders, filter(chosen), types) ?? ['all'])];

describe('facetsOf', () => {
  it('are what at least one point has, a state of two types once', () => {
    expect(facets.map(({ key, values }) => [key, ...values.map(({ id }) => id)])).toEqual([
      ['type', 'valve', 'lamp', notSet],
      ['state', 'open', 'done'],
      ['field:maker', 'acme'],
      ['field:ok', 'false', notSet],
      ['field:serial'],
      ['field:bar'],
      ['field:day', notSet],
      ['field:page', notSet],
    ]);
    expect(facets.flatMap(({ name, condition }) => (condition ? [[name, condition]] : []))).toEqual([
      ['Serial', 'text'],
      ['Pressure (bar)', 'number'],
      ['Built', 'date'],
      ['Page', 'text'],
    ]);
    expect(facets.filter(canColor).map(({ key }) => key)).toEqual(['type', 'state', 'field:maker', 'field:ok']);
  });
});

describe('shownPoints', () => {
  it('have one of the chosen values of each facet', () => {
    expect(shown({})).toEqual(['all']);
    expect(shown({ type: ['valve', 'lamp'] })).toEqual(['a', 'b', 'c']);
    expect(shown({ state: ['open'], type: ['valve'] })).toEqual(['a']);
    // the lamp has no such field
    expect(shown({ 'field:maker': ['acme'] })).toEqual(['a']);
    expect(shown({ 'field:ok': ['false'] })).toEqual(['a']);
    expect(shown({ type: ['gone'] })).toEqual([]);
  });

  it('have no value where that is chosen, which a point of a type without the field never has', () => {
    expect(shown({ type: [notSet] })).toEqual(['d']);
    expect(shown({ 'field:ok': [notSet] })).toEqual(['b']);
    expect(shown({ 'field:page': [notSet] })).toEqual(['a', 'b']);
    // what its field cannot show is a value
    expect(shown({ 'field:maker': [notSet] })).toEqual([]);
  });

  it('contain a text, or are in a range with or without bounds', () => {
    expect(shown({ 'field:serial': [partValue(' pump')] })).toEqual(['a']);
    expect(shown({ 'field:bar': [rangeValue({ from: '-1', to: '2.5' })] })).toEqual(['a', 'b']);
    expect(shown({ 'field:bar': [rangeValue({ from: '', to: '2.4' })] })).toEqual(['b']);
    expect(shown({ 'field:day': [rangeValue({ from: '2026-05-06', to: '' })] })).toEqual(['a']);
    expect(shown({ 'field:day': [rangeValue({ from: '2026-05-07', to: '' }), notSet] })).toEqual(['b']);
    // a value of another field is none
    expect(shown({ 'field:serial': [rangeValue({ from: '0', to: '9' })] })).toEqual([]);
  });
});

describe('due dates', () => {
  afterEach(() => vi.useRealTimers());

  it('are overdue from the next day on, and soon for 30 days, in states that have a date', () => {
    vi.setSystemTime(new Date(2026, 10, 29, 23));
    const dated = pointTypesFrom([{ id: 'valve', states: [{ id: 'open', hasDueDate: true }, { id: 'done' }] }]);
    const point = (due: string, state = 'open') => ({ identifier: `${due} ${state}`, typeId: 'valve', state, due });
    const due = ['2026-11-28', '2026-11-29', '2026-12-29', '2026-12-30', 'soon'].map((day) => point(day));
    const all = foldersFrom([{ id: 'f', pois: [...due, point('2026-11-28', 'done')] }]);
    const of = (value: string) => [...(shownPoints(all, filter({ due: [value] }), dated) ?? [])];

    expect([of('overdue'), of('soon'), of(notSet)]).toEqual([['2026-11-28 open'], ['2026-11-29 open', '2026-12-29 open'], ['soon open']]);
    expect(facetsOf(allPois(all), dated, names).map(({ key }) => key)).toEqual(['type', 'state', 'due']);
  });
});

describe('countOf', () => {
  it('says what a value would show, with what is chosen elsewhere', () => {
    const chosen = filter({ type: ['valve'], state: ['done'] });

    expect([countOf(pois, 'state', 'open', chosen, types), countOf(pois, 'state', 'open', noPointFilter, types)]).toEqual([1, 2]);
    expect(countOf(pois, 'type', 'lamp', chosen, types)).toBe(0);
  });
});

describe('markedPoints', () => {
  it('have the colour of their value; all others have none', () => {
    const marks = markedPoints(pois, facets[1]!, types);

    expect([...marks].map(([id, { color }]) => [id, color])).toEqual([
      ['a', 'red'],
      ['b', 'green'],
      ['c', 'red'],
    ]);
  });
});

describe('the filter in an address', () => {
  it('is read as it was written, whatever values are called', () => {
    const odd: PointFilter = {
      ...filter({
        type: ['a,b', 'c;d'],
        'field:x': ['%3b:', notSet],
        'field:y': [partValue('a;b~')],
        'field:z': [rangeValue({ from: '-1', to: '' })],
      }),
      colorBy: 'field:x',
    };

    expect(pointFilterIn(pointFilterText(odd))).toEqual(odd);
    expect(pointFilterText(noPointFilter)).toBe('');
    expect(pointFilterIn('')).toEqual(noPointFilter);
    expect(pointFilterIn(';;:,;type;by')).toEqual(noPointFilter);
  });
});
