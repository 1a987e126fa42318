import FolderOpen from 'lucide-react/icons/folder-open';
import History from 'lucide-react/icons/history';
import Settings from 'lucide-react/icons/settings-2';
import { Link } from 'react-router-dom';
import { olderTourFormPath } from '@/domain/older/older-page-addresses';
import { IconButton } from '@/ui/icon-button';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useOlderEditingSession } from './older-editing-session';

/** The editor's tools in the top bar. @see OLD-013 */
export function OlderTools() {
  const { ref } = useOlderEditingSession();
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const panel = usePlayerState((state) => state.panel);
  const toggle = usePlayerState((state) => state.togglePanel);
  if (!isEditing) return null;
  return (
    <>
      <IconButton label="History" icon={History} aria-expanded={panel === 'history'} onClick={() => toggle('history')} />
      <IconButton label="Files" icon={FolderOpen} aria-expanded={panel === 'files'} onClick={() => toggle('files')} />
      <Link
        to={olderTourFormPath(ref.organization, ref.tour)}
        aria-label="Edit tour"
        title="Edit tour"
        className="inline-grid size-8 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink touch:size-11"
      >
        <Settings aria-hidden size={18} strokeWidth={1.75} />
      </Link>
    </>
  );
}
