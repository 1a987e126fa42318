import type { GuidedTourStartPlace } from '@/domain/guided-tours/guided-tour-address';
import { playbackNews } from '@/domain/guided-tours/guided-tour-state';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { ViewerGuidedTour } from '@/domain/publishing/website/viewer-data';
import { type GuidedTourSession, openGuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { eventOfKey } from '@/showcase/guided-tour/keys';
import { createNarration } from '@/showcase/guided-tour/narration';
import type { Showcase } from '@/showcase/port';
import { replaceAddress } from '../address';
import { filled } from '../filled';
import { isMotionReduced } from '../motion';
import { createBar } from './bar';
import { pageHost } from './host';

type Options = {
  guidedTour: ViewerGuidedTour;
  place: GuidedTourStartPlace;
  /** by a press in this page: what an address begins is not heard */
  isPressed: boolean;
  showcase: Showcase;
  texts: ViewerTexts;
  onStop: (stop: ShownStop) => void;
  onClose: () => void;
  announce: (text: string) => void;
};

/** A guided tour that is open over the scan. `onKey` is for keys that are pressed beside the scan. */
export type PlayingTour = {
  id: string;
  element: HTMLElement;
  session: GuidedTourSession;
  focus: () => void;
  onKey: (press: KeyboardEvent) => void;
  end: () => void;
};

export function playGuidedTour({ guidedTour, place, isPressed, showcase, texts, onStop, onClose, announce }: Options): PlayingTour {
  const { id, stops } = guidedTour;
  const session = openGuidedTourSession({
    host: pageHost(showcase, (stop) => {
      replaceAddress(`#${new URLSearchParams({ guide: id, stop: stop.id })}`);
      onStop(stop);
    }),
    opened: { stop: place.stop, start: place.start === 'atOnce' ? 'atOnce' : 'byPress', isPressed, loops: false },
    stops,
    isMotionReduced,
    createNarration,
  });
  const bar = createBar({ session, guidedTour, texts, onClose });
  const onKey = (press: KeyboardEvent) => {
    if (press.defaultPrevented || isUsed(press)) return;
    const event = eventOfKey(press, session.store.getState().playback.isPlaying);
    if (event) session.send(event);
    else if (press.key === 'Escape') onClose();
    else return;
    press.preventDefault();
  };
  const stopListening = showcase.events.subscribe((event) => event.type === 'key' && onKey(event.press));
  const stopAnnouncing = session.store.subscribe(({ playback, stops: shown }, { playback: before }) => {
    const news = playbackNews(playback, before);
    const number = shown.findIndex((stop) => stop.id === playback.stop) + 1;
    const name = shown[number - 1]?.name || filled(texts.guidedTour.unnamed, { number });
    if (news) announce(news === 'stop' ? filled(texts.guidedTour.stop, { number, total: shown.length, name }) : texts.guidedTour[news]);
  });
  return {
    id,
    element: bar.element,
    session,
    focus: bar.focus,
    onKey,
    end: () => {
      for (const end of [stopListening, stopAnnouncing, bar.end, session.end]) end();
      bar.element.remove();
    },
  };
}

/** Space presses what has the focus, and the keys of a recording, a field or a text that scrolls are its own. */
function isUsed({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if ((key === 'Home' || key === 'End') && target.closest('.caption') !== null) return true;
  return target.closest('input, select, audio, video, summary') !== null || (key === ' ' && target.closest('button, a') !== null);
}
