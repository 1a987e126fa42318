import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEditing, aTour } from '../testing/an-editing';
import { FindAndReplace } from './find-and-replace-dialog';

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
  name: 'Pump house',
  floors: ['Pumps'],
  folders: [
    {
      id: 'pumps',
      name: 'Pumps',
      pois: [
        {
          identifier: 'p1',
          name: 'Pump 1',
          type: 'tag',
          tag: { label: 'Pump 1', description: 'A pump of steel' },
          content: [
            { identifier: 't', type: 'text', content: '<p>The <strong>feed pu</strong>mp hums.</p>' },
            { identifier: 'l', type: 'list', content: [{ name: 'Pump manual', url: 'https://pump.example/1' }] },
            { identifier: 'f', type: 'file', content: [{ name: 'x__pump.pdf', url: 'https://files.example/pump.pdf' }] },
          ],
        },
        { identifier: 'p2', name: 'Tank', content: [] },
      ],
    },
  ],
});

function aSearch() {
  const editing = anEditing({ tour });
  editing.session.store.setState({ tool: 'replace' });
  const { user } = editing.show(<FindAndReplace />);
  const find = async (text: string) => {
    await user.clear(screen.getByLabelText('Find'));
    await user.type(screen.getByLabelText('Find'), text);
  };
  return { ...editing, user, find, replaceWith: (text: string) => user.type(screen.getByLabelText('Replace with'), text) };
}

const hits = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const first = () => tour.folders[0]?.pois[0];

describe('find and replace', () => {
  it('lists each place in its line, replaces those that are ticked as one step, keeps formatting, and never changes files', async () => {
    const { user, find, replaceWith, poi, state } = aSearch();

    await find('pump');
    await waitFor(() => expect(hits()).toHaveLength(7));
    expect(hits()).toEqual([
      'Pump housePump house · , Name of the tour',
      'PumpsPump house · , Name of a floor',
      'PumpsPumps · , Name of the folder',
      'Pump 1Pump 1 · , Name',
      'A pump of steelPump 1 · , Description of the tag',
      'The feed pump hums.Pump 1 · , Text',
      'Pump manualPump 1 · , Link',
    ]);
    await user.click(screen.getByRole('option', { name: /A pump of steel/ }));
    screen.getByText('7 places in 1 point of interest, 6 ticked');
    await replaceWith('Valve');
    await user.click(screen.getByRole('button', { name: 'Replace in 6 places' }));

    screen.getByText('6 places replaced in 1 point of interest.');
    const { folders, name, floors } = state().edited;
    expect([name, floors, folders[0]?.name]).toEqual(['Valve house', ['Valves'], 'Valves']);
    expect(poi('p1')).toMatchObject({ name: 'Valve 1', tag: { label: 'Valve 1', description: 'A pump of steel' } });
    expect(poi('p1')?.content).toMatchObject([
      { content: '<p>The <strong>feed Valve</strong> hums.</p>' },
      { content: [{ name: 'Valve manual', url: 'https://pump.example/1' }] },
      first()?.content[2],
    ]);
    expect(state().past).toHaveLength(1);
    expect(poi('p2')).toBe(tour.folders[0]?.pois[1]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state().edited).toEqual(expect.objectContaining({ name: 'Pump house', folders: tour.folders }));
  });

  it('finds by case and whole word, and in addresses only when asked', async () => {
    const { user, find, replaceWith, poi } = aSearch();

    await find('pump');
    await user.click(screen.getByLabelText('Match case'));
    await user.click(screen.getByLabelText('Whole words'));
    await waitFor(() => expect(hits()).toHaveLength(2));
    await user.click(screen.getByLabelText('Also in the addresses of links'));
    await waitFor(() => expect(hits()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Tick none' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace' }).disabled).toBe(true);
    await user.click(screen.getByRole('option', { name: /pump.example/ }));
    await replaceWith('valve');
    await user.click(screen.getByRole('button', { name: 'Replace in 1 place' }));

    expect(poi('p1')?.content[1]).toMatchObject({ content: [{ name: 'Pump manual', url: 'https://valve.example/1' }] });
  });

  it('says what stays because it would be empty, too long or no address', async () => {
    const { user, find, replaceWith, state } = aSearch();

    await find('Tank');
    await user.click(screen.getByRole('button', { name: 'Replace in 1 place' }));
    screen.getByText('Nothing was replaced.');
    screen.getByText('Name of “Tank” would be empty.');
    await user.click(screen.getByLabelText('Also in the addresses of links'));
    await find('https://pump.example/1');
    await replaceWith('javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Replace in 1 place' }));

    screen.getByText('Address of “Pump 1” would be no address.');
    expect(state().past).toEqual([]);
  });

  it('is used by keys alone, and leads through the places by arrows', async () => {
    const { user, find } = aSearch();
    await find('pump');
    await waitFor(() => expect(hits()).toHaveLength(7));

    screen.getByRole('listbox', { name: 'Found' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');

    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual(
      [true, true, false, true, true, true, true].map(String),
    );
  });
});
