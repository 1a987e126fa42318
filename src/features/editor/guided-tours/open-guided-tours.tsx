import ChevronRight from 'lucide-react/icons/chevron-right';
import Route from 'lucide-react/icons/route';
import { shortcutLabel } from '@/widgets/player-session/command';
import { useCommand } from '../commands/use-command';
import { useEditingState } from '../session/editing-context';

/** Opens the guided tours, and says how many there are. */
export function OpenGuidedTours() {
  const { name, keys, isEnabled, run } = useCommand('guided-tours');
  const count = useEditingState((state) => state.edited.guidedTours.length);
  return (
    <button
      type="button"
      disabled={!isEnabled}
      aria-keyshortcuts={shortcutLabel(keys[0] ?? '')}
      onClick={run}
      className="flex min-h-11 w-full shrink-0 items-center gap-2 border-line border-b px-4 text-start text-ink text-sm hover:bg-hover disabled:opacity-40"
    >
      <Route aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <span className="grow">{name}</span>
      {count > 0 && <span className="text-ink-soft tabular-nums">{count}</span>}
      <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
    </button>
  );
}
