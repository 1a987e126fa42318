import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anEditing } from '../testing/an-editing';
import { EditToolbar } from './edit-toolbar';

const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function aToolbar() {
  const editing = anEditing();
  cleanups.push(editing.end);
  const { user } = editing.show(<EditToolbar />);
  return { ...editing, user, playerState: editing.player.state };
}

const tool = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => tool(name).getAttribute('aria-pressed');

describe('EditToolbar', () => {
  it('adds items and opens tools', () => {
    aToolbar();

    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add PoI',
      'Add Tag',
      'Add Folder',
      'Templates',
      'Advanced',
      'Import tags',
      'Rename floors',
      'Floor plans on the scan',
      'History',
      'Tutorial',
    ]);
  });

  it('toggles batch mode with the cog “Advanced”, and shows it as pressed [EDIT-001 EDIT-067]', async () => {
    const { user, state } = aToolbar();

    await user.click(tool('Advanced'));
    expect([state().tool, isPressed('Advanced'), isPressed('Rename floors')]).toEqual(['batch', 'true', 'false']);
    await user.click(tool('Advanced'));

    expect([state().tool, isPressed('Advanced')]).toEqual([null, 'false']);
  });

  it('closes a tool when another is opened [EDIT-001]', async () => {
    const { user, state } = aToolbar();

    await user.click(tool('Import tags'));
    await user.click(tool('Rename floors'));

    expect([state().tool, isPressed('Import tags'), isPressed('Rename floors')]).toEqual(['floors', 'false', 'true']);
  });

  it('closes the history when a tool opens or the mode changes [EDIT-002]', async () => {
    const { user, playerState } = aToolbar();

    await user.click(tool('History'));
    expect([playerState().panel, isPressed('History')]).toEqual(['history', 'true']);
    await user.click(tool('Rename floors'));
    expect(playerState().panel).toBe(null);
    await user.click(tool('History'));
    act(() => playerState().setUiMode('play'));

    expect(playerState().panel).toBe(null);
  });

  it('keeps other panels open when the mode changes [EDIT-002]', () => {
    const { playerState } = aToolbar();

    act(() => playerState().togglePanel('tutorial'));
    act(() => playerState().setUiMode('play'));

    expect(playerState().panel).toBe('tutorial');
  });

  it('adds a folder and selects it [EDIT-008 MODEL-064]', async () => {
    const { user, state } = aToolbar();

    await user.click(tool('Add Folder'));

    const added = state().edited.folders.at(-1);
    expect(added).toEqual({ id: state().selectedFolder, name: 'New Folder', children: [], pois: [] });
  });

  it('shows its shortcuts', () => {
    aToolbar();

    expect([tool('Add PoI').title, tool('Add PoI').getAttribute('aria-keyshortcuts')]).toEqual(['Add PoI (P)', 'P']);
  });
});
