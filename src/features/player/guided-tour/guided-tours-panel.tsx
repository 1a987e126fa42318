import Play from 'lucide-react/icons/play';
import { useMemo } from 'react';
import type { GuidedTour } from '@/domain/guided-tours/guided-tour';
import { shownStops } from '@/domain/guided-tours/shown-stops';
import { tourMinutes } from '@/domain/guided-tours/stop-length';
import type { GuidedStopId } from '@/domain/ids';
import { guidedTourThing } from '@/domain/languages/things';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { guidedTourTexts } from './texts';
import { Transcript } from './transcript';

type Props = { tour: Pick<Tour, 'folders' | 'guidedTours'> };

/** The guided tours of a tour; of the open one also what is said at its stops. */
export function GuidedToursPanel({ tour: { folders, guidedTours } }: Props) {
  const open = usePlayerState((state) => state.guidedTour?.id);
  // the open one first: its transcript is what the bar leads to
  const sorted = guidedTours.toSorted((one, other) => Number(other.id === open) - Number(one.id === open));
  return (
    <ul className="divide-y divide-line">
      {sorted.map((guidedTour) => (
        <li key={guidedTour.id} className="px-4 py-3">
          <Row guidedTour={guidedTour} folders={folders} isOpen={guidedTour.id === open} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { guidedTour: GuidedTour; folders: Tour['folders']; isOpen: boolean };

function Row({ guidedTour, folders, isOpen }: RowProps) {
  const t = useTexts(guidedTourTexts);
  const { id, name, description } = guidedTour;
  const thing = guidedTourThing(id);
  const [ofName, ofDescription] = [useTextLanguage(thing, 'name'), useTextLanguage(thing, 'description')];
  const stops = useMemo(() => shownStops(guidedTour, folders), [guidedTour, folders]);
  const openGuidedTour = usePlayerState((state) => state.openGuidedTour);
  const chooseStop = usePlayerState((state) => state.chooseStop);
  const play = (stop: GuidedStopId | null) => openGuidedTour({ id, stop, start: 'atOnce', isPressed: true, loops: false });
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3 {...ofName} className="font-medium text-ink text-sm">
            {name}
          </h3>
          <p className="text-ink-faint text-xs">
            {t.details({ stops: t.stopCount(stops.length), minutes: t.minutes(tourMinutes({ stops })) })}
          </p>
        </div>
        {!isOpen && (
          <Button size="small" look="primary" aria-label={t.playTour({ name })} disabled={stops.length === 0} onClick={() => play(null)}>
            <Play aria-hidden size={16} strokeWidth={1.75} />
            {t.play}
          </Button>
        )}
      </div>
      {description !== '' && (
        <div className="mt-1">
          <LanguageNote thing={thing} field="description" />
          <p {...ofDescription} className="whitespace-pre-line text-pretty text-ink-soft text-sm">
            {description}
          </p>
        </div>
      )}
      {stops.length === 0 && <p className="mt-1 text-ink-soft text-sm">{t.noStops}</p>}
      {isOpen && <Transcript stops={stops} onChoose={chooseStop} />}
    </>
  );
}
