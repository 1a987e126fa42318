import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { recordAnnouncements } from '@/ui/testing/announcements';
import { toastError } from '@/ui/toast';
import { editorCommands } from '../commands/editor-commands';
import { anEditing, aTour } from '../testing/an-editing';
import { TagHandles } from './tag-handles';
import { TagSection } from './tag-section';
import { aScan } from './testing/a-scan';

vi.mock('@/ui/toast');

afterEach(cleanup);
beforeEach(() => void vi.clearAllMocks());

const sink = poiId('sink');
const tag = { label: 'Sink', anchorPosition: { x: 0, y: 1.5, z: -2 }, stemHeight: 0.2, stemVector: { x: 0, y: 0.2, z: 0 } };
const tour = aTour({
  folders: [{ id: 'g', name: 'G', pois: [{ identifier: 'sink', name: 'Sink', type: 'tag', sweep: 'a', tag }] }],
});
const inside = { position: { x: 0, y: 1.5, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'a', mode: 'mode.inside', projection: [1] };

/** A camera that looks at the tag from 2 m, in a frame of 400 × 400 pixels: 1 cm are 1 pixel. */
async function aView() {
  const scan = await aScan({ tour, activePoi: 'sink' });
  vi.spyOn(scan.player.page.frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  await act(async () => scan.fake.pose.set(inside));
  return { ...scan, anchor: () => scan.poi('sink')?.tag?.anchorPosition, stem: () => scan.poi('sink')?.tag?.stemVector };
}

type View = Awaited<ReturnType<typeof aView>>;

const pointer = (element: Element, type: 'Down' | 'Move' | 'Up', x: number, y: number) =>
  act(async () => fireEvent[`pointer${type}`](element, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y }));

/** The viewer finds this surface under the pixel that it was asked for last. */
async function findSurface({ fake }: View, at: { x: number; y: number; z: number } | null) {
  await waitFor(() => expect(fake.named('Renderer.getWorldPositionData').length % 3).toBe(0));
  const calls = fake.named('Renderer.getWorldPositionData').slice(-3);
  await act(async () => {
    for (const [index, call] of calls.entries()) {
      const corner = at && { x: at.x + (index === 1 ? 0.01 : 0), y: at.y + (index === 2 ? 0.01 : 0), z: at.z };
      call.resolve({ position: corner });
    }
  });
}

describe('a placed tag', () => {
  it('moves by numbers in metres without a viewer, each field one undo step, and says which numbers it takes', async () => {
    const { show, poi, state, session } = anEditing({ tour, activePoi: 'sink' });
    const { user } = show(<TagSection poi={sink} />);
    const fields = within(screen.getByRole('group', { name: 'Position in the scan, in metres' }));
    const z = fields.getByLabelText('z');

    await user.clear(z);
    await user.type(z, '-3.25');
    expect(poi('sink')).toMatchObject({ position: { x: 0, y: 1.5, z: -3.25 }, tag: { anchorPosition: { x: 0, y: 1.5, z: -3.25 } } });
    await user.clear(z);
    await user.type(z, '99999');
    fields.getByText('Enter a number from -10000 to 10000.');
    await user.tab();

    expect(poi('sink')?.tag?.anchorPosition.z).toBe(9999);
    expect(state().past.map(({ label }) => label)).toEqual(['Move tag']);
    act(() => void session.undo());
    expect(poi('sink')?.tag?.anchorPosition).toEqual(tag.anchorPosition);
  });

  it('has a stem of a length and direction in numbers, which placing again keeps', async () => {
    const { show, poi } = anEditing({ tour, activePoi: 'sink' });
    const { user } = show(<TagSection poi={sink} />);
    const stem = within(screen.getByRole('group', { name: 'Stem, in metres and degrees' }));
    expect(stem.getByLabelText<HTMLInputElement>('Around').disabled).toBe(true);

    for (const [label, value] of [
      ['Exact length', '0.33'],
      ['Up', '0'],
      ['Around', '90'],
    ] as const) {
      await user.clear(stem.getByLabelText(label));
      await user.type(stem.getByLabelText(label), value);
    }

    expect(poi('sink')?.tag).toMatchObject({ stemHeight: 0.33, stemVector: { x: 0.33, y: 0, z: 0 } });
  });

  it('moves by arrow keys as seen on the screen, 1 cm and 10 cm with Shift, a run of them as one undo step, and says where it is', async () => {
    const announced = recordAnnouncements();
    const { show, anchor, fake, state, session } = await aView();
    await act(async () => fake.pose.set({ ...inside, rotation: { x: 0, y: 90 } }));
    const { user } = show(<TagSection poi={sink} />);

    act(() =>
      editorCommands(session)
        .find(({ id }) => id === 'move-tag')
        ?.run(),
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Left 1 cm'));
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}{PageUp}');

    expect(anchor()).toEqual({ x: -0.01, y: 1.6, z: -2.02 });
    expect(state().past).toHaveLength(1);
    await waitFor(() => expect(announced()).toContain('Up 10 cm: x 0.00, y 1.60, z −2.02 m.'));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.click(screen.getByRole('button', { name: 'Down 1 cm' }));
    expect([anchor()?.y, state().past.length]).toEqual([1.59, 2]);
  });

  it('follows the pointer on the surfaces of the scan as one undo step, and waits where there is none', async () => {
    const view = await aView();
    const { show, anchor, stem, state, fake } = view;
    show(<TagHandles />);
    const handle = screen.getByRole('button', { name: 'Move “Sink” in the scan' });
    expect(handle.style.transform).toContain('translate(200px, 180px)');

    await pointer(handle, 'Down', 200, 180);
    await pointer(handle, 'Move', 250, 170);
    await findSurface(view, { x: 0.5, y: 1.6, z: -2 });
    // the foot is under the pixel, not the icon that is dragged
    expect(fake.argsOf('Renderer.getWorldPositionData')[0]).toEqual([{ x: 250, y: 190 }]);
    await pointer(handle, 'Move', 260, 170);
    await findSurface(view, null);
    await pointer(handle, 'Up', 260, 170);

    expect(anchor()).toEqual({ x: 0.5, y: 1.6, z: -2 });
    expect(stem()).toEqual({ x: 0, y: 0, z: 0.2 });
    await waitFor(() => expect(state().past.map(({ key }) => key)).toEqual([null]));
  });

  it('moves freely at its distance with snapping off, and where the viewer knows no surfaces, which it says', async () => {
    const { show, anchor, stem, session, fake } = await aView();
    show(<TagHandles />);
    const handle = screen.getByRole('button', { name: 'Move “Sink” in the scan' });

    session.store.setState({ snapsTags: false });
    await pointer(handle, 'Down', 200, 180);
    await pointer(handle, 'Move', 230, 160);
    await pointer(handle, 'Up', 230, 160);
    expect([anchor(), stem()]).toEqual([{ x: 0.3, y: 1.7, z: -2 }, tag.stemVector]);

    session.store.setState({ snapsTags: true });
    delete fake.sdk.Renderer;
    await pointer(handle, 'Down', 230, 160);
    await pointer(handle, 'Move', 240, 160);
    await waitFor(() => expect(anchor()?.x).toBe(0.4));
    expect(toastError).toHaveBeenCalledWith('The 3D viewer can’t find surfaces now. The tag moves freely instead.');
  });

  it('turns its stem by a handle and by keys, and Escape puts it back without an undo step', async () => {
    const { show, stem, state } = await aView();
    show(<TagHandles />);
    const handle = screen.getByRole('button', { name: 'Stem of “Sink” in the scan' });
    expect(handle.style.transform).toContain('translate(200px, 144px)');

    await pointer(handle, 'Down', 200, 144);
    await pointer(handle, 'Move', 230, 164);
    expect(stem()).toEqual({ x: 0.3, y: 0, z: 0 });
    fireEvent.keyDown(handle, { key: 'Escape' });
    expect([stem(), state().past.length, state().future.length]).toEqual([tag.stemVector, 0, 0]);

    fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(handle, { key: 'PageUp', shiftKey: true });
    fireEvent.blur(handle);
    expect(Math.hypot(stem()?.x ?? 0, stem()?.y ?? 0, stem()?.z ?? 0)).toBeCloseTo(0.3);
    expect(stem()?.y).toBeCloseTo(0.3 * Math.sin((80 * Math.PI) / 180));
    expect(state().past).toHaveLength(1);
  });

  it('has handles only where it can be seen: not behind the camera, from outside, or while it is placed', async () => {
    const { show, fake, session } = await aView();
    show(<TagHandles />);
    const handles = () => screen.queryAllByRole('button').length;
    expect(handles()).toBe(2);

    await act(async () => fake.pose.set({ ...inside, rotation: { x: 0, y: 180 } }));
    expect(handles()).toBe(0);
    await act(async () => fake.pose.set({ ...inside, mode: 'mode.dollhouse' }));
    expect(handles()).toBe(0);
    await act(async () => fake.pose.set(inside));
    act(() => session.store.setState({ placing: sink }));
    expect(handles()).toBe(0);
  });
});
