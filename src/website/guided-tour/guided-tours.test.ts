// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { guidedToursFrom } from '@/domain/guided-tours/guided-tour';
import { guidedTourIn } from '@/domain/guided-tours/guided-tour-address';
import { shownStops } from '@/domain/guided-tours/shown-stops';
import { viewerTexts } from '@/domain/publishing/website/texts';
import { viewerData } from '@/domain/publishing/website/viewer-data';
import type { Website } from '@/domain/publishing/website/website';
import { observableValue, signal } from '@/showcase/observable-values';
import type { CameraPose, ConnectionState, Showcase, ShowcaseEvent } from '@/showcase/port';
import { createGuidedTours } from './guided-tours';

const folders = foldersFrom([{ id: 'f', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', sweep: 'h02' }] }]);
const views = { hall: { sweep: 'h06', rotation: { x: 0, y: 40 } } };
const narration = { path: '', url: 'files/hi.mp3', name: 'hi.mp3', type: 'audio/mpeg', size: 20 };
const guidedTours = guidedToursFrom([
  {
    id: 'g',
    name: 'Round',
    description: 'Through the house',
    stops: [
      { id: 'stove', poi: 'stove', text: 'It is warm.', transition: 'cut' },
      { id: 'hall', view: views.hall, title: 'The hall', transition: 'cut', seconds: 'untilNext' },
    ],
  },
  { id: 'spoken', name: 'Spoken', stops: [{ id: 'said', poi: 'stove', transition: 'cut', narration }] },
]);
const site = {
  language: 'en',
  rooms: [],
  floors: [],
  floorplans: [],
  shape: null,
  folders,
  guidedTours: guidedTours.map((tour) => ({ ...tour, stops: shownStops(tour, folders) })),
} as unknown as Website;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom plays nothing
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page with a guided tour over a viewer whose camera is at once where it is sent. */
async function aPage(hash: string, isFirst = false) {
  const pose = observableValue<CameraPose | null>(null);
  const value = <T>(initial: T) => observableValue<T>(initial);
  const events = signal<ShowcaseEvent>();
  const goTo = vi.fn(async ({ sweep, rotation }: { sweep: string; rotation: CameraPose['rotation'] }) => {
    pose.set({ sweep, rotation, position: { x: 0, y: 0, z: 0 }, mode: 'inside' });
    return 'arrived' as const;
  });
  const showcase = {
    state: value<ConnectionState>({ name: 'ready' }),
    values: { pose, sweep: value(''), mode: value('inside'), zoom: value(1), floor: value(null), sweeps: value([]) },
    events,
    goTo,
    turnTo: async () => 'arrived',
    presentSweepId: async (id: string) => id,
    holdCamera: async () => undefined,
  } as unknown as Showcase;
  const area = document.createElement('div');
  document.body.append(area);
  const panel = { element: document.createElement('aside'), show: vi.fn(), hide: vi.fn() };
  const announced: string[] = [];
  const onClose = vi.fn();
  const data = Promise.resolve(viewerData(site));
  const tours = createGuidedTours({ data, showcase, area, panel, texts: viewerTexts(), onClose, announce: (text) => announced.push(text) });
  const open = (at: string, first = false) => tours.open(guidedTourIn(new URLSearchParams(at)) ?? expect.unreachable(), first);
  open(hash, isFirst);
  await pass(10);
  const button = (name: string) => [...area.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name);
  const caption = () => [...area.querySelectorAll('.caption p')].map(({ textContent }) => textContent);
  return { tours, area, panel, goTo, events, announced, onClose, open, button, caption };
}

it('plays from stop to stop: the camera, the point, the words, the address', async () => {
  const { goTo, panel, caption, announced, button } = await aPage('guide=g&play');

  expect(goTo).toHaveBeenLastCalledWith(expect.objectContaining({ sweep: 'h02' }), expect.anything());
  expect(panel.show).toHaveBeenLastCalledWith('stove', false);
  expect(caption()).toEqual(['Stove', 'It is warm.']);
  expect(location.hash).toBe('#guide=g&stop=stove');

  await pass(20_000);
  expect(goTo).toHaveBeenLastCalledWith(expect.objectContaining(views.hall), expect.anything());
  expect(panel.hide).toHaveBeenLastCalledWith(false);
  expect(caption()).toEqual(['The hall']);
  expect(location.hash).toBe('#guide=g&stop=hall');
  expect(announced).toEqual(['Stop 1 of 2, Stove', 'Stop 2 of 2, The hall']);
  expect(button('Next stop')?.disabled).toBe(true);
});

it('begins at the stop of the address, and waits for Play', async () => {
  const { goTo, caption, button } = await aPage('guide=g&stop=hall', true);
  await pass(60_000);

  expect(goTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sweep: 'h06' }), expect.anything());
  expect(caption()).toEqual(['The hallPaused']);
  expect(button('Continue')).toBeDefined();
});

it('says what it is before its first stop', async () => {
  const { caption, button } = await aPage('guide=g', true);

  expect(caption()).toEqual(['Round', 'Through the house']);
  expect(button('Play')).toBeDefined();
});

it('pauses at any touch of the scan, and goes on by Continue', async () => {
  const { events, button, announced } = await aPage('guide=g&play');

  events.emit({ type: 'touch' });
  await pass(60_000);
  expect(announced.at(-1)).toBe('Paused');
  button('Continue')?.click();
  await pass(20_000);

  expect(announced.at(-1)).toBe('Stop 2 of 2, The hall');
});

it('is played by keys, also those pressed in the scan', async () => {
  const { events, button, tours, announced, onClose } = await aPage('guide=g&play');

  events.emit({ type: 'key', press: new KeyboardEvent('keydown', { key: ' ', cancelable: true }) });
  expect(button('Continue')).toBeDefined();
  tours.onKey(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, cancelable: true }));
  await pass(100);
  expect(announced.at(-1)).toBe('Stop 2 of 2, The hall');
  tours.onKey(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('cuts, and waits for Play, where motion is to be reduced', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { goTo, button } = await aPage('guide=g&play', true);
  await pass(60_000);

  expect(goTo).toHaveBeenLastCalledWith(expect.anything(), { transition: 'instant' });
  expect(button('Play')).toBeDefined();
});

it('goes to another stop of the tour that is open, and closes', async () => {
  const { open, announced, tours, area, panel } = await aPage('guide=g');

  open('guide=g&stop=hall');
  await pass(100);
  expect(announced.at(-1)).toBe('Stop 2 of 2, The hall');
  tours.close();

  expect(area.childElementCount).toBe(0);
  expect(panel.hide).toHaveBeenCalled();
});

it('opens nothing where the visitor went elsewhere while it was being read', async () => {
  const { tours, open, area } = await aPage('guide=none');

  open('guide=g&play');
  tours.interrupt();
  await pass(10);
  expect(area.childElementCount).toBe(0);
  open('guide=g&play');
  await pass(10);

  expect(area.childElementCount).toBe(1);
});

it('does not ask to read what there is not to read, where a narration cannot be played', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function fail(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('error'));
  });
  const { caption } = await aPage('guide=spoken&play');

  expect(caption()).toEqual(['Stove', 'Couldn’t play the narration.']);
});
