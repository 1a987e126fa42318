import { Box, Eye, Map as Plan } from 'lucide-react';
import type { ViewMode } from '@/showcase/port';
import { type Segment, Segmented } from '@/ui/segmented';
import { usePlayer, useSession } from '@/widgets/visit/session-context';

type Shown = Exclude<ViewMode, 'outside'>;

const segments: Segment<Shown>[] = [
  { value: 'inside', label: 'Inside', icon: Eye, guide: 'inside' },
  { value: 'dollhouse', label: 'Dollhouse', icon: Box, guide: 'dollhouse' },
  { value: 'floorplan', label: 'Floorplan', icon: Plan, guide: 'floorplan' },
];

/** @see PLAYER-013 PLAYER-025 PLAYER-028 */
export function ModeSwitch({ iconsOnly }: { iconsOnly: boolean }) {
  const { goToMode } = useSession();
  const mode = usePlayer((state) => state.viewMode);
  return <Segmented label="View" value={mode === 'outside' ? null : mode} segments={segments} onChange={goToMode} iconsOnly={iconsOnly} />;
}
