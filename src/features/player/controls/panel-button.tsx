import type { LucideIcon } from 'lucide-react';
import type { Panel } from '@/widgets/visit/player-state';
import { usePlayer } from '@/widgets/visit/session-context';
import { BarButton } from './bar-button';

type Props = { panel: Panel; label: string; icon: LucideIcon; shortcut?: string; guide?: string };

/** Opens a panel over the action bar, and closes it. */
export function PanelButton({ panel, label, icon, shortcut, guide }: Props) {
  const isOpen = usePlayer((state) => state.panel === panel);
  const togglePanel = usePlayer((state) => state.togglePanel);
  return (
    <BarButton
      label={label}
      icon={icon}
      {...(shortcut && { shortcut })}
      data-guide={guide}
      aria-expanded={isOpen}
      onClick={() => togglePanel(panel)}
    />
  );
}
