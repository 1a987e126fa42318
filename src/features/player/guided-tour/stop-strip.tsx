import { useCallback } from 'react';
import { useStore } from 'zustand';
import { stopNameText } from '@/domain/languages/name-texts';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguages, type WrittenIn } from '@/widgets/content-language/tour-language';
import { guidedTourTexts } from './texts';

/** All stops as images, or as numbers where they have none. */
export function StopStrip({ session: { store, send } }: { session: GuidedTourSession }) {
  const t = useTexts(guidedTourTexts);
  const stops = useStore(store, (state) => state.stops);
  const textLanguage = useTextLanguages();
  const present = useStore(store, (state) => state.playback.stop);
  return (
    <ol aria-label={t.stops} className="flex shrink-0 gap-2 overflow-x-auto overscroll-contain px-3 py-2">
      {stops.map(({ id, name, image, ...stop }, index) => (
        <li key={id} className="shrink-0">
          <StopButton
            number={index + 1}
            name={name || t.unnamed({ number: index + 1 })}
            nameLanguage={textLanguage(...stopNameText({ id, ...stop }))}
            image={image}
            isPresent={id === present}
            onPress={() => send({ type: 'goTo', stop: id })}
          />
        </li>
      ))}
    </ol>
  );
}

type ButtonProps = { number: number; name: string; nameLanguage: WrittenIn; image: string; isPresent: boolean; onPress: () => void };

function StopButton({ number, name, nameLanguage, image, isPresent, onPress }: ButtonProps) {
  const t = useTexts(guidedTourTexts);
  const scrollTo = useCallback(
    (button: HTMLButtonElement | null) => {
      if (isPresent) button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    },
    [isPresent],
  );
  const bare = (
    <span aria-hidden className="grid size-full place-items-center text-ink-soft text-xl tabular-nums">
      {number}
    </span>
  );
  return (
    <button
      ref={scrollTo}
      type="button"
      aria-current={isPresent ? 'step' : undefined}
      onClick={onPress}
      className="flex w-28 flex-col gap-1 rounded-lg p-1 text-start text-ink-soft text-xs transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-chosen aria-[current]:text-ink"
    >
      <span className="block aspect-video w-full overflow-hidden rounded-md bg-sunken">
        {image === '' ? bare : <ImageWithFallback src={image} alt="" loading="lazy" fallback={bare} className="size-full object-cover" />}
      </span>
      <span {...nameLanguage} className="line-clamp-2">
        {t.numbered({ number, name })}
      </span>
    </button>
  );
}
