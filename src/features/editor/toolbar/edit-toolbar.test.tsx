import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anEditing } from '../testing/an-editing';
import { EditToolbar } from './edit-toolbar';

const ended: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const end of ended.splice(0)) end();
});

function aToolbar() {
  const editing = anEditing();
  ended.push(editing.end);
  const { user } = editing.show(<EditToolbar />);
  return { ...editing, user, visitState: editing.visit.state };
}

const tool = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => tool(name).getAttribute('aria-pressed');

describe('the edit toolbar', () => {
  it('adds, and opens the tools', () => {
    aToolbar();

    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add PoI',
      'Add Tag',
      'Add Folder',
      'Advanced',
      'Import tags',
      'Rename floors',
      'History',
      'Tutorial',
    ]);
  });

  it('EDIT-001 EDIT-067 opens batch mode with the cog “Advanced”, shows it pressed, and closes it with the next press', async () => {
    const { user, state } = aToolbar();

    await user.click(tool('Advanced'));
    expect([state().tool, isPressed('Advanced'), isPressed('Rename floors')]).toEqual(['batch', 'true', 'false']);
    await user.click(tool('Advanced'));

    expect([state().tool, isPressed('Advanced')]).toEqual([null, 'false']);
  });

  it('EDIT-001 turns one tool off when another is chosen', async () => {
    const { user, state } = aToolbar();

    await user.click(tool('Import tags'));
    await user.click(tool('Rename floors'));

    expect([state().tool, isPressed('Import tags'), isPressed('Rename floors')]).toEqual(['floors', 'false', 'true']);
  });

  it('EDIT-002 closes the history when a tool is opened, or the mode is changed', async () => {
    const { user, visitState } = aToolbar();

    await user.click(tool('History'));
    expect([visitState().panel, isPressed('History')]).toEqual(['history', 'true']);
    await user.click(tool('Rename floors'));
    expect(visitState().panel).toBe(null);
    await user.click(tool('History'));
    act(() => visitState().chooseUiMode('play'));

    expect(visitState().panel).toBe(null);
  });

  it('EDIT-002 leaves another panel open when the mode is changed', () => {
    const { visitState } = aToolbar();

    act(() => visitState().togglePanel('tutorial'));
    act(() => visitState().chooseUiMode('play'));

    expect(visitState().panel).toBe('tutorial');
  });

  it('EDIT-008 adds a folder, which is selected', async () => {
    const { user, state } = aToolbar();

    await user.click(tool('Add Folder'));

    const added = state().edited.folders.at(-1);
    expect([added?.name, state().selectedFolder]).toEqual(['New Folder', added?.id]);
  });

  it('names its keys', () => {
    aToolbar();

    expect([tool('Add PoI').title, tool('Add PoI').getAttribute('aria-keyshortcuts')]).toEqual(['Add PoI (P)', 'P']);
  });
});
