import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { announce } from '@/ui/announce/announce';
import type { Command } from '@/widgets/player-session/command';
import { addView, openGuidedTour } from '../guided-tours/add-stops';
import type { EditingSession } from '../session/editing-context';
import type { Tool } from '../session/view-state';
import { addFolder } from '../sidebar/arrange';
import { duplicate } from '../sidebar/duplicate';
import { removePoi } from '../sidebar/remove';
import { addPoi } from '../tags/new-poi';
import { applyView, cancelScanTool, isPlacingLastStep, isScanToolActive, startViewChange } from '../tags/set-view';
import { commandsOfReuse, type reuseCommands } from './reuse-commands';

/** Identifiers of the editor's commands. */
export type EditorCommandId =
  | 'undo'
  | 'redo'
  | 'save'
  | 'set-view'
  | 'move-tag'
  | 'delete-poi'
  | 'duplicate-poi'
  | (typeof reuseCommands)[number]
  | 'give-up'
  | 'add-poi'
  | 'add-tag'
  | 'add-folder'
  | 'batch'
  | 'import-tags'
  | 'rename-floors'
  | 'place-plans'
  | 'rooms'
  | 'history'
  | 'files'
  | 'guide'
  | 'guided-tours'
  | 'add-stop'
  | 'replace'
  | 'close-tool';
export type EditorCommand = Command & { id: EditorCommandId };

/** All commands of edit mode, used by shortcuts, toolbar and menus. */
export const editorCommands = (session: EditingSession): EditorCommand[] =>
  [
    ...historyCommands(session),
    ...poiCommands(session),
    ...commandsOfReuse(session),
    ...addCommands(session),
    ...toolCommands(session),
  ].map((command) => ({
    ...command,
    isEnabled: () => session.player.store.getState().uiMode === 'edit' && command.isEnabled(),
  }));

function historyCommands(session: EditingSession): EditorCommand[] {
  const { store, undo, redo, save } = session;
  const step = (of: 'past' | 'future') => store.getState()[of].at(-1);
  const announceStep = (verb: string, of: 'past' | 'future', run: () => boolean) => {
    const label = step(of)?.label;
    if (run() && label) announce(`${verb}: ${label}.`);
  };
  const labelWithStep = (verb: string, label: string | undefined) => (label ? `${verb}: ${label}` : verb);
  return [
    {
      id: 'save',
      label: 'Save',
      group: 'edit',
      keys: ['mod+s'],
      whileTyping: true,
      isEnabled: () => true,
      run: () => void save(),
    },
    {
      id: 'undo',
      label: 'Undo',
      group: 'edit',
      keys: ['mod+z'],
      isEnabled: () => step('past') !== undefined,
      currentLabel: () => labelWithStep('Undo', step('past')?.label),
      run: () => (isPlacingLastStep(session) ? cancelScanTool(session) : announceStep('Undone', 'past', undo)),
    },
    {
      id: 'redo',
      label: 'Redo',
      group: 'edit',
      keys: ['mod+shift+z', 'mod+y'],
      isEnabled: () => step('future') !== undefined,
      currentLabel: () => labelWithStep('Redo', step('future')?.label),
      run: () => announceStep('Redone', 'future', redo),
    },
  ];
}

function addCommands(session: EditingSession): EditorCommand[] {
  const add = (id: EditorCommandId, label: string, key: string, run: () => void): EditorCommand => ({
    id,
    label,
    group: 'add',
    keys: [key],
    isEnabled: () => !isScanToolActive(session),
    run,
  });
  return [
    add('add-poi', 'Add PoI', 'p', () => void addPoi(session, 'poi')),
    add('add-tag', 'Add Tag', 't', () => void addPoi(session, 'tag')),
    add('add-folder', 'Add Folder', 'n', () => void addFolder(session)),
  ];
}

