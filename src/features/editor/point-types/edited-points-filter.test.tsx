import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { FilteredPoints } from '@/widgets/point-filter/point-filter';
import { BatchScreen } from '../batch/batch-screen';
import { useEditingState } from '../session/editing-context';
import { EditorSidebar } from '../sidebar/editor-sidebar';
import { anEditing, aTour } from '../testing/an-editing';

beforeEach(() => {
  // jsdom lays nothing out
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pointTypes = [
  {
    id: 'valve',
    name: 'Valve',
    states: [
      { id: 'open', name: 'To do', color: 'red' },
      { id: 'done', name: 'Done', color: 'green' },
    ],
  },
];
const tour = aTour({
  pointTypes,
  folders: [
    {
      id: 'ground',
      name: 'Ground',
      pois: [
        { identifier: 'main', name: 'Main', typeId: 'valve', state: 'open' },
        { identifier: 'side', name: 'Side', typeId: 'valve', state: 'done' },
        { identifier: 'door', name: 'Door' },
      ],
    },
    { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof', typeId: 'valve', state: 'open' }] },
  ],
});

/** As the player has it around the editor. */
const Filtered = () => {
  const folders = useEditingState((state) => state.edited.folders);
  return <FilteredPoints tour={{ folders, pointTypes: tour.pointTypes }} />;
};

function shown(part: React.ReactNode) {
  const editing = anEditing({ tour });
  const { user } = editing.show(
    <>
      <Filtered />
      {part}
    </>,
  );
  const filterBy = async (choice: RegExp) => {
    await user.click(screen.getByRole('button', { name: /^Filter and colours/ }));
    await user.click(await screen.findByRole('checkbox', { name: choice }));
  };
  return { ...editing, user, filterBy, lines: () => screen.queryAllByRole('treeitem').map(({ title }) => title) };
}

describe('the filter while editing', () => {
  it('narrows and colours the list, and what is open stays in it', async () => {
    const { user, filterBy, lines, session, player } = shown(<EditorSidebar onClose={() => {}} />);
    await filterBy(/^To do/);
    await waitFor(() => expect(lines()).toEqual(['Ground', 'Main', 'Attic', 'Roof']));
    screen.getByText('2 of 4 points of interest found');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Colour by' }), 'State');
    // names stay as they are, to be renamed; screen readers hear what the colour says
    await waitFor(() => expect(screen.getByTitle('Main').getAttribute('aria-label')).toMatch(/^Main.*To do/));

    act(() => player.open('main'));
    act(() => void session.editPoi('Change state', poiId('main'), (poi) => ({ ...poi, state: 'done' })));
    await waitFor(() => expect(lines()).toEqual(['Ground', 'Main', 'Attic', 'Roof']));
    act(() => player.open('roof'));
    await waitFor(() => expect(lines()).toEqual(['Attic', 'Roof']));
  });

  it('says when it hides all, and shows all again', async () => {
    const { user, lines, player } = shown(<EditorSidebar onClose={() => {}} />);
    act(() => player.session.store.setState({ pointFilter: 'type:none' }));

    await screen.findByText('The filter hides all points.');
    await user.click(screen.getByRole('button', { name: 'Show all points' }));

    await waitFor(() => expect(lines()).toEqual(['Ground', 'Main', 'Side', 'Door', 'Attic', 'Roof']));
  });

  it('lets a batch select all that match', async () => {
    const { user, filterBy, lines, session } = shown(<BatchScreen />);
    act(() => session.store.setState({ tool: 'batch' }));
    await filterBy(/^To do/);
    await waitFor(() => expect(lines()).toEqual(['Ground', 'Main', 'Attic', 'Roof']));

    await user.click(screen.getByRole('checkbox', { name: 'Select all that match' }));

    screen.getByText('2 PoIs selected');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(lines()).toHaveLength(6));
    screen.getByText('2 PoIs selected');
  });
});
