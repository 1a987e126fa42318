import Box from 'lucide-react/icons/box';
import Eye from 'lucide-react/icons/eye';
import Plan from 'lucide-react/icons/map';
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
export function ModeSwitch({ iconsOnly, disabled }: { iconsOnly: boolean; disabled: boolean }) {
  const { goToMode } = useSession();
  const mode = usePlayer((state) => state.viewMode);
  const shown = segments.map((segment) => ({ ...segment, disabled }));
  return <Segmented label="View" value={mode === 'outside' ? null : mode} segments={shown} onChange={goToMode} iconsOnly={iconsOnly} />;
}
