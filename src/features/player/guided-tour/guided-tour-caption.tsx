import { useStore } from 'zustand';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import { stopNameText } from '@/domain/languages/name-texts';
import { guidedTourThing, stopThing } from '@/domain/languages/things';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage, useTextLanguages } from '@/widgets/content-language/tour-language';
import { useMainLanguage } from '@/widgets/content-language/use-main-language';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import type { GuidedTourSession } from './guided-tour-session';
import type { GuidedTourState } from './guided-tour-state';
import { guidedTourTexts } from './texts';

type Props = { session: GuidedTourSession; name: string; description: string };

/** What is said, or what there is to read, with the name of the stop; before the first stop what the guided tour is. */
export function GuidedTourCaption({ session: { store }, name, description }: Props) {
  const t = useTexts(guidedTourTexts);
  const state = useStore(store);
  const { playback, stops } = state;
  const guidedTour = usePlayerState((state) => guidedTourThing(state.guidedTour?.id ?? ''));
  const textLanguage = useTextLanguages();
  const at = stops.findIndex(({ id }) => id === playback.stop);
  const stop = stops[at];
  if (!stop) return <p className="px-4 pt-2.5 text-ink-soft text-sm">{t.noStops}</p>;
  const isCard = at === 0 && !playback.isPlaying && playback.passedMs === 0 && !playback.hasEnded;
  const { words, isSpoken, isSilent, isShown } = wordsAt(stop, state);
  const shown = isCard ? description : words;
  const [thing, field] = isCard ? [guidedTour, 'description'] : [stopThing(stop.id), 'text'];
  const nameLanguage = isCard ? textLanguage(guidedTour, 'name') : textLanguage(...stopNameText(stop));
  const label = playback.hasEnded ? t.ended : playback.isPlaying || isCard ? '' : t.paused;
  return (
    <div className="min-h-0 overflow-y-auto px-4 pt-2.5 pb-1">
      <p className="flex items-baseline gap-3 font-medium text-sm">
        <span {...nameLanguage} className="min-w-0 grow truncate">
          {isCard ? name : stop.name || t.unnamed({ number: at + 1 })}
        </span>
        {label && <span className="shrink-0 rounded-md bg-chosen px-1.5 text-ink-soft text-xs leading-5">{label}</span>}
      </p>
      {isSilent && <p className="text-notice text-xs">{words === '' ? t.unheard : t.silent}</p>}
      {(isCard || isShown) && shown !== '' && (
        <Words thing={thing} field={field} isSpoken={isSpoken && !isCard}>
          {shown}
        </Words>
      )}
    </div>
  );
}

/** The words of a stop: what is said just now, else what there is to read, which are the whole captions where a narration cannot be heard. */
function wordsAt(stop: ShownStop, { playback, caption, showsCaptions, silent, spoken }: GuidedTourState) {
  const isSilent = silent.has(stop.id);
  const isHeard = stop.narration !== null && !isSilent;
  const hasBegun = playback.passedMs > 0 || playback.since !== null;
  const hasCues = isHeard && stop.captions !== null && hasBegun;
  const isUnheard = isSilent && stop.text === '';
  const readable = isUnheard ? (spoken.get(stop.id) ?? '') : stop.text;
  return { words: hasCues ? caption : readable, isSpoken: hasCues || isUnheard, isSilent, isShown: !isHeard || showsCaptions };
}

type WordsProps = { thing: string; field: string; isSpoken: boolean; children: string };

/** What is said, in the main language of the tour, or a text in its own. */
function Words({ thing, field, isSpoken, children }: WordsProps) {
  const [written, spoken] = [useTextLanguage(thing, field), useMainLanguage()];
  return (
    <>
      {!isSpoken && <LanguageNote thing={thing} field={field} />}
      <p {...(isSpoken ? spoken : written)} className="max-w-[65ch] whitespace-pre-line text-pretty py-0.5 text-ink text-sm leading-snug">
        {children}
      </p>
    </>
  );
}
