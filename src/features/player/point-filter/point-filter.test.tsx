import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { iconColors } from '@/domain/icon-colors';
import { pointShapes } from '@/domain/point-types/shapes';
import { capabilitiesOf } from '../capabilities';
import { SessionPlayer } from '../session-player';
import { anOrganization, aTour, openPlayer } from '../testing/a-player';
import { usePlayerSetup } from '../use-player-setup';

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) =>
      connectShowcase(document.createElement('iframe'), options),
  };
});

// slow machines
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  window.location.hash = '';
  vi.restoreAllMocks();
});

const pointTypes = [
  {
    id: 'valve',
    name: 'Valve',
    color: 'blue',
    fields: [
      { key: 'checked', name: 'Checked', kind: 'flag' },
      { key: 'serial', name: 'Serial', kind: 'text' },
      { key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar' },
    ],
    states: [
      { id: 'open', name: 'To do', color: 'red' },
      { id: 'done', name: 'Done', color: 'green' },
    ],
  },
  { id: 'lamp', name: 'Lamp', color: 'yellow' },
];
const folders = [
  {
    id: 'hall',
    name: 'Hall',
    pois: [
      { identifier: 'main', name: 'Main', typeId: 'valve', state: 'open', fields: { checked: false, serial: 'P-17', bar: 4 } },
      { identifier: 'side', name: 'Side', typeId: 'valve', state: 'done', fields: { checked: true, bar: 9 } },
      { identifier: 'desk', name: 'Desk', typeId: 'lamp' },
    ],
  },
  { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof' }] },
];

const organization = anOrganization();
const ofTour = { folders, pointTypes, floors: [] };

function APlayer({ tour }: { tour: ReturnType<typeof aTour> }) {
  const setup = { tour, icons: [], mayWrite: false, toContent: undefined };
  const session = usePlayerSetup({ ...setup, entry: { start: '', view: null } });
  return (
    <SessionPlayer
      {...setup}
      session={session}
      brand={{ id: organization.id, organization }}
      slots={{}}
      capabilities={(shown) => capabilitiesOf(shown, { hasList: true })}
    />
  );
}

/** A player at an address with this filter. */
function open({ points = '', stored = ofTour }: { points?: string; stored?: object } = {}) {
  const at = `/tour${points && `?${new URLSearchParams({ points })}`}`;
  window.location.hash = `#${at}`;
  const { user } = openPlayer({ at, path: '/tour', screen: <APlayer tour={aTour({ ...stored })} />, cachedQueries: [] });
  return {
    user,
    openFilter: async () => {
      await user.click(await screen.findByRole('button', { name: /^Filter and colours/ }));
      return within(await screen.findByRole('region', { name: 'Filter points of interest' }));
    },
  };
}

const names = () => screen.getAllByRole('treeitem').map(({ title }) => title);
const all = ['Hall', 'Main', 'Side', 'Desk', 'Attic', 'Roof'];
const inAddress = () => new URLSearchParams(window.location.hash.split('?')[1]).get('points');
const markOf = (title: string) => {
  const path = screen.getByTitle(title).querySelector('path[fill]');
  return [path?.getAttribute('fill'), path?.getAttribute('d')];
};

describe('the filter of points', () => {
  it('narrows the list to what is chosen, counts what each choice would show, and stands in the address', async () => {
    const { user, openFilter } = open();
    expect(names()).toEqual(all);
    const filter = await openFilter();
    const choices = () => filter.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    expect(choices()).toEqual(['Valve2', 'Lamp1', 'Not set1', 'To do1', 'Done1', 'Yes1', 'No1']);
    filter.getByText('4 points shown');

    await user.click(filter.getByRole('checkbox', { name: /^Valve/ }));
    await waitFor(() => expect(names()).toEqual(['Hall', 'Main', 'Side']));
    filter.getByText('2 points shown');
    await user.click(filter.getByRole('checkbox', { name: /^Done/ }));
    await waitFor(() => expect(names()).toEqual(['Hall', 'Side']));
    // a choice is counted with what is chosen elsewhere, not with what is chosen beside it
    expect(choices()).toEqual(['Valve1', 'Lamp0', 'Not set0', 'To do1', 'Done1', 'Yes1', 'No0']);
    filter.getByText('1 point shown');
    await waitFor(() => expect(inAddress()).toBe('type:valve;state:done'));

    await user.click(filter.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toEqual(all));
    filter.getByText('4 points shown');
    await waitFor(() => expect(inAddress()).toBeNull());
  });

  it('finds points by a part of a text, by a range of numbers, and those without a value', async () => {
    const { user, openFilter } = open();
    const filter = await openFilter();
    await user.click(filter.getByText('Texts, numbers and dates'));
    const serial = within(filter.getByRole('group', { name: 'Serial' }));

    await user.type(serial.getByRole('textbox', { name: 'Contains' }), 'p-1');
    await waitFor(() => expect(names()).toEqual(['Hall', 'Main']));
    await user.click(serial.getByRole('checkbox', { name: /^Not set/ }));
    await waitFor(() => expect(names()).toEqual(['Hall', 'Main', 'Side']));
    const pressure = within(filter.getByRole('group', { name: 'Pressure (bar)' }));
    await user.type(pressure.getByRole('spinbutton', { name: 'From' }), '5');
    await waitFor(() => expect(names()).toEqual(['Hall', 'Side']));

    await waitFor(() => expect(inAddress()).toBe('field%3aserial:~p-1,!none;field%3abar:5..'));
  });

  it('is that of the address when the page opens', async () => {
    const { openFilter } = open({ points: 'field%3achecked:true' });
    await waitFor(() => expect(names()).toEqual(['Hall', 'Side']));
    const filter = await openFilter();

    screen.getByRole('button', { name: 'Filter and colours: on' });
    expect(filter.getByRole<HTMLInputElement>('checkbox', { name: /^Yes/ }).checked).toBe(true);
  });

  it('colours points by what is chosen, in a shape of its own and with its name', async () => {
    const { user, openFilter } = open();
    const filter = await openFilter();

    await user.selectOptions(filter.getByRole('combobox', { name: 'Colour by' }), 'State');

    await waitFor(() => expect(names()).toEqual(['Hall', 'Main · To do', 'Side · Done', 'Desk', 'Attic', 'Roof']));
    expect(markOf('Main · To do')).toEqual([iconColors.red, pointShapes.red]);
    expect(markOf('Side · Done')).toEqual([iconColors.green, pointShapes.green]);
    expect(markOf('Desk')).toEqual([iconColors.gray, pointShapes.gray]);
    const legend = filter.getByRole('group', { name: 'State' });
    expect([...legend.querySelectorAll('path[fill]')].map((path) => path.getAttribute('fill'))).toEqual([iconColors.red, iconColors.green]);
    await waitFor(() => expect(inAddress()).toBe('by:state'));
    await user.selectOptions(filter.getByRole('combobox', { name: 'Colour by' }), 'Off');
    await waitFor(() => expect(names()).toEqual(all));
  });

  it('is not there for tours whose points have no types', async () => {
    open({ points: 'type:valve', stored: { ...ofTour, pointTypes: [] } });

    expect(names()).toEqual(all);
    expect(screen.queryByRole('button', { name: /^Filter and colours/ })).toBeNull();
  });
});
