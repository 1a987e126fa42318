// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { isPressed } from '@/widgets/visit/command';
import { anEditing } from '../testing/an-editing';
import { type EditorCommandId, editorCommands } from './editor-commands';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function theCommands() {
  const editing = anEditing();
  ended.push(editing.end);
  const commands = editorCommands(editing.session);
  const command = (id: EditorCommandId) => commands.find((each) => each.id === id)!;
  return { ...editing, commands, command };
}

describe('the commands of the editor', () => {
  it('have a key each, and no two the same but for Escape', () => {
    const keys = theCommands().commands.flatMap((command) => command.keys);
    const others = keys.filter((key) => key !== 'escape');

    expect(others.toSorted()).toEqual([...new Set(others)].toSorted());
    expect(theCommands().commands.every((command) => command.keys.length > 0)).toBe(true);
  });

  it('take Escape one at a time: first what is begun is given up, then the open tool is closed', () => {
    const { commands, command, session, state } = theCommands();
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

  it('are for edit mode alone', () => {
    const { commands, visit, session, open } = theCommands();
    open('stove');
    session.edit('Rename tour', (edited) => ({ ...edited, name: 'Hall' }));
    const enabled = () => commands.filter(({ isEnabled }) => isEnabled()).map(({ id }) => id);
    expect(enabled()).toContain('batch');

    visit.state().chooseUiMode('play');

    expect(enabled()).toEqual([]);
  });

  it('say which step they undo and redo', () => {
    const { command, session } = theCommands();
    expect([command('undo').isEnabled(), command('undo').nameNow?.()]).toEqual([false, 'Undo']);

    session.edit('Rename tour', (edited) => ({ ...edited, name: 'Hall' }));
    expect([command('undo').isEnabled(), command('undo').nameNow?.(), command('redo').isEnabled()]).toEqual([
      true,
      'Undo: Rename tour',
      false,
    ]);
    command('undo').run();

    expect([session.tour().name, command('redo').nameNow?.()]).toEqual(['The Hall', 'Redo: Rename tour']);
  });

  it('wait while a tag follows the pointer, except for giving that up', () => {
    const { command, session } = theCommands();
    session.store.setState({ placing: poiId('sink') });

    expect([command('add-poi').isEnabled(), command('batch').isEnabled(), command('give-up').isEnabled()]).toEqual([false, false, true]);
  });

  it('delete the PoI that stands open', () => {
    const { command, open, poi } = theCommands();
    expect(command('delete-poi').isEnabled()).toBe(false);
    open('stove');

    command('delete-poi').run();

    expect(poi('stove')).toBe(undefined);
  });

  it('are found by their keys, on a machine with Ctrl and on one with ⌘', () => {
    const { command } = theCommands();
    const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

    expect(isPressed(command('redo'), press('Z', { metaKey: true, shiftKey: true }))).toBe(true);
    expect(isPressed(command('redo'), press('y', { ctrlKey: true }))).toBe(true);
    expect(isPressed(command('undo'), press('z'))).toBe(false);
    expect(isPressed(command('delete-poi'), press('Delete'))).toBe(true);
    expect(isPressed(command('add-poi'), press('p', { ctrlKey: true }))).toBe(false);
  });
});
