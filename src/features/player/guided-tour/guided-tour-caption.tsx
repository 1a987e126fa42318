import { useStore } from 'zustand';
import { stopCaption } from '@/domain/guided-tours/guided-tour-state';
import { stopNameText } from '@/domain/languages/name-texts';
import { guidedTourThing, stopThing } from '@/domain/languages/things';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage, useTextLanguages } from '@/widgets/content-language/tour-language';
import { useMainLanguage } from '@/widgets/content-language/use-main-language';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { guidedTourTexts } from './texts';

type Props = { session: GuidedTourSession; name: string; description: string };

/** What is said, or what there is to read, with the name of the stop; before the first stop what the guided tour is. */
export function GuidedTourCaption({ session: { store }, name, description }: Props) {
  const t = useTexts(guidedTourTexts);
  const state = useStore(store);
  const guidedTour = usePlayerState(({ guidedTour }) => guidedTourThing(guidedTour?.id ?? ''));
  const textLanguage = useTextLanguages();
  const caption = stopCaption(state, description);
  if (!caption) return <p className="px-4 pt-2.5 text-ink-soft text-sm">{t.noStops}</p>;
  const { stop, number, isCard, problem, isSpoken, words } = caption;
  const [thing, field] = isCard ? [guidedTour, 'description'] : [stopThing(stop.id), 'text'];
  const nameLanguage = isCard ? textLanguage(guidedTour, 'name') : textLanguage(...stopNameText(stop));
  return (
    <div className="min-h-0 overflow-y-auto px-4 pt-2.5 pb-1">
      <p className="flex items-baseline gap-3 font-medium text-sm">
        <span {...nameLanguage} className="min-w-0 grow truncate">
          {isCard ? name : stop.name || t.unnamed({ number })}
        </span>
        {caption.state && <span className="shrink-0 rounded-md bg-chosen px-1.5 text-ink-soft text-xs leading-5">{t[caption.state]}</span>}
      </p>
      {problem && <p className="text-notice text-xs">{t[problem]}</p>}
      {words !== '' && (
        <Words thing={thing} field={field} isSpoken={isSpoken}>
          {words}
        </Words>
      )}
    </div>
  );
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
