import ArrowDown from 'lucide-react/icons/arrow-down';
import Anticlockwise from 'lucide-react/icons/arrow-left';
import Clockwise from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Euler } from '@/domain/geometry';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { type PlayerCapabilities, useHasView } from '../capabilities';
import { BarButton } from './bar-button';

const directions: { step: Euler; label: string; icon: typeof Anticlockwise }[] = [
  { step: { x: 0, y: 30 }, label: 'Look left', icon: Anticlockwise },
  { step: { x: 0, y: -30 }, label: 'Look right', icon: Clockwise },
  { step: { x: 15, y: 0 }, label: 'Look up', icon: ArrowUp },
  { step: { x: -15, y: 0 }, label: 'Look down', icon: ArrowDown },
];

/** Looking around without dragging (WCAG 2.5.7). */
export function LookButtons({ capabilities }: { capabilities: PlayerCapabilities }) {
  const { lookAround } = usePlayerSession();
  const isInside = usePlayerState((state) => state.viewMode === 'inside');
  const canLook = useHasView(capabilities) && isInside;
  return (
    <fieldset className="flex items-center justify-between px-4 py-1.5">
      <legend className="float-start text-ink text-sm">Look around</legend>
      <div className="flex">
        {directions.map(({ step, label, icon }) => (
          <BarButton key={label} label={label} icon={icon} disabled={!canLook} onClick={() => lookAround(step)} />
        ))}
      </div>
    </fieldset>
  );
}