/** Commands for the open PoI. */
function poiCommands(session: EditingSession): EditorCommand[] {
  const { store, player } = session;
  const active = () => player.store.getState().activePoi;
  const isChangingView = () => store.getState().changingView !== null;
  const withActivePoi = (change: (poi: PoiId) => void) => () => {
    const poi = active();
    if (poi) change(poi);
  };
  return [
    {
      id: 'set-view',
      label: 'Set View',
      description: 'Press once to look for another view, again to apply it',
      group: 'edit',
      keys: ['v'],
      isEnabled: () => active() !== null && store.getState().placing === null,
      isOn: isChangingView,
      run: withActivePoi((poi) => (store.getState().changingView === poi ? applyView(session, poi) : startViewChange(session, poi))),
    },
    moveTagCommand(session, active),
    {
      id: 'duplicate-poi',
      label: 'Duplicate the open PoI',
      group: 'edit',
      keys: ['mod+d'],
      isEnabled: () => active() !== null && !isScanToolActive(session),
      run: withActivePoi((id) => duplicate(session, { kind: 'poi', id })),
    },
    {
      id: 'delete-poi',
      label: 'Delete the open PoI',
      group: 'edit',
      keys: ['delete'],
      isEnabled: () => active() !== null,
      run: withActivePoi((poi) => removePoi(session, poi)),
    },
    {
      id: 'give-up',
      label: 'Cancel placing a tag or changing a view',
      group: 'edit',
      keys: ['escape'],
      whileTyping: true,
      isEnabled: () => isScanToolActive(session),
      run: () => cancelScanTool(session),
    },
  ];
}

/** Leads to the keys that move the tag of the open PoI. */
const moveTagCommand = ({ store }: EditingSession, active: () => PoiId | null): EditorCommand => ({
  id: 'move-tag',
  label: 'Move the tag with the arrow keys',
  description: '1 cm, with Shift 10 cm; Page Up and Page Down: away and closer',
  group: 'edit',
  keys: ['x'],
  isEnabled: () => {
    const [{ edited, placing, changingView }, poi] = [store.getState(), active()];
    return placing === null && changingView === null && poi !== null && findPoi(edited.folders, poi)?.type === 'tag';
  },
  run: () => store.setState({ tab: 'info', tagToMove: active() }),
});

function toolCommands(session: EditingSession): EditorCommand[] {
  const { store, player } = session;
  // disabled while a tag is being placed
  const isEnabled = () => !isScanToolActive(session);
  const opener = (id: EditorCommandId, label: string, description: string, key: string) => ({
    id,
    label,
    description,
    group: 'tools' as const,
    keys: [key],
    isEnabled,
  });
  const toggleTool = (opened: Tool) => ({
    isOn: () => store.getState().tool === opened,
    run: () => store.getState().toggleTool(opened),
  });
  const togglePanel = (opened: 'history' | 'files') => ({
    isOn: () => player.store.getState().panel === opened,
    run: () => {
      store.getState().showHistoryOf(null);
      player.store.getState().togglePanel(opened);
    },
  });
  return [
    { ...opener('batch', 'Advanced', 'Batch and Import: edit many items at once', 'b'), ...toggleTool('batch') },
    { ...opener('import-tags', 'Import tags', 'The model’s own tags', 'i'), ...toggleTool('importer') },
    { ...opener('rename-floors', 'Rename floors', 'Their names and order', 'r'), ...toggleTool('floors') },
    { ...opener('guided-tours', 'Guided tours', 'Walks along stops, which visitors play', 'g'), ...toggleTool('guidedTours') },
    {
      ...opener('add-stop', 'Add this view', 'As a stop of the guided tour that is open', 'a'),
      isEnabled: () => isEnabled() && openGuidedTour(session) !== undefined,
      run: () => addView(session),
    },
    {
      ...opener('replace', 'Find and replace', 'In names, texts and links', 'mod+h'),
      ...toggleTool('replace'),
      // in a field it would open the history of the browser
      whileTyping: true,
      // another dialog stays open
      run: () => document.querySelector('dialog[open]') ?? store.getState().toggleTool('replace'),
    },
    { ...opener('place-plans', 'Floor plans on the scan', 'The maps of the floors', 'j'), ...toggleTool('plans') },
    { ...opener('rooms', 'Rooms', 'Their names, and rooms of your own', 'y'), ...toggleTool('rooms') },
    { ...opener('history', 'History', 'Saved versions of the tour', 'h'), ...togglePanel('history') },
    { ...opener('files', 'File manager', 'The files of the tour', 'u'), ...togglePanel('files') },
    { ...opener('guide', 'Guide', 'The introduction, step by step', 'k'), ...toggleTool('guide') },
    {
      id: 'close-tool',
      label: 'Close the open tool',
      group: 'tools',
      keys: ['escape'],
      isEnabled: () => store.getState().tool !== null && !isScanToolActive(session),
      run: () => store.getState().closeTool(),
    },
  ];
}
