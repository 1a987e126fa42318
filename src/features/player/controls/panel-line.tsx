import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Panel } from '@/widgets/visit/player-state';
import { usePlayer } from '@/widgets/visit/session-context';

const look =
  'flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-left text-ink text-sm transition-colors hover:bg-hover max-md:min-h-12';

type LookProps = { icon: LucideIcon; label: string };

const Inside = ({ icon: Icon, label }: LookProps) => (
  <>
    <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
    {label}
  </>
);

type Props = LookProps & ({ panel: Panel; onPress?: never } | { panel?: never; onPress: () => void });

/** A line of a panel that opens another one, or does something. */
export function PanelLine({ panel, onPress, ...inside }: Props) {
  const togglePanel = usePlayer((state) => state.togglePanel);
  return (
    <li>
      <button type="button" className={look} onClick={() => (panel ? togglePanel(panel) : onPress())}>
        <Inside {...inside} />
      </button>
    </li>
  );
}

/** A line of a panel that leads to another page. */
export function PanelLink({ to, ...inside }: LookProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={look}>
        <Inside {...inside} />
      </Link>
    </li>
  );
}
