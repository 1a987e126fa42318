import { describe, expect, it } from 'vitest';
import { pointTypeLimits } from '../limits';
import { newFieldChoice, newPointField, newPointState, newPointType } from './new-point-type';
import { colorAt, type PointType, pointTypesFrom, storedPointTypes } from './point-type';
import { pointTypeProblems, toStoredPointTypes } from './point-type-form';

const valve: PointType = {
  ...newPointType(0),
  name: 'Valve',
  fields: [
    { ...newPointField('number'), name: 'Pressure', unit: 'bar' },
    { ...newPointField('choice'), name: 'Make', choices: [newFieldChoice('Northlight')] },
  ],
  states: [{ ...newPointState(0), name: 'Open' }],
};

describe('pointTypesFrom', () => {
  it('reads anything, with an id for everything that lacks one', () => {
    expect([null, 5, 'types', {}].map(pointTypesFrom)).toEqual([[], [], [], []]);
    expect(pointTypesFrom([7, { color: 'mauve', icon: 'ufo', fields: [{}, { choices: [{}] }], states: [{ color: 3 }] }])).toEqual([
      {
        id: 'type-0',
        name: '',
        icon: 'pin',
        color: 'gray',
        leftOut: false,
        fields: [
          expect.objectContaining({ key: 'field-0', kind: 'text' }),
          expect.objectContaining({ key: 'field-1', choices: [{ id: 'choice-0', name: '' }] }),
        ],
        states: [{ id: 'state-0', name: '', color: 'gray', hasDueDate: false }],
      },
    ]);
  });

  it('loses nothing that another release stored, whatever the kind of a field', () => {
    const stored = [
      {
        ...valve,
        group: 'Water',
        states: [{ ...valve.states[0], rank: 3 }],
        fields: [
          { key: 'who', name: 'Responsible', kind: 'person', among: ['members'] },
          { ...valve.fields[0], help: 'On the dial' },
        ],
      },
    ];
    const once = storedPointTypes(pointTypesFrom(stored));

    expect(once).toEqual(stored);
    expect(toStoredPointTypes(pointTypesFrom(storedPointTypes(pointTypesFrom(once))))).toEqual(stored);
  });
});

describe('pointTypeProblems', () => {
  it('are none for types that can be saved', () => {
    expect(pointTypeProblems([valve])).toBeNull();
  });

  it('name what they are about: a type, a field, a choice, a state', () => {
    const [pressure, make] = valve.fields;
    const state = { ...newPointState(1), name: ' ' };
    const choice = newFieldChoice();
    const broken = {
      ...valve,
      name: '',
      fields: [
        { ...pressure!, name: '' },
        { ...make!, choices: [choice] },
        { ...newPointField('choices'), key: 'none', name: 'Colours' },
      ],
      states: [state],
    };

    const problems = pointTypeProblems([broken])?.byId;

    expect(problems?.get(valve.id)).toBe('Enter a name.');
    expect(problems?.get(pressure!.key)).toBe('Enter a name.');
    expect(problems?.get(choice.id)).toBe('Enter a name.');
    expect(problems?.get('none')).toBe('Add a choice.');
    expect(problems?.get(state.id)).toBe('Enter a name.');
  });

  it('are those of the whole where there are too many, or they are too large', () => {
    const many = Array.from({ length: pointTypeLimits.types + 1 }, () => ({ ...valve }));
    const choices = Array.from({ length: 100 }, () => newFieldChoice('x'.repeat(200)));
    const fields = Array.from({ length: 30 }, () => ({ ...newPointField('choice'), name: 'Make', choices }));

    expect(pointTypeProblems(many)?.whole).toBe('Use at most 50 types.');
    expect(pointTypeProblems([{ ...valve, fields }])?.whole).toMatch(/^These types are too large/);
  });
});

describe('colorAt', () => {
  it('gives seven colours that differ, and gray to the rest', () => {
    const colors = Array.from({ length: 9 }, (_, position) => colorAt(position));

    expect(new Set(colors.slice(0, 7)).size).toBe(7);
    expect(colors.slice(7)).toEqual(['gray', 'gray']);
  });
});
