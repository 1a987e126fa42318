import { useStore } from 'zustand';
import { type Speed, speeds } from '@/domain/guided-tours/playback';
import { numberFormat } from '@/language/formats';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { Select } from '@/ui/select';
import { useTexts } from '@/ui/use-texts';
import { guidedTourTexts } from './texts';

const speedFormat = numberFormat({ maximumFractionDigits: 2 });

export function SpeedSelect({ session: { store, setSpeed } }: { session: GuidedTourSession }) {
  const t = useTexts(guidedTourTexts);
  const speed = useStore(store, (state) => state.playback.speed);
  return (
    <div className="w-24 shrink-0">
      <Select
        aria-label={t.speed}
        value={String(speed)}
        options={speeds.map((each) => ({ value: String(each), label: t.times({ speed: speedFormat.format(each) }) }))}
        onChoose={(value) => setSpeed(Number(value) as Speed)}
      />
    </div>
  );
}
