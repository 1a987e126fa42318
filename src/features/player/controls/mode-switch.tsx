import { Box, Eye, type LucideIcon, Map as Plan } from 'lucide-react';
import type { ViewMode } from '@/showcase/port';
import { Segmented } from '@/ui/segmented';
import { usePlayer, useSession } from '../session/session-context';

type Shown = Exclude<ViewMode, 'outside'>;

const segments: { value: Shown; label: string; icon: LucideIcon }[] = [
  { value: 'inside', label: 'Inside', icon: Eye },
  { value: 'dollhouse', label: 'Dollhouse', icon: Box },
  { value: 'floorplan', label: 'Floorplan', icon: Plan },
];

/** @see PLAYER-013 PLAYER-025 PLAYER-028 */
export function ModeSwitch({ iconsOnly }: { iconsOnly: boolean }) {
  const { goToMode } = useSession();
  const mode = usePlayer((state) => state.viewMode);
  return <Segmented label="View" value={mode === 'outside' ? null : mode} segments={segments} onChange={goToMode} iconsOnly={iconsOnly} />;
}
