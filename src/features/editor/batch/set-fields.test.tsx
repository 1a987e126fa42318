import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { withView } from '@/domain/pois/new-poi';
import { toBePlaced } from '@/domain/reuse/to-be-placed';
import { aScan } from '../tags/testing/a-scan';
import { aTour } from '../testing/an-editing';
import { BatchScreen } from './batch-screen';

beforeEach(() => {
  // jsdom lays nothing out
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tour = aTour({
  folders: [
    {
      id: 'ground',
      name: 'Ground',
      pois: [
        { identifier: 'stove', name: 'Stove', sweep: 'b', rotation: { x: 5, y: 90 }, position: { x: 2, y: 1.5, z: 0 } },
        { identifier: 'sink', name: 'Sink', type: 'tag', sweep: 'a', icon: 'red', tag: { label: 'Sink', icon: 'red' } },
        { identifier: 'door', name: 'Door' },
        { identifier: 'lamp', name: 'Lamp', icon: 'teal' },
      ],
    },
  ],
});

const types = pointTypesFrom([
  {
    id: 'valve',
    name: 'Valve',
    states: [
      { id: 'open', name: 'To do' },
      { id: 'done', name: 'Done' },
    ],
  },
  {
    id: 'lamp',
    name: 'Lamp',
    states: [
      { id: 'on', name: 'In work' },
      { id: 'off', name: 'Done' },
    ],
  },
]);

const ofField = (key: string, name: string, kind: string, rest = {}) => ({ key, name, kind, ...rest });
const inspected = ofField('inspected', 'Inspected', 'date');
const makers = (...ids: string[]) =>
  ofField('maker', 'Maker', 'choice', { choices: ids.map((id) => ({ id, name: id === 'acme' ? 'Acme' : 'Globex' })) });
const typesWithFields = pointTypesFrom([
  {
    id: 'valve',
    name: 'Valve',
    fields: [makers('acme', 'glob'), inspected, ofField('bar', 'Pressure', 'number', { unit: 'bar' }), ofField('tested', 'Tested', 'flag')],
  },
  { id: 'tap', name: 'Tap', fields: [makers('g2'), inspected] },
  { id: 'lamp', name: 'Lamp', fields: [ofField('watts', 'Watts', 'text')] },
]);
const typedTour = aTour({
  folders: [
    {
      id: 'ground',
      name: 'Ground',
      pois: [
        { identifier: 'stove', name: 'Stove', typeId: 'valve', fields: { maker: 'acme', bar: 4 } },
        { identifier: 'sink', name: 'Sink', type: 'tag', sweep: 'a', typeId: 'tap', tag: { label: 'Sink' } },
        { identifier: 'door', name: 'Door' },
      ],
    },
  ],
});

async function aBatch(catalog: ReturnType<typeof pointTypesFrom> | null = null, of = tour) {
  const scan = await aScan({ tour: of });
  scan.session.store.setState({ tool: 'batch', catalog });
  const { user } = scan.show(<BatchScreen />);
  return {
    ...scan,
    user,
    tick: (name: string) => user.click(screen.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) })),
    open: async () => {
      await user.click(screen.getByRole('button', { name: 'Set fields…' }));
      return within(await screen.findByRole('dialog', { name: /^Set fields of/ }));
    },
    set: async (field: string, choice: string) => user.selectOptions(screen.getByLabelText(field), choice),
    confirm: () => user.click(screen.getByRole('button', { name: 'Set' })),
    outcome: () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
  };
}

