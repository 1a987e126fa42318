import type { GuidedTourStartPlace } from '@/domain/guided-tours/guided-tour-address';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { ViewerData } from '@/domain/publishing/website/viewer-data';
import type { Showcase } from '@/showcase/port';
import type { Panel } from '../panel';
import { type PlayingTour, playGuidedTour } from './play';

type Options = {
  data: Promise<ViewerData>;
  showcase: Showcase;
  /** where the controls go */
  area: HTMLElement;
  panel: Panel;
  texts: ViewerTexts;
  /** the visitor closed it */
  onClose: () => void;
  announce: (text: string) => void;
};

export type GuidedTours = {
  /** Opens a guided tour, or goes to a stop of the one that is open. `isFirst`: the page opens with it. */
  open: (place: GuidedTourStartPlace, isFirst: boolean) => void;
  isOpen: () => boolean;
  /** To the controls of the one that is open. */
  focus: () => void;
  /** Pauses what plays and opens nothing that is still being read, because the visitor goes elsewhere. */
  interrupt: () => void;
  close: () => void;
  onKey: (press: KeyboardEvent) => void;
};

/** The guided tours of the page, one of which can be open. The points of its stops are shown beside the scan. */
export function createGuidedTours({ data, area, panel, onClose, ...options }: Options): GuidedTours {
  let playing: PlayingTour | null = null;
  let wanted: GuidedTourStartPlace | null = null;
  const close = () => {
    wanted = null;
    if (!playing) return;
    const { id } = playing;
    const hadFocus = playing.element.contains(document.activeElement);
    playing.end();
    playing = null;
    panel.hide(false);
    if (hadFocus) linkTo(id)?.focus({ preventScroll: true });
  };
  const open = async (place: GuidedTourStartPlace, isFirst: boolean) => {
    wanted = place;
    const guidedTour = (await data).guidedTours.find(({ id }) => id === place.id);
    if (wanted !== place || !guidedTour) return;
    if (playing?.id === guidedTour.id) {
      const { send } = playing.session;
      if (place.stop !== null) send({ type: 'goTo', stop: place.stop });
      if (place.start === 'atOnce') send({ type: 'play' });
      return;
    }
    close();
    const onStop = ({ poi }: { poi: string | null }) => (poi === null ? panel.hide(false) : panel.show(poi, false));
    playing = playGuidedTour({ ...options, guidedTour, place, isPressed: !isFirst, onStop, onClose });
    area.append(playing.element);
    if (!isFirst) playing.focus();
  };
  return {
    open: (place, isFirst) => void open(place, isFirst),
    isOpen: () => playing !== null,
    focus: () => playing?.focus(),
    interrupt: () => {
      wanted = null;
      playing?.session.interrupt();
    },
    close,
    onKey: (press) => playing?.onKey(press),
  };
}

/** The link of the page that plays a guided tour. */
const linkTo = (id: string) => document.querySelector<HTMLElement>(`.play a[href^="#${new URLSearchParams({ guide: id })}"]`);
