import { useEffect, useMemo, useState } from 'react';
import { playbackNews } from '@/domain/guided-tours/guided-tour-state';
import { type ShownStop, shownStops } from '@/domain/guided-tours/shown-stops';
import type { Tour } from '@/domain/tours/tour';
import { type GuidedTourSession, openGuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { createNarration } from '@/showcase/guided-tour/narration';
import { announce } from '@/ui/announce/announce';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import type { OpenGuidedTour } from '@/widgets/player-session/player-state';
import { countPlaying } from './count-playing';
import { GuidedTourBar } from './guided-tour-bar';
import { playerHost } from './player-host';
import { guidedTourTexts } from './texts';
import { useGuidedTourKeys } from './use-guided-tour-keys';
import { useStartWhenVisible } from './use-start-when-visible';

type Props = { tour: Pick<Tour, 'folders' | 'guidedTours'>; opened: OpenGuidedTour };

/** A guided tour that is open: its bar, and what moves the camera. */
export function GuidedTourPlayer({ tour: { folders, guidedTours }, opened }: Props) {
  const guidedTour = guidedTours.find(({ id }) => id === opened.id);
  const stops = useMemo(() => (guidedTour ? shownStops(guidedTour, folders) : []), [guidedTour, folders]);
  const session = useGuidedTourSession(opened, stops);
  if (!session || !guidedTour) return null;
  return (
    <>
      <GuidedTourBar key={guidedTour.id} session={session} name={guidedTour.name} description={guidedTour.description} />
      <Behaviour session={session} opened={opened} />
    </>
  );
}

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** A session for each time a guided tour is opened; what changes in it is taken over while it plays. */
function useGuidedTourSession(opened: OpenGuidedTour, stops: readonly ShownStop[]): GuidedTourSession | null {
  const player = usePlayerSession();
  const [session, setSession] = useState<GuidedTourSession | null>(null);
  const { opening } = opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stops and the stop that is shown change while it plays
  useEffect(() => {
    const own = openGuidedTourSession({ host: playerHost(player), opened, stops, isMotionReduced: prefersStill, createNarration });
    setSession(own);
    return () => {
      own.end();
      setSession(null);
    };
  }, [player, opening]);
  useEffect(() => session?.setStops(stops), [session, stops]);
  return session;
}

/** Keys, announcements, and stops that are chosen elsewhere. Renders nothing. */
function Behaviour({ session, opened }: { session: GuidedTourSession; opened: OpenGuidedTour }) {
  const { store: player } = usePlayerSession();
  const t = useTexts(guidedTourTexts);
  useGuidedTourKeys(session);
  useEffect(() => countPlaying(session.store, opened.id), [session, opened.id]);
  useStartWhenVisible(session, opened.start === 'whenVisible' && !prefersStill());
  useEffect(
    () =>
      player.subscribe(({ chosenStop }, before) => {
        if (chosenStop && chosenStop !== before.chosenStop) session.send({ type: 'goTo', stop: chosenStop.stop });
      }),
    [player, session],
  );
  useEffect(() => {
    const name = () => {
      const { playback, stops } = session.store.getState();
      const at = stops.findIndex(({ id }) => id === playback.stop);
      const stop = stops[at];
      if (stop) announce(t.stop({ number: at + 1, total: stops.length, name: stop.name || t.unnamed({ number: at + 1 }) }));
    };
    return session.store.subscribe(({ playback }, { playback: before }) => {
      const news = playbackNews(playback, before);
      if (news === 'stop') name();
      else if (news) announce(t[news]);
      if (before.isPlaying !== playback.isPlaying) player.setState({ isGuidedTourPaused: !playback.isPlaying });
    });
  }, [session, t, player]);
  return null;
}
