import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editorCommands } from '../commands/editor-commands';
import { anEditing } from '../testing/an-editing';
import { EditToolbar } from '../toolbar/edit-toolbar';
import { EditorTutorial } from './editor-tutorial';
import { topics } from './topics';

const ended: (() => void)[] = [];

beforeEach(() => void vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 40, 40)));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const end of ended.splice(0)) end();
});

function aTutorial() {
  const editing = anEditing();
  ended.push(editing.end);
  editing.player.state().togglePanel('tutorial');
  const shown = editing.show(
    <>
      <EditToolbar />
      <EditorTutorial commands={editorCommands(editing.session)} />
    </>,
  );
  return { ...editing, ...shown };
}

describe('the tutorial', () => {
  it('starts the guide, and has ten topics [EDIT-099 EDIT-108]', async () => {
    const { user, state, player } = aTutorial();

    expect(screen.getAllByRole('group').map((topic) => topic.querySelector('summary')?.textContent)).toEqual([
      'Menu',
      'Navigation',
      'Folders',
      'Pois',
      'Tags',
      'Floors',
      'Zoom',
      'Search',
      'Editing',
      'History',
    ]);
    await user.click(screen.getByRole('button', { name: 'Start Guide' }));

    expect([state().tool, player.state().panel]).toEqual(['guide', null]);
  });

  it('has content in every topic, with the keys that belong to it [EDIT-100]', async () => {
    const { user } = aTutorial();

    for (const { title, lines } of topics) {
      const topic = screen.getByText(title, { selector: 'summary span' }).closest('details')!;
      expect(topic.open).toBe(false);
      await user.click(topic.querySelector('summary')!);
      expect(topic.open).toBe(true);
      for (const line of lines) expect(within(topic).getByText(line)).toBeDefined();
    }
    const folders = screen.getByText('Folders', { selector: 'summary span' }).closest('details')!;
    expect(within(folders).getByText('Add Folder').textContent).toBe('NAdd Folder');
  });

  it('refers to existing commands [EDIT-100]', () => {
    const known = new Set<string>(editorCommands(anEditing().session).map(({ id }) => id));
    const players = ['list', 'close', 'inside', 'dollhouse', 'floorplan', 'fullscreen', 'floors', 'zoom-in', 'zoom-out', 'mode'];

    expect(topics.flatMap(({ commands }) => commands.filter((id) => !known.has(id) && !players.includes(id)))).toEqual([]);
  });

  it('enables and disables edit mode [EDIT-101]', async () => {
    const { user, player } = aTutorial();

    await user.click(screen.getByRole('button', { name: 'Disable edit mode' }));
    expect(player.state().uiMode).toBe('play');
    await user.click(screen.getByRole('button', { name: 'Enable edit mode' }));

    expect(player.state().uiMode).toBe('edit');
  });

  it('shows where the folder button is [EDIT-101]', async () => {
    const { user, player } = aTutorial();
    player.state().setSidebarOpen(false);

    await user.click(screen.getByRole('button', { name: 'Show folder button' }));

    expect([player.state().sidebarOpen, player.state().panel]).toEqual([true, null]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Folder' })));
  });

  it('shows the keys WASD and the arrows [EDIT-102]', () => {
    aTutorial();

    expect(screen.getByText('WASD').closest('figure')?.textContent).toContain('walk');
    expect(screen.getByText('Arrows').closest('figure')?.textContent).toContain('↑←↓→');
  });

  it('lists all shortcuts in groups, and finds them by description', async () => {
    const { user } = aTutorial();
    const groups = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(groups()).toEqual(['Add', 'Edit', 'Tools']);

    await user.type(screen.getByRole('textbox', { name: 'Search shortcuts' }), 'batch');

    expect([groups(), screen.getAllByRole('term').map(({ textContent }) => textContent)]).toEqual([
      ['Tools'],
      ['AdvancedBatch and Import: edit many items at once'],
    ]);
    await user.clear(screen.getByRole('textbox', { name: 'Search shortcuts' }));
    await user.type(screen.getByRole('textbox', { name: 'Search shortcuts' }), 'fly');
    expect(screen.getByText('No shortcuts match “fly”.')).toBeDefined();
  });
});
