import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guidedToursFrom } from '@/domain/guided-tours/guided-tour';
import { guidedTourId } from '@/domain/ids';
import { recordAnnouncements } from '@/ui/testing/announcements';
import { ReadInGerman } from '@/widgets/content-language/testing/read-in-german';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { GuidedTourEntry } from '@/widgets/player-session/player-state';
import { twoFolders } from '@/widgets/player-session/testing/a-player-session';
import { GuidedTourPlayer } from './guided-tour-player';
import { GuidedToursPanel } from './guided-tours-panel';

const file = (url: string) => ({ path: url, url, name: url, type: 'audio/mpeg', size: 1 });
const guidedTours = guidedToursFrom([
  {
    id: 'round',
    name: 'Round the house',
    description: 'In five minutes.',
    stops: [
      { id: 'hall', view: { sweep: 'a' }, title: 'Hall', text: 'Where guests come in.', seconds: 'untilNext' },
      { id: 'stove', poi: 'stove', narration: file('stove.mp3'), text: 'It is warm.' },
      { id: 'end', view: { sweep: 'b' }, seconds: 'untilNext', text: 'Goodbye.' },
    ],
  },
]);
const tour = { folders: twoFolders, guidedTours };

function Page({ shown = tour }: { shown?: typeof tour }) {
  const opened = usePlayerState((state) => state.guidedTour);
  return (
    <main>
      <input aria-label="Search" />
      {opened && <GuidedTourPlayer tour={shown} opened={opened} />}
      <GuidedToursPanel tour={shown} />
    </main>
  );
}

/** A guided tour where there is no 3D view: it is heard and read. */
function open(entry: Partial<GuidedTourEntry> | null = {}, page = <Page />) {
  const session = createPlayerSession({ uiMode: 'play', activePoi: null, sidebarOpen: false }, {
    folders: twoFolders,
    icons: [],
    scene: { models: [], lights: { ambient: 0, directional: [] } },
  } as never);
  session.store.setState({ stage: { name: 'failed', reason: 'no-3d' } as never });
  const start = { id: guidedTourId('round'), stop: null, start: 'byPress', isPressed: true, loops: false } as const;
  if (entry) session.store.getState().openGuidedTour({ ...start, ...entry });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlayerSessionProvider session={session}>{page}</PlayerSessionProvider>
    </QueryClientProvider>,
  );
  return { state: session.store.getState, user: userEvent.setup() };
}

