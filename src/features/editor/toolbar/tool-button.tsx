import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { shortcutLabel } from '@/widgets/player-session/command';
import type { EditorCommandId } from '../commands/editor-commands';
import { useCommand } from '../commands/use-command';

/** A toolbar button for a command; pressed while its tool is open. @see EDIT-001 */
export function CommandButton({ command, icon }: { command: EditorCommandId; icon: LucideIcon }) {
  const { name, keys, isEnabled, isOn, run } = useCommand(command);
  const shortcut = shortcutLabel(keys[0] ?? '');
  return (
    <ToolButton label={name} shortcut={shortcut} icon={icon} data-guide={command} aria-pressed={isOn} disabled={!isEnabled} onClick={run} />
  );
}

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  label: string;
  shortcut: string;
  icon: LucideIcon;
  /** target name for the guide */
  'data-guide': string;
};

/** A button of the toolbar. */
export function ToolButton({ label, shortcut, icon: Icon, ...buttonProps }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      className="inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink disabled:opacity-40 aria-expanded:bg-chosen aria-pressed:bg-accent-wash aria-pressed:text-accent touch:size-11"
      {...buttonProps}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}
