// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guidedToursFrom } from '@/domain/guided-tours/guided-tour';
import { shownStops } from '@/domain/guided-tours/shown-stops';
import { guidedStopId, guidedTourId } from '@/domain/ids';
import { openGuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import type { NarrationEvents } from '@/showcase/guided-tour/narration';
import type { GuidedTourEntry } from '@/widgets/player-session/player-state';
import { aPlayerSession, twoFolders } from '@/widgets/player-session/testing/a-player-session';
import { playerHost } from './player-host';

// loaded by the first walk: loading takes real time, which the timers of a test do not wait for
beforeAll(() => import('@/showcase/route'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const file = (url: string) => ({ path: url, url, name: url, type: 'audio/mpeg', size: 1 });
const storedStops = [
  { id: 'hall', view: { sweep: 'a', rotation: { x: 0, y: 40 } }, title: 'Hall', transition: 'glide' },
  { id: 'stove', poi: 'stove', transition: 'walk', narration: file('stove.mp3'), text: 'It is warm.' },
  { id: 'gone', view: { sweep: 'z' }, title: 'Gone' },
  { id: 'end', view: { sweep: 'a', rotation: { x: 0, y: 0 } }, title: 'End', seconds: 'untilNext' },
];

function leavePage() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A guided tour over a fake viewer whose camera follows each move at once, unless `moves` wait for the test. */
async function aGuidedTour(entry: Partial<GuidedTourEntry> = {}, { isMotionReduced = false, stops = storedStops as unknown[] } = {}) {
  const [tour = expect.unreachable()] = guidedToursFrom([{ id: 'g', name: 'Round', stops }]);
  const player = aPlayerSession();
  player.load();
  await pass(0);
  player.play();
  await pass(1000);
  const { fake } = player;
  const turn = (rotation: { x: number; y: number }) =>
    fake.pose.set({ position: { x: 0, y: 1.5, z: 0 }, rotation, sweep: 'a', mode: 'mode.inside' });
  fake.sdk.Camera.setRotation = async (rotation) => turn(rotation);
  const hold = vi.fn(async () => undefined);
  Object.assign(fake.sdk.Camera, { hold, release: async () => undefined });
  const narration = { load: vi.fn(), play: vi.fn(), pause: vi.fn(), setMuted: vi.fn(), setSpeed: vi.fn(), end: vi.fn() };
  let sound: NarrationEvents | undefined;
  const opened = { id: guidedTourId('g'), stop: null, start: 'byPress', isPressed: true, loops: false, opening: 0, ...entry } as const;
  player.session.store.getState().openGuidedTour(opened);
  const session = openGuidedTourSession({
    host: playerHost(player.session),
    opened,
    stops: shownStops(tour, twoFolders),
    isMotionReduced: () => isMotionReduced,
    createNarration: (events) => {
      sound = events;
      return narration;
    },
  });
  await pass(10);
  const state = () => session.store.getState();
  const playerState = player.state;
  return {
    ...player,
    playerState,
    session,
    narration,
    sound: sound ?? expect.unreachable(),
    turn,
    hold,
    state,
    playback: () => state().playback,
    press: session.send,
  };
}

describe('playerHost', () => {
  it('goes to its first stop and waits for Play', async () => {
    const { playback, fake, state } = await aGuidedTour();
    await pass(60_000);

    expect(playback()).toMatchObject({ stop: 'hall', goingTo: null, isPlaying: false });
    expect(fake.named('Sweep.moveTo')).toEqual([]);
    expect(state().stops.map(({ id }) => id)).toEqual(['hall', 'stove', 'end']);
  });

  it('plays stop by stop, opens points and is heard', async () => {
    const tour = await aGuidedTour({ start: 'atOnce' });
    const { playback, narration, sound, session, press } = tour;
    expect(session.store.getState().isMuted).toBe(false);

    await pass(6000);
    expect(playback()).toMatchObject({ stop: 'stove', goingTo: null, isPlaying: true });
    expect(narration.load).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'stove' }));
    expect(narration.play).toHaveBeenCalled();
    expect(tour.playerState()).toMatchObject({ activePoi: 'stove', guidedTour: { stop: 'stove' } });

    await pass(30_000);
    expect(playback().stop).toBe('stove');
    sound.onEnded();
    await pass(900);
    expect(playback()).toMatchObject({ stop: 'end', isPlaying: true });
    press({ type: 'pause' });
    session.end();
  });

  it('lasts as long as reading where the narration cannot be loaded', async () => {
    const { playback, sound, state } = await aGuidedTour({ start: 'atOnce' });
    await pass(5100);

    sound.onFailed();
    expect(state().silent.has(guidedStopId('stove'))).toBe(true);
    await pass(4100);

    expect(playback().stop).toBe('end');
  });

  it('reads the captions where it can be neither heard nor read otherwise, and lasts as long as that takes', async () => {
    const words = 'Three people carried it up the stairs in winter, because the lift was too small for it that year';
    const load = vi.fn(async (_address: string) => new Response(`WEBVTT\n\n00:00.000 --> 00:09.000\n${words}`));
    vi.stubGlobal('fetch', load);
    const [hall, stove, ...rest] = storedStops;
    const silent = { ...stove, text: '', captions: file('stove.vtt') };
    const { playback, sound, state } = await aGuidedTour({ start: 'atOnce' }, { stops: [hall, silent, ...rest] });
    await pass(5100);

    sound.onFailed();
    await pass(0);
    expect([load.mock.calls, state().spoken.get(guidedStopId('stove'))]).toEqual([[['stove.vtt']], words]);
    await pass(8000);
    expect(playback().stop).toBe('stove');
    await pass(1000);

    expect(playback().stop).toBe('end');
    vi.unstubAllGlobals();
  });

  it('goes on from a stop that waits for Next where it loops', async () => {
    const { playback, press } = await aGuidedTour({ loops: true, start: 'atOnce' });
    press({ type: 'last' });
    await pass(2000);
    expect(playback().stop).toBe('end');

    await pass(9000);

    expect(playback()).toMatchObject({ stop: 'hall', isPlaying: true });
  });

  it.each<[what: string, takeOver: (tour: Awaited<ReturnType<typeof aGuidedTour>>) => void]>([
    ['presses in the scan', ({ page }) => page.view.dispatchEvent(new Event('pointerdown'))],
    ['turns the wheel there', ({ page }) => page.view.dispatchEvent(new Event('wheel'))],
    ['presses a key that moves there', ({ page }) => page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'w' }))],
    ['looks around', ({ turn }) => turn({ x: 0, y: 55 })],
    ['opens a point', ({ open }) => open('roof')],
    ['measures', ({ fake }) => fake.measuring.set({ active: true })],
    ['leaves the page', leavePage],
    ['loses the viewer', ({ fake }) => fake.phase.set({ phase: 'appphase.error' })],
  ])('pauses at once for somebody who %s, and goes on by Continue alone', async (_, takeOver) => {
    const tour = await aGuidedTour({ start: 'atOnce' });
    await pass(2000);
    tour.narration.pause.mockClear();

    takeOver(tour);

    expect(tour.playback()).toMatchObject({ stop: 'hall', isPlaying: false, since: null });
    expect(tour.narration.pause).toHaveBeenCalled();
    await pass(60_000);
    expect(tour.playback()).toMatchObject({ stop: 'hall', goingTo: null });
    vi.restoreAllMocks();
  });

  it('is not disturbed by Tab, by its own keys, nor by the point that it opens itself', async () => {
    const { playback, page, session, press } = await aGuidedTour({ start: 'atOnce' });

    page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    // pausing here, Space would play again when the keys of the guided tour get it
    page.view.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true }));
    expect(playback().isPlaying).toBe(true);
    press({ type: 'next' });
    await pass(2000);

    expect(playback()).toMatchObject({ stop: 'stove', isPlaying: true });
    session.end();
  });

  it('holds the camera on its way, and Continue returns to the view of the stop', async () => {
    const { playback, page, hold, press, session, fake } = await aGuidedTour({ start: 'atOnce' });
    await pass(1000);
    const turns: unknown[] = [];
    let arrive = () => {};
    fake.sdk.Camera.setRotation = (rotation) => {
      turns.push(rotation);
      return new Promise((resolve) => {
        arrive = resolve;
      });
    };

    press({ type: 'last' });
    await pass(50);
    page.view.dispatchEvent(new Event('pointerdown'));

    expect(hold).toHaveBeenCalledOnce();
    expect(playback()).toMatchObject({ stop: 'hall', goingTo: 'end', isPlaying: false });
    arrive();
    await pass(1000);
    press({ type: 'play' });
    await pass(50);
    arrive();
    await pass(1000);
    expect(turns.at(-1)).toEqual({ x: 0, y: 0 });
    session.end();
  });

  it('begins muted when an address starts it, and cuts without advancing where motion is to be reduced', async () => {
    const { state, narration, playback } = await aGuidedTour({ start: 'atOnce', isPressed: false }, { isMotionReduced: true });
    await pass(30_000);

    expect(state().isMuted).toBe(true);
    expect(narration.setMuted).toHaveBeenCalledWith(true);
    expect(playback()).toMatchObject({ stop: 'hall', isPlaying: false });
  });

  it('is heard once Play is pressed where an address opened it', async () => {
    const { state, narration, press } = await aGuidedTour({ isPressed: false });
    press({ type: 'play' });
    await pass(100);

    expect(state().isMuted).toBe(false);
    expect(narration.setMuted).not.toHaveBeenCalledWith(true);
  });

  it('scales time and sound by the speed', async () => {
    const { session, narration, playback } = await aGuidedTour({ start: 'atOnce' });

    session.setSpeed(1.5);
    await pass(3400);

    expect(narration.setSpeed).toHaveBeenCalledWith(1.5);
    expect(playback().stop).toBe('stove');
    session.end();
  });

  it('takes over what an author changes while it plays', async () => {
    const { session, state, playback, press } = await aGuidedTour();
    session.setStops(state().stops.toReversed());

    press({ type: 'previous' });
    await pass(2000);

    expect(playback().stop).toBe('stove');
    session.end();
  });
});
