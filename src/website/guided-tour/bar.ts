import { type GuidedTourState, playAction, timedStops } from '@/domain/guided-tours/guided-tour-state';
import { neighbour, speeds } from '@/domain/guided-tours/playback';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { ViewerGuidedTour, ViewerStop } from '@/domain/publishing/website/viewer-data';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { create } from '../dom';
import { filled } from '../filled';
import { type IconName, icon } from '../icons';
import { createCaption } from './caption';

type Options = { session: GuidedTourSession; guidedTour: ViewerGuidedTour; texts: ViewerTexts; onClose: () => void };
type Bar = { element: HTMLElement; focus: () => void; end: () => void };

/** The controls of an open guided tour, below the scan. */
export function createBar({ session, guidedTour, texts, onClose }: Options): Bar {
  const { store, send, setMuted, setShowsCaptions } = session;
  const t = texts.guidedTour;
  const caption = createCaption(guidedTour, texts);
  const name = filled(t.bar, { name: guidedTour.name.text });
  const sound = button(() => setMuted(!store.getState().isMuted));
  const captions = button(() => setShowsCaptions(!store.getState().showsCaptions), t.captions);
  const previous = iconButton('previous', t.previous, () => send({ type: 'previous' }));
  const play = button(() => send({ type: playAction(store.getState()) === 'pause' ? 'pause' : 'play' }));
  const next = iconButton('next', t.next, () => send({ type: 'next' }));
  const place = button(() => showStops(stops.element.hidden === true));
  const stops = createStops(session, texts);
  const progress = create('progress', { 'aria-hidden': 'true', value: '0' });
  const close = iconButton('close', t.close, onClose);
  const showStops = (shows: boolean) => {
    stops.element.hidden = !shows;
    place.setAttribute('aria-expanded', String(shows));
  };
  play.classList.add('primary');
  showStops(false);
  const hasSound = store.getState().stops.some(({ narration }) => narration !== null);
  const controls = [
    ...(hasSound ? [sound] : []),
    previous,
    play,
    next,
    place,
    ...(hasSound ? [captions] : []),
    speedSelect(session, texts),
    close,
  ];
  const show = (state: GuidedTourState) => {
    const { playback, isMuted, showsCaptions } = state;
    const action = playAction(state);
    setContent(play, action === 'pause' ? 'pause' : 'play', t[action]);
    play.disabled = playback.stop === null;
    setContent(sound, null, isMuted ? t.turnOnSound : t.sound);
    sound.setAttribute('aria-pressed', String(!isMuted));
    captions.setAttribute('aria-pressed', String(showsCaptions));
    previous.disabled = neighbour(playback, timedStops(state), -1) === null;
    next.disabled = neighbour(playback, timedStops(state), 1) === null;
    const number = state.stops.findIndex(({ id }) => id === playback.stop) + 1;
    const shown = filled(t.place, { number, total: state.stops.length });
    setContent(place, null, shown);
    place.setAttribute('aria-label', `${t.stops}: ${shown}`);
    progress.max = Math.max(1, state.stops.length);
    progress.value = number;
    caption.show(session);
    stops.show(state);
  };
  show(store.getState());
  const toolbar = create('div', { class: 'controls', role: 'toolbar', 'aria-label': name }, ...controls);
  const element = create('section', { class: 'playing', 'aria-label': name }, caption.element, progress, stops.element, toolbar);
  return { element, focus: () => play.focus({ preventScroll: true }), end: store.subscribe(show) };
}

function speedSelect({ store, setSpeed }: GuidedTourSession, { guidedTour: t }: ViewerTexts): HTMLElement {
  const { speed: current } = store.getState().playback;
  const options = speeds.map((speed) =>
    create('option', { value: String(speed), selected: speed === current }, filled(t.times, { speed })),
  );
  const select = create('select', { 'aria-label': t.speed, dir: 'ltr' }, ...options);
  select.addEventListener('change', () => setSpeed(speeds[select.selectedIndex] ?? 1));
  return select;
}

/** All stops, as images where they have some; each leads to itself. */
function createStops({ send }: GuidedTourSession, { guidedTour: t }: ViewerTexts) {
  const element = create('ol', { class: 'stop-list', 'aria-label': t.stops });
  let listed: GuidedTourState['stops'] | null = null;
  const buttons = new Map<string, HTMLButtonElement>();
  const itemOf = (stop: ViewerStop, index: number) => {
    const number = index + 1;
    const label = filled(t.numbered, { number, name: stop.name || filled(t.unnamed, { number }) });
    const press = button(() => send({ type: 'goTo', stop: stop.id }), '');
    if (stop.image !== '') press.append(create('img', { src: stop.image, alt: '', loading: 'lazy' }));
    press.append(create('span', { ...stop.shown.name.written }, label));
    buttons.set(stop.id, press);
    return create('li', {}, press);
  };
  const show = ({ stops, playback }: GuidedTourState) => {
    if (stops !== listed) {
      buttons.clear();
      element.replaceChildren(...stops.map((stop, index) => itemOf(stop as ViewerStop, index)));
      listed = stops;
    }
    for (const [id, press] of buttons) {
      if (id === playback.stop) press.setAttribute('aria-current', 'step');
      else press.removeAttribute('aria-current');
    }
  };
  return { element, show };
}

function button(onPress: () => void, text = ''): HTMLButtonElement {
  const element = create('button', { type: 'button' }, text);
  element.addEventListener('click', onPress);
  return element;
}

function iconButton(name: IconName, label: string, onPress: () => void): HTMLButtonElement {
  const element = button(onPress);
  element.setAttribute('aria-label', label);
  element.title = label;
  element.append(icon(name));
  return element;
}

/** Written only when it changes: a press on what is replaced meanwhile would be lost. */
function setContent(element: HTMLButtonElement, name: IconName | null, text: string): void {
  if (element.textContent === text) return;
  element.replaceChildren(...(name ? [icon(name)] : []), text);
}