describe('setting fields of many points', () => {
  it('shows one value or how many there are, sets what was chosen as one undo step, and says what was refused and why', async () => {
    const { user, open, set, confirm, outcome, poi, state } = await aBatch();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const dialog = await open();
    // icons and views
    expect(dialog.getAllByText('Now: 3 different values')).toHaveLength(2);
    dialog.getByText('Now: 2 different values');

    await set('Icon', 'Blue');
    await set('Kind', 'Tag in the scan');
    await confirm();

    expect(outcome()).toContain('1 changed, 3 refused: “Stove”, “Door” and “Lamp” (has no tag yet: place one first).');
    expect(poi('sink')).toMatchObject({ icon: 'blue', tag: { icon: 'blue' } });
    expect(poi('stove')).toBe(tour.folders[0]?.pois[0]);
    expect(state().past.map(({ label }) => label)).toEqual(['Set icon, kind: 1 PoI']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state().edited.folders).toEqual(tour.folders);
  });

  it('asks before what was chosen is lost', async () => {
    const { user, tick, open, set } = await aBatch();
    await tick('Sink');
    await open();
    await set('Icon', 'Blue');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Icon').value).toBe('blue');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));

    expect(screen.queryByRole('dialog', { name: /^Set fields of/ })).toBeNull();
  });

  it('makes no tag of a point that waits for its place, also once it has a view', async () => {
    const { pois } = tour.folders[0]!;
    const waiting = { ...toBePlaced(pois[1]!), identifier: poiId('tub'), name: 'Tub' };
    const looked = withView(waiting, { ...waiting, sweep: 'a', position: { x: 2, y: 1.5, z: 0 } });
    const all = [...pois, waiting, { ...looked, identifier: poiId('basin'), name: 'Basin' }];
    const { tick, open, set, confirm, outcome, poi } = await aBatch(
      null,
      aTour({ folders: [{ id: 'ground', name: 'Ground', pois: all }] }),
    );
    await tick('Tub');
    await tick('Basin');
    await open();

    await set('Kind', 'Tag in the scan');
    await confirm();

    expect(outcome()).toContain('Nothing was changed, 2 refused: “Tub” and “Basin” (has no place yet: place it first).');
    expect([poi('tub')?.type, poi('basin')?.type]).toEqual(['poi', 'poi']);
  });

  it('writes nothing that is the same already', async () => {
    const { tick, open, set, confirm, outcome, poi, state } = await aBatch();
    await tick('Door');
    await tick('Lamp');
    await open();

    await set('Icon', 'Teal');
    await confirm();

    expect(outcome()).toContain('1 changed.');
    expect([poi('door')?.icon, poi('lamp') === tour.folders[0]?.pois[3]]).toEqual(['teal', true]);
    await open();
    await set('Icon', 'Teal');
    await confirm();
    expect([outcome(), state().past.length]).toEqual([expect.stringContaining('Nothing was changed.'), 1]);
  });

  it('gives many points the view that one sees now, that of the point before each, or none', async () => {
    const { user, tick, open, set, confirm, outcome, poi, stand } = await aBatch();
    await stand('a', 12, 0.5);
    await tick('Door');
    await tick('Lamp');
    await open();
    await set('View', 'What you see now');
    await confirm();
    for (const id of ['door', 'lamp']) {
      expect(poi(id)).toMatchObject({ sweep: 'a', rotation: { x: 0, y: 12 }, position: { x: 0.5, y: 1.5, z: 0 }, floor: 0 });
    }

    await open();
    await set('View', 'Clear: no view');
    await confirm();
    expect([poi('door')?.sweep, poi('lamp')?.sweep]).toEqual(['', '']);

    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await open();
    await set('View', 'That of the point before each');
    await confirm();
    expect(outcome()).toContain('2 changed, 2 refused: “Stove” (is the first of the list); “Lamp” (has no view to get: “Door” has none).');
    await waitFor(() => expect(poi('sink')).toMatchObject({ sweep: 'b', rotation: { x: 5, y: 90 }, tag: { label: 'Sink' } }));
    expect(poi('door')?.sweep).toBe('a');
  });

  it('gives many points a type and a state by its name, and says which have no such state', async () => {
    const { user, tick, open, set, confirm, outcome, poi, state } = await aBatch(types);
    await tick('Stove');
    await tick('Sink');
    const dialog = await open();
    dialog.getByText('Now: No type');
    await set('Type', 'Valve');
    await confirm();
    expect([poi('stove'), poi('sink')]).toMatchObject(Array(2).fill({ typeId: 'valve', state: 'open' }));
    await tick('Sink');
    await open();
    await set('Type', 'Lamp');
    await set('State', 'Done');
    await confirm();
    expect(poi('stove')).toMatchObject({ typeId: 'lamp', state: 'off' });

    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const again = await open();
    // types and states
    expect(again.getAllByText('Now: 3 different values').length).toBeGreaterThanOrEqual(2);
    await set('State', 'To do');
    await confirm();

    expect(outcome()).toContain('3 refused: “Stove”, “Door” and “Lamp” (has no such state: choose a type that has it).');
    await open();
    await set('State', 'Done');
    await confirm();
    expect(outcome()).toContain('1 changed, 2 refused: “Door” and “Lamp”');
    expect([poi('stove')?.state, poi('sink')?.state]).toEqual(['off', 'done']);
    await open();
    await set('Type', 'Clear: no type');
    await confirm();
    expect(poi('sink')).not.toHaveProperty('typeId');
    expect(poi('sink')).not.toHaveProperty('state');
    expect(
      state()
        .past.map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['Set type: 2 PoIs', 'Set type, state: 1 PoI']);
  });

  it('gives many points values of their types’ fields, and says which have no such field', async () => {
    const { user, tick, open, set, confirm, outcome, poi, state } = await aBatch(typesWithFields, typedTour);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const dialog = await open();
    // those of types that the points have
    expect(screen.queryByLabelText('Watts')).toBeNull();
    within(dialog.getByLabelText('Maker').closest('div')!).getByText('Now: 2 different values');
    await set('Maker', 'Globex');
    await set('Inspected', 'Set to…');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('New value of “Inspected”'), { target: { value: '2026-11-29' } });
    await confirm();

    expect(outcome()).toContain('2 changed, 1 refused: “Door” (has no such field: choose a type that has it).');
    // each type has ids of its own
    expect(poi('stove')?.fields).toEqual({ maker: 'glob', inspected: '2026-11-29', bar: 4 });
    expect(poi('sink')?.fields).toEqual({ maker: 'g2', inspected: '2026-11-29' });
    expect(state().past.map(({ label }) => label)).toEqual(['Set Maker, Inspected: 2 PoIs']);

    await tick('Door');
    await tick('Sink');
    await open();
    screen.getByText('Now: 4 bar');
    await set('Pressure', 'Set to…');
    await user.type(screen.getByLabelText('New value of “Pressure” (bar)'), 'x');
    screen.getByText('Enter a number.');
    await user.type(screen.getByLabelText('New value of “Pressure” (bar)'), '{Backspace}1,5');
    await set('Tested', 'No');
    await set('Inspected', 'Clear: not set');
    await confirm();
    expect(poi('stove')?.fields).toEqual({ maker: 'glob', bar: 1.5, tested: false });

    // the fields are those of the type that is chosen with them
    await open();
    await set('Tested', 'Yes');
    await set('Type', 'Lamp');
    expect(screen.queryByLabelText('Tested')).toBeNull();
    await set('Watts', 'Set to…');
    await user.type(screen.getByLabelText('New value of “Watts”'), '60');
    await confirm();
    expect(poi('stove')).toMatchObject({ typeId: 'lamp', fields: { tested: false, watts: '60' } });
  });

  it('adds and removes choices, and sets long texts and due dates, of many points', async () => {
    const risks = (...ids: string[]) =>
      ofField('risk', 'Risks', 'choices', { choices: ids.map((id) => ({ id, name: id.startsWith('fire') ? 'Fire' : 'Water' })) });
    const due = [{ id: 'open', name: 'To do', hasDueDate: true }];
    const catalog = pointTypesFrom([
      { id: 'valve', name: 'Valve', fields: [risks('fire', 'water'), ofField('note', 'Note', 'longText')], states: due },
      { id: 'tap', name: 'Tap', fields: [risks('water2', 'fire2')] },
    ]);
    const pois = [
      { identifier: 'stove', name: 'Stove', typeId: 'valve', state: 'open', fields: { risk: ['water', 'gone'] } },
      { identifier: 'sink', name: 'Sink', type: 'tag', sweep: 'a', typeId: 'tap', tag: { label: 'Sink' } },
    ];
    const { user, tick, open, set, confirm, outcome, poi } = await aBatch(
      catalog,
      aTour({ folders: [{ id: 'ground', name: 'Ground', pois }] }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await open();
    await set('Risks', 'Add…');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set' }).disabled).toBe(true);
    await user.click(within(screen.getByRole('group', { name: 'Choices of “Risks”' })).getByRole('checkbox', { name: 'Fire' }));
    await confirm();
    // each type has ids of its own
    expect([poi('stove')?.fields, poi('sink')?.fields]).toEqual([{ risk: ['fire', 'water', 'gone'] }, { risk: ['fire2'] }]);

    await open();
    await set('Risks', 'Remove…');
    const choices = within(screen.getByRole('group', { name: 'Choices of “Risks”' }));
    await user.click(choices.getByRole('checkbox', { name: 'Fire' }));
    await user.click(choices.getByRole('checkbox', { name: 'Water' }));
    await confirm();
    expect([poi('stove')?.fields, poi('sink')?.fields]).toEqual([{ risk: ['gone'] }, undefined]);

    await open();
    await set('Due date', 'Set to…');
    fireEvent.change(screen.getByLabelText('New value of “Due date”'), { target: { value: '2026-12-24' } });
    await confirm();
    expect(outcome()).toContain('1 changed, 1 refused: “Sink” (is in no state that has a due date: choose one that has).');
    expect(poi('stove')?.due).toBe('2026-12-24');

    await tick('Sink');
    await open();
    await set('Due date', 'Clear: not set');
    await set('Note', 'Set to…');
    await user.type(screen.getByLabelText('New value of “Note”'), 'Two{Enter}lines');
    await confirm();
    expect(poi('stove')).toMatchObject({ fields: { risk: ['gone'], note: 'Two\nlines' } });
    expect(poi('stove')).not.toHaveProperty('due');
  });

  it('leaves many points out of versions, or not, and says that a public tour shows them', async () => {
    const { tick, open, set, confirm, poi, state } = await aBatch();
    await tick('Stove');
    await tick('Door');
    const dialog = await open();
    dialog.getByText(/^Now: No\. A public tour itself shows it/);
    // there are no types
    expect(screen.queryByLabelText('Type', { selector: 'select' })).toBeNull();
    expect(screen.queryByLabelText('State')).toBeNull();
    await set('Left out of versions', 'Yes');
    await confirm();
    expect([poi('stove')?.leftOut, poi('door')?.leftOut, poi('sink')?.leftOut]).toEqual([true, true, undefined]);
    expect(state().past.map(({ label }) => label)).toEqual(['Set left out of versions: 2 PoIs']);

    await open();
    await set('Left out of versions', 'No');
    await confirm();

    expect(state().edited.folders).toEqual(tour.folders);
  });
});
