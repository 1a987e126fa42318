import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileUpload } from '@/backend/storage/upload-file';
import { folderId } from '@/domain/ids';
import { toastError, toastSuccess } from '@/ui/toast';
import { editorCommands } from '../commands/editor-commands';
import { removePoi } from '../sidebar/remove';
import { anEditing, aTour } from '../testing/an-editing';
import { addTourOfFolder } from './add-stops';
import { GuidedTours } from './guided-tours';

const uploaded = vi.hoisted(() => vi.fn());
vi.mock('@/ui/toast');
vi.mock('@/backend/storage/upload-file', () => ({ uploadFile: uploaded }));

beforeEach(() => {
  vi.clearAllMocks();
  uploaded.mockImplementation(async ({ contentType }: FileUpload) => ({ url: 'https://files.example/hi', contentType }));
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const end of cleanups.splice(0)) end();
});

const stored = [
  {
    id: 'around',
    name: 'Around',
    stops: [
      { id: 's1', poi: 'stove', title: 'Fire' },
      { id: 's2', view: { sweep: 'b' }, text: 'Look up.' },
    ],
  },
];

function thePanel({ guidedTours = stored, shown = 'around' }: { guidedTours?: unknown[]; shown?: string | null } = {}) {
  const editing = anEditing({ tour: aTour({ guidedTours }) });
  cleanups.push(editing.end);
  editing.session.store.setState({ tool: 'guidedTours', guidedTour: shown as never });
  const { user } = editing.show(<GuidedTours />);
  return {
    ...editing,
    user,
    tours: () => editing.state().edited.guidedTours,
    stops: () => editing.state().edited.guidedTours[0]?.stops ?? [],
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    command: (id: string) => editorCommands(editing.session).find((each) => each.id === id),
  };
}

describe('the guided tours', () => {
  it('are added, named and described, and deleted with Undo', async () => {
    const { press, user, tours, state, session } = thePanel({ guidedTours: [], shown: null });

    await press('Add a guided tour');
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), 'Fire safety');
    await user.type(screen.getByLabelText('Description'), 'Ways out.');
    expect(tours()).toMatchObject([{ name: 'Fire safety', description: 'Ways out.', stops: [] }]);
    expect(state().needsSaving).toBe(true);

    await press('All guided tours');
    await press('Delete Fire safety');
    expect(tours()).toEqual([]);
    act(() => session.undo());

    expect(tours()).toMatchObject([{ name: 'Fire safety' }]);
  });

  it('say how many there can be before there are too many', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ id: `t${index}`, name: `Tour ${index}` }));
    thePanel({ guidedTours: many, shown: null });

    expect(screen.getByText('10 of 10 guided tours: delete one before you add another')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a guided tour' })).toHaveProperty('disabled', true);
  });

  it('are made of a folder with one stop a point', () => {
    const { session, tours, state } = thePanel({ shown: null });

    act(() => addTourOfFolder(session, folderId('attic')));

    expect(tours()[1]).toMatchObject({ name: 'Attic', stops: [{ poi: 'roof', view: null }] });
    expect(state().guidedTour).toBe(tours()[1]?.id);
  });

  it('are made of the rooms that the scan names, in walking order', async () => {
    const { fake, press, playViewer, tours } = thePanel({ guidedTours: [], shown: null });
    await playViewer();
    const room = (id: string, label: string, x: number) => ({
      id,
      label,
      bounds: { min: { x: x - 0.4, y: 0, z: -1 }, max: { x: x + 0.4, y: 3, z: 1 } },
    });
    await act(async () => fake.rooms.set([room('r2', 'Kitchen', 2), room('r1', 'Hall', 0.5)] as never));
    expect(await screen.findByText('One stop in each of 2 rooms, in walking order.')).toBeTruthy();

    await press('Make one of the rooms');

    expect(tours()[0]?.stops.map(({ title, view }) => [title, view?.sweep])).toEqual([
      ['Hall', 'a'],
      ['Kitchen', 'b'],
    ]);
  });
});