const bar = () => screen.getByRole('toolbar', { name: 'Guided tour: Round the house' });
const button = (name: string | RegExp) => within(bar()).getByRole('button', { name });
const atStop = (number: number) => within(bar()).findByRole('button', { name: `Stops: ${number} of 3` });
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('GuidedTourPlayer', () => {
  it('begins with its card, and shows what there is to read at each stop', async () => {
    const { user } = open();
    await atStop(1);

    const card = screen.getByRole('region', { name: 'Guided tour: Round the house' });
    within(card).getByText('In five minutes.');
    expect(button('Previous stop')).toHaveProperty('disabled', true);
    await user.click(button('Play'));
    await within(card).findByText('Where guests come in.');
    await user.click(button('Pause'));
    within(card).getByText('Paused');
    await user.click(button('Next stop'));

    await atStop(2);
    within(card).getByText('It is warm.');
    button('Continue');
  });

  it('opens the point of a stop, and announces where it is', async () => {
    const announcements = recordAnnouncements();
    const { state, user } = open();
    await atStop(1);

    await user.click(button('Next stop'));
    await atStop(2);

    expect(state()).toMatchObject({ activePoi: 'stove', guidedTour: { stop: 'stove' } });
    await waitFor(() => expect(announcements()).toContain('Stop 2 of 3, Stove'));
  });

  it('is played by keys, none of which works while somebody writes', async () => {
    const { state } = open();
    await atStop(1);

    press('ArrowRight', { shiftKey: true });
    await atStop(2);
    press('End');
    await atStop(3);
    press('ArrowLeft', { shiftKey: true });
    await atStop(2);
    press('Home');
    await atStop(1);
    press(' ');
    await waitFor(() => button('Pause'));
    const field = screen.getByRole('textbox', { name: 'Search' });
    for (const key of [' ', 'End', 'Escape']) fireEvent.keyDown(field, { key });
    fireEvent.keyDown(button('Next stop'), { key: ' ' });

    expect(state().guidedTour?.stop).toBe('hall');
    button('Pause');
    press('Escape');
    expect(state().guidedTour).toBeNull();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('waits with the sound for a press where an address plays it', async () => {
    const { user } = open({ start: 'atOnce', isPressed: false });
    await atStop(1);

    expect(within(bar()).getAllByRole('button')[0]).toBe(button('Turn on sound'));
    await user.click(button('Turn on sound'));

    expect(button('Sound').getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['A film of the stove.', 'Couldn’t play the narration. Read it here.'],
    ['', 'Couldn’t play the narration.'],
  ])('says that a narration cannot be heard, and shows its captions where it has no text: “%s”', async (words, message) => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    // jsdom has no text tracks
    Object.defineProperty(HTMLTrackElement.prototype, 'track', { get: () => new EventTarget(), configurable: true });
    vi.stubGlobal('fetch', async () => new Response(words && `WEBVTT\n\n00:00.000 --> 00:09.000\n${words}`));
    const [round = expect.unreachable()] = guidedTours;
    const silent = { ...round.stops[1], text: '', captions: file('stove.vtt') } as never;
    const { state, user } = open({ start: 'atOnce' }, <Page shown={{ ...tour, guidedTours: [{ ...round, stops: [silent] }] }} />);
    const card = within(await screen.findByRole('region', { name: 'Guided tour: Round the house' }));

    await card.findByText(message);
    if (words) expect((await card.findByText(words)).dir).toBe('auto');
    expect(state().isGuidedTourPaused).toBe(false);
    await user.click(button('Pause'));

    expect(state().isGuidedTourPaused).toBe(true);
  });

  it('has the transcript as a list whose present part is marked, and each part leads to its stop', async () => {
    const { user } = open();
    await atStop(1);

    const transcript = screen.getByRole('region', { name: 'Transcript' });
    const parts = within(transcript).getAllByRole('button');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      '1. HallWhere guests come in.',
      '2. StoveIt is warm.',
      '3. Stop 3Goodbye.',
    ]);
    expect(parts[0]?.getAttribute('aria-current')).toBe('step');
    act(() => parts[2]?.focus());
    await user.keyboard('{Enter}');

    await atStop(3);
    expect(parts[2]?.getAttribute('aria-current')).toBe('step');
  });

  it('shows its stops as images or numbers', async () => {
    const { user } = open();
    await user.click(await atStop(1));

    await user.click(within(screen.getByRole('list', { name: 'Stops' })).getByRole('button', { name: '3. Stop 3' }));

    await atStop(3);
  });
});

it('each text of a guided tour is in its own language, which a note says where it is not translated', async () => {
  const untranslated = ['guide round/description', 'stop hall/text'];
  const { user } = open(
    {},
    <ReadInGerman untranslated={untranslated}>
      <Page />
    </ReadInGerman>,
  );
  await atStop(1);
  const card = within(screen.getByRole('region', { name: 'Guided tour: Round the house' }));
  expect([card.getByText('Round the house').lang, card.getByText('In five minutes.').lang]).toEqual(['de', 'fr']);
  card.getByText('in French');
  await user.click(button('Next stop'));
  await atStop(2);
  expect([card.getByText('Stove').lang, card.getByText('It is warm.').lang]).toEqual(['de', 'de']);
  expect(card.queryByText('in French')).toBeNull();

  const parts = within(screen.getByRole('region', { name: 'Transcript' })).getAllByRole('button');

  expect(parts.map((part) => [...part.children].map((text) => (text as HTMLElement).lang))).toEqual([
    ['de', 'fr'],
    ['de', 'de'],
    ['', 'de'],
  ]);
});

it('the list of guided tours names each with its length, and plays it', async () => {
  const { state, user } = open(null);

  screen.getByText('3 stops · about 1 minute');
  await user.click(screen.getByRole('button', { name: 'Play Round the house' }));

  await waitFor(() => button('Pause'));
  expect(state().guidedTour).toMatchObject({ id: 'round', isPressed: true, start: 'atOnce' });
});
