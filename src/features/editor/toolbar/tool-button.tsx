import type { LucideIcon } from 'lucide-react';
import { keyName } from '@/widgets/visit/command';
import type { EditorCommandId } from '../commands/editor-commands';
import { useCommand } from '../commands/use-command';

type Props = { command: EditorCommandId; icon: LucideIcon };

/** A tool of the editor; pressed while what it opens stands open. @see EDIT-001 */
export function ToolButton({ command, icon: Icon }: Props) {
  const { name, keys, isEnabled, isOn, run } = useCommand(command);
  const key = keyName(keys[0] ?? '');
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={key}
      title={`${name} (${key})`}
      data-guide={command}
      disabled={!isEnabled}
      onClick={run}
      className={toolStyle}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}

const toolStyle =
  'inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-wash aria-pressed:text-accent aria-expanded:bg-chosen max-md:size-11';

/** Opens the tutorial, and closes it. */
export function PanelToolButton({ label, shortcut, icon: Icon, guide, isOpen, onPress }: PanelProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      data-guide={guide}
      onClick={onPress}
      className={toolStyle}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}

type PanelProps = { label: string; shortcut: string; icon: LucideIcon; guide: string; isOpen: boolean; onPress: () => void };
