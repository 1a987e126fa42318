import type { Command } from '@/widgets/player-session/command';
import { copyPoints, selectionOf } from '../reuse/copy';
import { pastePoints } from '../reuse/paste';
import type { EditingSession } from '../session/editing-context';
import type { Entry } from '../session/view-state';
import { isScanToolActive } from '../tags/set-view';

/** Commands that use points again, in this tour or another one. */
export const reuseCommands = ['copy', 'cut', 'paste', 'templates'] as const;
type ReuseCommand = Command & { id: (typeof reuseCommands)[number] };

/** Copies and cuts the open point, else the selected folder, pastes, and opens the templates. */
export function commandsOfReuse(session: EditingSession): ReuseCommand[] {
  const isEnabled = () => session.isVersionCopy !== true && !isScanToolActive(session);
  const withEntry = (id: 'copy' | 'cut', label: string, key: string): ReuseCommand => ({
    id,
    label,
    group: 'edit',
    keys: [key],
    // the browser copies text that is selected
    isEnabled: () => isEnabled() && openEntry(session) !== null && window.getSelection()?.isCollapsed !== false,
    run: () => {
      const entry = openEntry(session);
      if (entry) void copyPoints(session, selectionOf(entry), id);
    },
  });
  return [
    withEntry('copy', 'Copy the open PoI, or the selected folder', 'mod+c'),
    withEntry('cut', 'Cut the open PoI, or the selected folder', 'mod+x'),
    {
      id: 'paste',
      label: 'Paste points and folders',
      description: 'Into the selected folder, also from another tour',
      group: 'edit',
      keys: ['mod+v'],
      hasOwnEvent: true,
      isEnabled,
      run: () => void pastePoints(session),
    },
    {
      id: 'templates',
      label: 'Templates',
      description: 'Points, folders and tours of your organization to begin with',
      group: 'add',
      keys: ['q'],
      isEnabled,
      run: () => session.store.getState().ask({ about: 'templates' }),
    },
  ];
}

function openEntry({ player, store }: EditingSession): Entry | null {
  const { activePoi } = player.store.getState();
  const { selectedFolder } = store.getState();
  if (activePoi !== null) return { kind: 'poi', id: activePoi };
  return selectedFolder === null ? null : { kind: 'folder', id: selectedFolder };
}
