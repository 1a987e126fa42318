import type { LucideIcon } from 'lucide-react';
import type { Panel } from '../session/player-state';
import { usePlayer } from '../session/session-context';
import { BarButton } from './bar-button';

type Props = { panel: Panel; label: string; icon: LucideIcon; shortcut?: string };

/** Opens a panel over the action bar, and closes it. */
export function PanelButton({ panel, label, icon, shortcut }: Props) {
  const isOpen = usePlayer((state) => state.panel === panel);
  const togglePanel = usePlayer((state) => state.togglePanel);
  return <BarButton label={label} icon={icon} {...(shortcut && { shortcut })} aria-expanded={isOpen} onClick={() => togglePanel(panel)} />;
}
