import type { PoiId } from '@/domain/ids';
import type { Command } from '@/widgets/visit/command';
import type { EditingSession } from '../session/editing-session';
import type { Tool } from '../session/editing-state';
import { addFolder } from '../sidebar/arrange';
import { removePoi } from '../sidebar/remove';
import { giveUp, isBegun, isPlacingLast } from '../tags/give-up';
import { addPoi } from '../tags/new-poi';
import { applyView, changeView } from '../tags/set-view';

/** What the editor can be told to do, by name. */
export type EditorCommandId =
  | 'undo'
  | 'redo'
  | 'save'
  | 'set-view'
  | 'delete-poi'
  | 'give-up'
  | 'add-poi'
  | 'add-tag'
  | 'add-folder'
  | 'batch'
  | 'import-tags'
  | 'rename-floors'
  | 'history'
  | 'files'
  | 'guide'
  | 'close-tool';
export type EditorCommand = Command & { id: EditorCommandId };

/** Everything the keyboard, the toolbar and the menus do in edit mode. */
export const editorCommands = (session: EditingSession): EditorCommand[] =>
  [...changes(session), ...withPoi(session), ...additions(session), ...tools(session)].map((command) => ({
    ...command,
    isEnabled: () => session.visit.store.getState().uiMode === 'edit' && command.isEnabled(),
  }));

function changes(session: EditingSession): EditorCommand[] {
  const { store, undo, redo, save } = session;
  const step = (of: 'past' | 'future') => store.getState()[of].at(-1);
  const named = (what: string, label: string | undefined) => (label ? `${what}: ${label}` : what);
  return [
    {
      id: 'save',
      label: 'Save',
      group: 'Edit',
      keys: ['mod+s'],
      whileWriting: true,
      isEnabled: () => true,
      run: () => void save(),
    },
    {
      id: 'undo',
      label: 'Undo',
      group: 'Edit',
      keys: ['mod+z'],
      isEnabled: () => step('past') !== undefined,
      nameNow: () => named('Undo', step('past')?.label),
      run: () => (isPlacingLast(session) ? giveUp(session) : undo()),
    },
    {
      id: 'redo',
      label: 'Redo',
      group: 'Edit',
      keys: ['mod+shift+z', 'mod+y'],
      isEnabled: () => step('future') !== undefined,
      nameNow: () => named('Redo', step('future')?.label),
      run: redo,
    },
  ];
}

function additions(session: EditingSession): EditorCommand[] {
  const add = (id: EditorCommandId, label: string, key: string, run: () => void): EditorCommand => ({
    id,
    label,
    group: 'Add',
    keys: [key],
    isEnabled: () => !isBegun(session),
    run,
  });
  return [
    add('add-poi', 'Add PoI', 'p', () => void addPoi(session, 'poi')),
    add('add-tag', 'Add Tag', 't', () => void addPoi(session, 'tag')),
    add('add-folder', 'Add Folder', 'n', () => void addFolder(session)),
  ];
}

/** What is done to the PoI that stands open. */
function withPoi(session: EditingSession): EditorCommand[] {
  const { store, visit } = session;
  const active = () => visit.store.getState().activePoi;
  const isChanging = () => store.getState().changingView !== null;
  const viewed = (change: (poi: PoiId) => void) => () => {
    const poi = active();
    if (poi) change(poi);
  };
  return [
    {
      id: 'set-view',
      label: 'Set View',
      about: 'Once to look for another view, once more to keep it',
      group: 'Edit',
      keys: ['v'],
      isEnabled: () => active() !== null && store.getState().placing === null,
      isOn: isChanging,
      run: viewed((poi) => (store.getState().changingView === poi ? applyView(session, poi) : changeView(session, poi))),
    },
    {
      id: 'delete-poi',
      label: 'Delete the open PoI',
      group: 'Edit',
      keys: ['delete'],
      isEnabled: () => active() !== null,
      run: viewed((poi) => removePoi(session, poi)),
    },
    {
      id: 'give-up',
      label: 'Give up placing a tag, or changing a view',
      group: 'Edit',
      keys: ['escape'],
      whileWriting: true,
      isEnabled: () => isBegun(session),
      run: () => giveUp(session),
    },
  ];
}

function tools(session: EditingSession): EditorCommand[] {
  const { store, visit } = session;
  // a tag that follows the pointer is put down first
  const isEnabled = () => !isBegun(session);
  const opener = (id: EditorCommandId, label: string, about: string, key: string) => ({
    id,
    label,
    about,
    group: 'Tools' as const,
    keys: [key],
    isEnabled,
  });
  const tool = (opened: Tool) => ({
    isOn: () => store.getState().tool === opened,
    run: () => store.getState().toggleTool(opened),
  });
  const panel = (opened: 'history' | 'files') => ({
    isOn: () => visit.store.getState().panel === opened,
    run: () => visit.store.getState().togglePanel(opened),
  });
  return [
    { ...opener('batch', 'Advanced', 'Batch and Import: many at once', 'b'), ...tool('batch') },
    { ...opener('import-tags', 'Import tags', 'The model’s own tags', 'i'), ...tool('importer') },
    { ...opener('rename-floors', 'Rename floors', 'Their names and order', 'r'), ...tool('floors') },
    { ...opener('history', 'History', 'Saved states of the tour', 'h'), ...panel('history') },
    { ...opener('files', 'File manager', 'The files of the tour', 'u'), ...panel('files') },
    { ...opener('guide', 'Guide', 'The introduction, step by step', 'k'), ...tool('guide') },
    {
      id: 'close-tool',
      label: 'Close the tool that is open',
      group: 'Tools',
      keys: ['escape'],
      isEnabled: () => store.getState().tool !== null && !isBegun(session),
      run: () => store.getState().closeTool(),
    },
  ];
}
