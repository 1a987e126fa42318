import Captions from 'lucide-react/icons/captions';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import ScrollText from 'lucide-react/icons/scroll-text';
import Previous from 'lucide-react/icons/skip-back';
import Next from 'lucide-react/icons/skip-forward';
import AudioLines from 'lucide-react/icons/volume-2';
import Muted from 'lucide-react/icons/volume-x';
import Close from 'lucide-react/icons/x';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { playAction, timedStops } from '@/domain/guided-tours/guided-tour-state';
import { neighbour, type Playback, type TimedStop } from '@/domain/guided-tours/playback';
import { readingKey } from '@/language/direction';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { Button } from '@/ui/button';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { BarButton } from '../controls/bar-button';
import { GuidedTourCaption } from './guided-tour-caption';
import { SpeedSelect } from './speed-select';
import { StopStrip } from './stop-strip';
import { guidedTourTexts } from './texts';

type Props = { session: GuidedTourSession; name: string; description: string };

/** The controls of an open guided tour, above those of the player. */
export function GuidedTourBar({ session, name, description }: Props) {
  const t = useTexts(guidedTourTexts);
  const isPhone = useMediaQuery('(width < 48rem)');
  const [showsStops, setShowsStops] = useState(false);
  const reserve = useReservedHeight();
  return (
    <section
      ref={reserve}
      aria-label={t.bar({ name })}
      data-guided-tour-bar=""
      className="glass md:-translate-x-1/2 absolute bottom-17 left-1/2 z-30 flex max-h-[60%] w-max max-w-[min(46rem,calc(100%-1.5rem))] flex-col rounded-2xl text-ink shadow-sheet max-md:inset-x-0 max-md:bottom-16 max-md:w-full max-md:max-w-none max-md:rounded-b-none max-md:border-x-0 md:min-w-md"
    >
      <GuidedTourCaption session={session} name={name} description={description} />
      {showsStops && <StopStrip session={session} />}
      {showsStops && isPhone && (
        <div className="flex flex-wrap items-center justify-center gap-1 px-2 pb-1">
          <Extras session={session} />
        </div>
      )}
      <div role="toolbar" aria-label={t.bar({ name })} className="flex items-center gap-1 p-1 max-md:justify-between">
        <Steps session={session} showsStops={showsStops} onToggleStops={() => setShowsStops(!showsStops)} />
        {!isPhone && <Extras session={session} />}
        <CloseButton />
      </div>
    </section>
  );
}

type PartProps = { session: GuidedTourSession };

function Steps({ session, showsStops, onToggleStops }: PartProps & { showsStops: boolean; onToggleStops: () => void }) {
  const t = useTexts(guidedTourTexts);
  const { store, send } = session;
  const playback = useStore(store, (state) => state.playback);
  const stops = useStore(store, (state) => state.stops);
  const around = useStore(store, (state) => neighbours(playback, timedStops(state)));
  const number = stops.findIndex(({ id }) => id === playback.stop) + 1;
  return (
    <>
      <SoundButton session={session} />
      <BarButton
        label={t.previous}
        icon={Previous}
        aria-keyshortcuts={`Shift+${readingKey('ArrowLeft')}`}
        disabled={!around.includes('-')}
        onClick={() => send({ type: 'previous' })}
      />
      <PlayButton session={session} />
      <BarButton
        label={t.next}
        icon={Next}
        aria-keyshortcuts={`Shift+${readingKey('ArrowRight')}`}
        disabled={!around.includes('+')}
        onClick={() => send({ type: 'next' })}
      />
      <button
        type="button"
        aria-expanded={showsStops}
        aria-label={`${t.stops}: ${t.place({ number, total: stops.length })}`}
        onClick={onToggleStops}
        className="inline-flex h-10 min-w-16 grow items-center justify-center rounded-lg px-2 font-medium text-ink-soft text-sm tabular-nums transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-chosen aria-expanded:text-ink touch:h-11"
      >
        {t.place({ number, total: stops.length })}
      </button>
    </>
  );
}

/** "-" if there is a stop before, "+" if there is one after; a string, so that the parts draw again only when it changes. */
const neighbours = (playback: Playback, stops: readonly TimedStop[]): string =>
  `${neighbour(playback, stops, -1) ? '-' : ''}${neighbour(playback, stops, 1) ? '+' : ''}`;

function PlayButton({ session: { store, send } }: PartProps) {
  const t = useTexts(guidedTourTexts);
  const { isPlaying, stop } = useStore(store, (state) => state.playback);
  const label = t[useStore(store, playAction)];
  return (
    <Button look="primary" aria-keyshortcuts="Space" disabled={stop === null} onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}>
      {isPlaying ? <Pause aria-hidden size={18} strokeWidth={1.75} /> : <Play aria-hidden size={18} strokeWidth={1.75} />}
      {label}
    </Button>
  );
}

/** First in the bar while the sound waits for a press; after that among the others. */
function SoundButton({ session: { store, setMuted } }: PartProps) {
  const t = useTexts(guidedTourTexts);
  const isMuted = useStore(store, (state) => state.isMuted);
  const hasSound = useStore(store, (state) => state.stops.some(({ narration }) => narration !== null));
  const isPhone = useMediaQuery('(width < 48rem)');
  if (!hasSound) return null;
  if (!isMuted) return <BarButton label={t.sound} icon={AudioLines} aria-pressed onClick={() => setMuted(true)} />;
  return (
    <BarButton label={t.turnOnSound} icon={Muted} onClick={() => setMuted(false)}>
      {!isPhone && t.turnOnSound}
    </BarButton>
  );
}

function Extras({ session }: PartProps) {
  const t = useTexts(guidedTourTexts);
  const { store, setShowsCaptions } = session;
  const showsCaptions = useStore(store, (state) => state.showsCaptions);
  const hasSound = useStore(store, (state) => state.stops.some(({ narration }) => narration !== null));
  const isTranscriptOpen = usePlayerState((state) => state.panel === 'guidedTours');
  const togglePanel = usePlayerState((state) => state.togglePanel);
  return (
    <>
      {hasSound && (
        <BarButton label={t.captions} icon={Captions} aria-pressed={showsCaptions} onClick={() => setShowsCaptions(!showsCaptions)} />
      )}
      <BarButton label={t.transcript} icon={ScrollText} aria-expanded={isTranscriptOpen} onClick={() => togglePanel('guidedTours')} />
      <SpeedSelect session={session} />
    </>
  );
}

function CloseButton() {
  const t = useTexts(guidedTourTexts);
  const closeGuidedTour = usePlayerState((state) => state.closeGuidedTour);
  return <BarButton label={t.close} icon={Close} shortcut="Esc" onClick={closeGuidedTour} />;
}

/** What is read beside the scan ends above the bar, however high it is. */
function useReservedHeight() {
  return useCallback((bar: HTMLElement | null) => {
    const player = bar?.closest('main');
    if (!bar || !player) return;
    const observer = new ResizeObserver(() => player.style.setProperty('--guided-tour-bar', `${bar.offsetHeight + 4}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      player.style.removeProperty('--guided-tour-bar');
    };
  }, []);
}
