import ArrowDown from 'lucide-react/icons/arrow-down';
import Anticlockwise from 'lucide-react/icons/arrow-left';
import Clockwise from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Euler } from '@/domain/geometry';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { type PlayerCapabilities, useHasView } from '../capabilities';
import { BarButton } from './bar-button';
import { lookTexts } from './texts';

const directions: { step: Euler; direction: 'left' | 'right' | 'up' | 'down'; icon: typeof Anticlockwise }[] = [
  { step: { x: 0, y: 30 }, direction: 'left', icon: Anticlockwise },
  { step: { x: 0, y: -30 }, direction: 'right', icon: Clockwise },
  { step: { x: 15, y: 0 }, direction: 'up', icon: ArrowUp },
  { step: { x: -15, y: 0 }, direction: 'down', icon: ArrowDown },
];

/** Looking around without dragging (WCAG 2.5.7). */
export function LookButtons({ capabilities }: { capabilities: PlayerCapabilities }) {
  const t = useTexts(lookTexts);
  const { lookAround } = usePlayerSession();
  const isInside = usePlayerState((state) => state.viewMode === 'inside');
  const canLook = useHasView(capabilities) && isInside;
  return (
    <fieldset className="flex items-center justify-between px-4 py-1.5">
      <legend className="float-start text-ink text-sm">{t.title}</legend>
      {/* left is left in every language */}
      <div dir="ltr" className="flex">
        {directions.map(({ step, direction, icon }) => (
          <BarButton key={direction} label={t[direction]} icon={icon} disabled={!canLook} onClick={() => lookAround(step)} />
        ))}
      </div>
    </fieldset>
  );
}
