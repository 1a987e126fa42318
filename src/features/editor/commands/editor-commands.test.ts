// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { matchesShortcut } from '@/widgets/player-session/command';
import { anEditing } from '../testing/an-editing';
import { type EditorCommandId, editorCommands } from './editor-commands';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function aCommandList() {
  const editing = anEditing();
  cleanups.push(editing.end);
  const commands = editorCommands(editing.session);
  const command = (id: EditorCommandId) => commands.find((each) => each.id === id)!;
  return { ...editing, commands, command };
}

describe('editorCommands', () => {
  it('gives each command its own key, except Escape', () => {
    const keys = aCommandList().commands.flatMap((command) => command.keys);
    const others = keys.filter((key) => key !== 'escape');

    expect(others.toSorted()).toEqual([...new Set(others)].toSorted());
    expect(aCommandList().commands.every((command) => command.keys.length > 0)).toBe(true);
  });

  it('cancels a started action on Escape first, then closes the open tool', () => {
    const { commands, command, session, state } = aCommandList();
    const onEscape = () => commands.filter(({ keys, isEnabled }) => keys.includes('escape') && isEnabled()).map(({ id }) => id);
    expect(onEscape()).toEqual([]);
    state().toggleTool('importer');
    session.store.setState({ placing: poiId('sink') });
    expect(onEscape()).toEqual(['give-up']);
    session.store.setState({ placing: null });
    expect(onEscape()).toEqual(['close-tool']);

    command('close-tool').run();

    expect([state().tool, onEscape()]).toEqual([null, []]);
  });

  it('enables commands only in edit mode', () => {
    const { commands, player, session, open } = aCommandList();
    open('stove');
    session.edit('Rename tour', (edited) => ({ ...edited, name: 'Hall' }));
    const enabled = () => commands.filter(({ isEnabled }) => isEnabled()).map(({ id }) => id);
    expect(enabled()).toContain('batch');

    player.state().setUiMode('play');

    expect(enabled()).toEqual([]);
  });

  it('names the step to undo and redo', () => {
    const { command, session } = aCommandList();
    expect([command('undo').isEnabled(), command('undo').currentLabel?.()]).toEqual([false, 'Undo']);

    session.edit('Rename tour', (edited) => ({ ...edited, name: 'Hall' }));
    expect([command('undo').isEnabled(), command('undo').currentLabel?.(), command('redo').isEnabled()]).toEqual([
      true,
      'Undo: Rename tour',
      false,
    ]);
    command('undo').run();

    expect([session.tour().name, command('redo').currentLabel?.()]).toEqual(['The Hall', 'Redo: Rename tour']);
  });

  it('disables other commands while a tag is being placed', () => {
    const { command, session } = aCommandList();
    session.store.setState({ placing: poiId('sink') });

    expect([command('add-poi').isEnabled(), command('batch').isEnabled(), command('give-up').isEnabled()]).toEqual([false, false, true]);
  });

  it('deletes the open PoI', () => {
    const { command, open, poi } = aCommandList();
    expect(command('delete-poi').isEnabled()).toBe(false);
    open('stove');

    command('delete-poi').run();

    expect(poi('stove')).toBe(undefined);
  });

  it('matches shortcuts with Ctrl and with ⌘', () => {
    const { command } = aCommandList();
    const press = (key: string, modifiers: object = {}) => ({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...modifiers,
    });

    expect(matchesShortcut(command('redo'), press('Z', { metaKey: true, shiftKey: true }))).toBe(true);
    expect(matchesShortcut(command('redo'), press('y', { ctrlKey: true }))).toBe(true);
    expect(matchesShortcut(command('undo'), press('z'))).toBe(false);
    expect(matchesShortcut(command('delete-poi'), press('Delete'))).toBe(true);
    expect(matchesShortcut(command('add-poi'), press('p', { ctrlKey: true }))).toBe(false);
  });
});
