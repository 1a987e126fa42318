import { skipToken, useQueries } from '@tanstack/react-query';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { GuidedStopId } from '@/domain/ids';
import { stopNameText } from '@/domain/languages/name-texts';
import { stopThing } from '@/domain/languages/things';
import { readSpokenText } from '@/showcase/guided-tour/spoken-text';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguages } from '@/widgets/content-language/tour-language';
import { useMainLanguage } from '@/widgets/content-language/use-main-language';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { guidedTourTexts } from './texts';

type Props = { stops: readonly ShownStop[]; onChoose: (stop: GuidedStopId) => void };

/** Everything that is said or written at the stops, the present one marked; each leads to its stop. */
export function Transcript({ stops, onChoose }: Props) {
  const t = useTexts(guidedTourTexts);
  const present = usePlayerState((state) => state.guidedTour?.stop);
  const textLanguage = useTextLanguages();
  const spokenLanguage = useMainLanguage();
  const spoken = useSpokenTexts(stops);
  return (
    <section aria-label={t.transcript} className="mt-3">
      <ol className="flex flex-col gap-1">
        {stops.map(({ id, name, text, ...stop }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === present ? 'step' : undefined}
              onClick={() => onChoose(id)}
              className="block min-h-11 w-full rounded-lg border-transparent border-s-2 px-3 py-2 text-start transition-colors hover:bg-hover aria-[current]:border-accent aria-[current]:bg-chosen"
            >
              <span {...textLanguage(...stopNameText({ id, ...stop }))} className="block font-medium text-ink text-sm">
                {t.numbered({ number: index + 1, name: name || t.unnamed({ number: index + 1 }) })}
              </span>
              <span
                {...(text === '' ? spokenLanguage : textLanguage(stopThing(id), 'text'))}
                className="block whitespace-pre-line text-pretty text-ink-soft text-sm"
              >
                {text || spoken[index]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is said where no text says it: the captions, without their times. */
function useSpokenTexts(stops: readonly ShownStop[]): string[] {
  return useQueries({
    queries: stops.map(({ text, captions }) => ({
      queryKey: ['captions', captions?.url ?? ''],
      queryFn: text === '' && captions ? () => readSpokenText(captions) : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.map(({ data }) => data ?? ''),
  });
}
