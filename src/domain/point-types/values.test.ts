import { describe, expect, it } from 'vitest';
import { type PointType, pointTypesFrom } from './point-type';
import { withReadableIds } from './readable-ids';
import { fieldsOf, isOverdue, missingFields, stateOf, type Typed, withDue, withField, withState, withType } from './values';

const [valve, lamp] = pointTypesFrom([
  {
    id: 'valve',
    fields: [
      { key: 'bar', kind: 'number', isRequired: true },
      { key: 'maker', kind: 'choice', choices: [{ id: 'acme' }], isRequired: true },
      { key: 'tested', kind: 'flag', isRequired: true },
      { key: 'day', kind: 'date' },
      { key: 'uses', kind: 'choices', choices: [{ id: 'heat' }, { id: 'water' }] },
    ],
    states: [{ id: 'open', hasDueDate: true }, { id: 'done' }],
  },
  { id: 'lamp', states: [{ id: 'on' }] },
]) as [PointType, PointType];
const types = [valve, lamp];

describe('fieldsOf', () => {
  it('are those of the type, in its order, beside whatever else a point holds', () => {
    const { shown, unknown } = fieldsOf({ typeId: 'valve', fields: { serial: 'x7', bar: 3, empty: '' } }, types);

    expect(shown.map(({ field, value }) => [field.key, value])).toEqual([
      ['bar', 3],
      ['maker', undefined],
      ['tested', undefined],
      ['day', undefined],
      ['uses', undefined],
    ]);
    expect(unknown).toEqual([{ key: 'serial', value: 'x7' }]);
    expect(fieldsOf({ typeId: 'gone', fields: { bar: 3 } }, types).unknown).toEqual([{ key: 'bar', value: 3 }]);
  });

  it('say of each value whether its field can show it', () => {
    const fits = (fields: Typed['fields']) =>
      fieldsOf({ typeId: 'valve', ...(fields && { fields }) }, types).shown.map((each) => each.fits);

    expect(fits({ bar: 1, maker: 'acme', tested: false, day: '2026-02-28', uses: ['water'] })).toEqual([true, true, true, true, true]);
    expect(fits({ bar: '1', maker: 'gone', tested: 'no', day: '2026-02-30', uses: ['gas'] })).toEqual([false, false, false, false, false]);
  });
});

describe('missingFields', () => {
  it('are required and empty; no and zero are values', () => {
    expect(missingFields({ typeId: 'valve' }, types).map(({ key }) => key)).toEqual(['bar', 'maker', 'tested']);
    expect(missingFields({ typeId: 'valve', fields: { bar: 0, maker: 'acme', tested: false } }, types)).toEqual([]);
    expect(missingFields({ typeId: 'gone' }, types)).toEqual([]);
  });
});

describe('a point', () => {
  it('begins in the first state of its type, and keeps what it holds with another', () => {
    const typed = withType<Typed>({ fields: { bar: 3 } }, valve);
    expect(typed).toEqual({ typeId: 'valve', fields: { bar: 3 }, state: 'open', stateAt: expect.any(String) });

    expect(withType(typed, lamp)).toEqual({ typeId: 'lamp', fields: { bar: 3 }, state: 'on', stateAt: expect.any(String) });
    expect(withType(typed, null)).toEqual({ fields: { bar: 3 } });
  });

  it('has a date in states that have one', () => {
    const due = withDue<Typed>({ typeId: 'valve', state: 'open' }, '2026-11-29');
    expect(due.due).toBe('2026-11-29');
    expect(isOverdue(due, stateOf(due, types), '2026-11-30')).toBe(true);
    expect(isOverdue(due, stateOf(due, types), '2026-11-29')).toBe(false);

    const at = new Date('2026-11-29T18:00:00Z');
    expect(withState(due, valve.states[1], at)).toEqual({ typeId: 'valve', state: 'done', stateAt: at.toISOString() });
    expect(withState(due, valve.states[0], at)).toBe(due);
    expect(withDue(due, 'soon')).toEqual({ typeId: 'valve', state: 'open' });
  });

  it('loses an emptied value, and with the last one its fields', () => {
    const filled = withField<Typed>({}, 'bar', 3);
    expect(filled).toEqual({ fields: { bar: 3 } });

    expect(withField(filled, 'bar', undefined)).toEqual({});
    expect(withField(filled, 'uses', [])).toEqual({ fields: { bar: 3 } });
  });
});

describe('withReadableIds', () => {
  it('names what is new by what it is called, and never what is stored', () => {
    const [renamed, added] = withReadableIds(
      [
        { ...valve, name: 'Tap', fields: [...valve.fields, { ...valve.fields[0]!, key: 'r1', name: 'Última revisión' }] },
        {
          ...lamp,
          id: 'r2',
          name: 'Valve',
          states: [
            { ...lamp.states[0]!, id: 'r3', name: 'On' },
            { ...lamp.states[0]!, id: 'r4', name: 'on!' },
          ],
        },
      ],
      [valve],
    );

    expect([renamed?.id, renamed?.fields.at(-1)?.key]).toEqual(['valve', 'ultima-revision']);
    expect([added?.id, ...(added?.states.map(({ id }) => id) ?? [])]).toEqual(['valve-2', 'on', 'on-2']);
  });
});
