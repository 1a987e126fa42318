import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { shortcutLabel } from '@/widgets/player-session/command';
import type { EditorCommandId } from '../commands/editor-commands';
import { useCommand } from '../commands/use-command';

type Props = { command: EditorCommandId; icon: LucideIcon; count: number };

/** A row above the list that opens a tool in its place, and says how many things it has. */
export function OpenTool({ command, icon: Icon, count }: Props) {
  const { name, keys, isEnabled, run } = useCommand(command);
  return (
    <button
      type="button"
      disabled={!isEnabled}
      aria-keyshortcuts={shortcutLabel(keys[0] ?? '')}
      onClick={run}
      className="flex min-h-11 w-full shrink-0 items-center gap-2 border-line border-b px-4 text-start text-ink text-sm hover:bg-hover disabled:opacity-40"
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <span className="grow">{name}</span>
      {count > 0 && <span className="text-ink-soft tabular-nums">{count}</span>}
      <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
    </button>
  );
}
