import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import type { Panel } from '@/widgets/player-session/player-state';

const itemStyle =
  'flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-start text-ink text-sm transition-colors hover:bg-hover touch:min-h-12';

type LabelProps = { icon: LucideIcon; label: string };

const ItemLabel = ({ icon: Icon, label }: LabelProps) => (
  <>
    <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
    {label}
  </>
);

type Props = LabelProps & ({ panel: Panel; onPress?: never } | { panel?: never; onPress: () => void });

/** A menu item in a panel that opens another panel or runs an action. */
export function PanelItem({ panel, onPress, ...labelProps }: Props) {
  const togglePanel = usePlayerState((state) => state.togglePanel);
  return (
    <li>
      <button type="button" className={itemStyle} onClick={() => (panel ? togglePanel(panel) : onPress())}>
        <ItemLabel {...labelProps} />
      </button>
    </li>
  );
}

/** A menu item in a panel that links to another page. */
export function PanelLink({ to, ...labelProps }: LabelProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={itemStyle}>
        <ItemLabel {...labelProps} />
      </Link>
    </li>
  );
}
