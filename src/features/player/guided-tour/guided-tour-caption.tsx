import { useStore } from 'zustand';
import { useTexts } from '@/ui/use-texts';
import type { GuidedTourSession } from './guided-tour-session';
import { guidedTourTexts } from './texts';

type Props = { session: GuidedTourSession; name: string; description: string };

/** What is said, or what there is to read, with the name of the stop; before the first stop what the guided tour is. */
export function GuidedTourCaption({ session: { store }, name, description }: Props) {
  const t = useTexts(guidedTourTexts);
  const { playback, stops, caption, showsCaptions, silent } = useStore(store);
  const at = stops.findIndex(({ id }) => id === playback.stop);
  const stop = stops[at];
  if (!stop) return <p className="px-4 pt-2.5 text-ink-soft text-sm">{t.noStops}</p>;
  const isCard = at === 0 && !playback.isPlaying && playback.passedMs === 0 && !playback.hasEnded;
  const isSilent = silent.has(stop.id);
  const isHeard = stop.narration !== null && !isSilent;
  const hasCaptions = isHeard && stop.captions !== null && playback.passedMs + Number(playback.since !== null) > 0;
  const shown = isCard ? description : hasCaptions ? caption : stop.text;
  const isShown = isCard || !isHeard || showsCaptions;
  const state = playback.hasEnded ? t.ended : playback.isPlaying || isCard ? '' : t.paused;
  return (
    <div className="min-h-0 overflow-y-auto px-4 pt-2.5 pb-1">
      <p className="flex items-baseline gap-3 font-medium text-sm">
        <span dir="auto" className="min-w-0 grow truncate">
          {isCard ? name : stop.name || t.unnamed({ number: at + 1 })}
        </span>
        {state && <span className="shrink-0 rounded-md bg-chosen px-1.5 text-ink-soft text-xs leading-5">{state}</span>}
      </p>
      {isSilent && <p className="text-notice text-xs">{t.silent}</p>}
      {isShown && shown !== '' && (
        <p dir="auto" className="max-w-[65ch] whitespace-pre-line text-pretty py-0.5 text-ink text-sm leading-snug">
          {shown}
        </p>
      )}
    </div>
  );
}