describe('the stops', () => {
  it('are added from the present view with one press, also by the command', async () => {
    const { fake, press, playViewer, stops, command } = thePanel();
    await playViewer();
    await act(async () => {
      fake.pose.set({ position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 3, y: 45 }, sweep: 'b', mode: 'mode.inside' });
    });

    await press('Add this view');
    act(() => void command('add-stop')?.run());

    expect(stops()).toHaveLength(4);
    expect(stops()[2]).toMatchObject({ poi: null, view: { sweep: 'b', rotation: { x: 3, y: 45 }, mode: 'inside', position: null } });
  });

  it('get a picture of their view, which is no step of its own, and another one when it is retaken', async () => {
    const { fake, press, playViewer, stops, state, session } = thePanel();
    Object.assign(fake.sdk.Renderer ?? {}, { takeScreenShot: async () => 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' });
    await playViewer();
    await act(async () => {
      fake.pose.set({ position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 3, y: 45 }, sweep: 'b', mode: 'mode.inside' });
    });

    await press('Add this view');
    await waitFor(() => expect(stops()[2]?.image).toBe('https://files.example/hi'));
    const path = `organizations/Acme/tour/hall/screenshots/${stops()[2]?.id}.jpg`;
    expect(uploaded.mock.calls.map(([upload]) => upload.path)).toEqual([path]);
    expect(state().past.map(({ label }) => label)).toEqual(['Add stop']);
    await press(/^3 Stop/);
    expect(screen.getByRole('img', { name: 'What visitors see of this stop' }).getAttribute('src')).toBe('https://files.example/hi');

    uploaded.mockImplementation(async ({ contentType }: FileUpload) => ({ url: 'https://files.example/new', contentType }));
    await press('Retake from this view');
    await waitFor(() => expect(stops()[2]?.image).toBe('https://files.example/new'));
    expect(uploaded.mock.lastCall?.[0].path).toBe(path);
    act(() => session.undo());

    // the former file is gone
    expect(stops()[2]?.image).toBe('https://files.example/new');
  });

  it('can be retaken only once the former picture is uploaded, so that no view has the picture of another', async () => {
    const { fake, press, playViewer, stops } = thePanel();
    Object.assign(fake.sdk.Renderer ?? {}, { takeScreenShot: async () => 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' });
    await playViewer();
    const look = (y: number) =>
      act(async () => fake.pose.set({ position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 0, y }, sweep: 'a', mode: 'mode.inside' }));
    let arrive: (stored: { url: string; contentType: string }) => void = () => undefined;
    uploaded.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));

    await press(/^2 Look up/);
    await look(90);
    await press('Retake from this view');
    await waitFor(() => expect(uploaded).toHaveBeenCalledOnce());
    await look(180);
    await press('Retake from this view');
    expect(stops()[1]?.view?.rotation.y).toBe(90);
    await act(async () => arrive({ url: 'https://files.example/first', contentType: 'image/jpeg' }));
    await waitFor(() => expect(stops()[1]?.image).toBe('https://files.example/first'));

    await press('Retake from this view');

    await waitFor(() => expect(stops()[1]).toMatchObject({ view: { rotation: { y: 180 } }, image: 'https://files.example/hi' }));
  });

  it('say why there is no view, before the scan is there', async () => {
    const { press, stops } = thePanel();

    await press('Add this view');

    expect(stops()).toHaveLength(2);
    expect(toastError).toHaveBeenCalledOnce();
  });

  it('keep their texts when the view is retaken', async () => {
    const { fake, press, playViewer, stops } = thePanel();
    await playViewer();
    await act(async () => {
      fake.pose.set({ position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 0, y: 90 }, sweep: 'a', mode: 'mode.inside' });
    });

    await press(/^1 Fire/);
    await press('Retake from this view');

    expect(stops()[0]).toMatchObject({ title: 'Fire', poi: null, view: { sweep: 'a', rotation: { y: 90 } } });
    expect(toastSuccess).toHaveBeenCalledWith('View updated');
  });

  it('have a text, a time and a transition, each one undo step', async () => {
    const { press, user, stops, state } = thePanel();

    await press(/^2 Look up/);
    await user.type(screen.getByLabelText('Text'), ' Now.');
    await user.selectOptions(screen.getByLabelText('How long visitors stay'), 'A number of seconds');
    await user.clear(screen.getByLabelText('Seconds'));
    await user.type(screen.getByLabelText('Seconds'), '130');
    expect(screen.getByText('Enter a whole number from 2 to 120.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('How visitors get here'), 'Fade to the view');

    expect(stops()[1]).toMatchObject({ text: 'Look up. Now.', seconds: 13, transition: 'cut' });
    expect(screen.getByText(/^13 of 600 characters\./)).toBeTruthy();
    expect(state().past.map(({ label }) => label)[0]).toBe('Change text of the stop');
  });

  it('name those that visitors skip, because their point was deleted; one Undo brings both back', async () => {
    const { session, stops } = thePanel();

    act(() => void removePoi(session, 'stove' as never));
    expect(within(screen.getByRole('list', { name: 'Stops' })).getByText(/^Its point is gone/)).toBeTruthy();
    expect(stops()).toHaveLength(2);
    act(() => session.undo());

    expect(screen.queryByText(/^Its point is gone/)).toBeNull();
  });

  it('get a narration and captions by upload, and say what is wrong with a broken file', async () => {
    const { press, user, stops } = thePanel();
    await press(/^1 Fire/);

    await user.upload(screen.getByLabelText('Narration'), new File(['sound'], 'hi.mp3', { type: 'audio/mpeg' }));
    await waitFor(() => expect(stops()[0]?.narration).toMatchObject({ name: 'hi.mp3', type: 'audio/mpeg', size: 5 }));
    await user.upload(screen.getByLabelText('Captions'), new File(['Hello'], 'hi.vtt', { type: 'text/vtt' }));
    expect((await screen.findByRole('alert')).textContent).toContain('hi.vtt: This is not a WebVTT file: its first line must be WEBVTT.');
    await user.upload(screen.getByLabelText('Captions'), new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nHi'], 'hi.vtt'));

    await waitFor(() => expect(stops()[0]?.captions).toMatchObject({ name: 'hi.vtt', type: 'text/vtt' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Remove narration');
    expect(stops()[0]?.narration).toBeNull();
  });
});
