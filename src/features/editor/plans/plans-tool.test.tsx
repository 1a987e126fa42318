import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTourFiles } from '@/backend/tours/parts-commands';
import { AppError } from '@/domain/app-error';
import type { FileLists } from '@/domain/tours/file-lists';
import { anEditing, aTour } from '../testing/an-editing';
import { PlansTool } from './plans-tool';

vi.mock('@/backend/tours/parts-commands', () => ({ saveTourFiles: vi.fn() }));

const image = { width: 480, height: 400 };
class LoadedImage {
  naturalWidth = image.width;
  naturalHeight = image.height;
  onload: () => void = () => undefined;
  set src(_address: string) {
    queueMicrotask(() => this.onload());
  }
}

const cleanups: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('Image', LoadedImage);
  vi.mocked(saveTourFiles).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const cellar = { name: 'Cellar', url: `${location.origin}/cellar.png`, contentType: 'image/png', floor: '1', progress: 100 };
const sweep = (id: string, x: number, z: number) => ({ id, sid: id, position: { x, y: 1.5, z }, floorInfo: { sequence: 0 } });

async function aPlansTool(floorplans: object[] = [cellar]) {
  const editing = anEditing({ tour: aTour({ floorplans }) });
  cleanups.push(editing.end);
  await editing.playViewer();
  editing.fake.sweeps.set([sweep('a', -9, -4), sweep('b', 9, 4)]);
  editing.fake.sweep.set({ id: 'a' });
  const { user } = editing.show(<PlansTool />);
  await act(async () => undefined);
  const pane = (name: string) => {
    const found = screen.getByRole('region', { name });
    found.getBoundingClientRect = () => ({ x: 0, y: 0, ...image }) as DOMRect;
    return found;
  };
  const press = (name: string, clientX: number, clientY: number) =>
    fireEvent.pointerUp(pane(name), { clientX, clientY, button: 0, pointerId: 1 });
  return {
    ...editing,
    user,
    place: async () => user.click(await screen.findByRole('button', { name: /^(Place|Change|Check) Cellar$/ })),
    pair: (plan: [number, number], scan: [number, number]) => {
      press('on the plan', ...plan);
      press('on the scan', ...scan);
    },
    press,
    save: () => screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement,
    pairs: () =>
      within(screen.getByRole('list', { name: 'Pairs' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

const savedPlans = () => vi.mocked(saveTourFiles).mock.calls.at(-1)?.[0] as { lists: FileLists; seen: FileLists };

describe('PlansTool', () => {
  it('lays a plan by two pairs of spots, and stores it with the other files as they are', async () => {
    const { place, pair, save, user } = await aPlansTool();
    await place();
    expect(save().disabled).toBe(true);
    pair([40, 40], [40, 40]);
    expect(save().disabled).toBe(true);
    pair([440, 360], [440, 360]);

    await user.click(save());

    const { lists, seen } = savedPlans();
    const [plan] = lists.floorplans;
    expect(plan).toMatchObject({ ...cellar, placement: { floor: 0, image, model: 'AbCdEfGh123', by: 'someone' } });
    // plan and scan are drawn alike here: the plan has as many pixels a metre as the drawing
    const [a = 0, b, c, d] = plan?.placement?.fit ?? [];
    expect(a).toBeGreaterThan(0.04);
    expect([b, c, d]).toEqual([expect.closeTo(0), expect.closeTo(0), expect.closeTo(a)]);
    expect(seen.floorplans).toEqual([expect.objectContaining(cellar)]);
    expect(await screen.findByRole('dialog', { name: 'Floor plans on the scan' })).toBeTruthy();
  });

  it('shows what remains of each pair in cm with the worst, and says when the plan is stretched', async () => {
    const { place, pair, pairs, user } = await aPlansTool();
    await place();
    pair([40, 40], [40, 40]);
    pair([440, 40], [440, 40]);
    expect(pairs()).toEqual(['1', '2']);
    pair([440, 340], [440, 260]);

    expect(pairs().every((text) => /\d+ cm/.test(text ?? ''))).toBe(true);
    expect(pairs().filter((text) => text?.includes('(worst)'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Stretch the plan' }));

    expect(pairs().map((text) => text?.replace(' (worst)', ''))).toEqual(['10 cm', '20 cm', '30 cm']);
    expect(screen.getByRole('button', { name: 'Keep its shape' })).toBeTruthy();
  });

  it('moves a place by arrow keys, a pixel at a time or ten, and removes a pair', async () => {
    const { place, pair, save, user } = await aPlansTool();
    await place();
    pair([40, 40], [40, 40]);
    pair([440, 360], [440, 360]);

    act(() => screen.getByRole('button', { name: /^Pair 2: on the plan/ }).focus());
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await user.click(save());

    expect(savedPlans().lists.floorplans[0]?.placement?.pairs[1]?.pixel).toEqual({ x: 439, y: 350 });
    await place();
    pair([40, 40], [40, 40]);
    await user.click(screen.getByRole('button', { name: 'Remove pair 1' }));
    expect(screen.queryByRole('list', { name: 'Pairs' })).toBeNull();
  });

  it('takes where the author stands as the spot on the scan', async () => {
    const { place, press, save, user, fake, pair } = await aPlansTool();
    fake.pose.set({ position: { x: -9, y: 1.5, z: -4 }, rotation: { x: 0, y: 0 }, sweep: 'a', mode: 'mode.inside' });
    await place();
    press('on the plan', 40, 40);

    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    pair([440, 360], [440, 360]);
    await user.click(save());

    expect(savedPlans().lists.floorplans[0]?.placement?.pairs[0]).toEqual({ pixel: { x: 40, y: 40 }, scan: { x: -9, z: -4 } });
  });

  it('says that pairs are too close, and asks before they are lost', async () => {
    const { place, pair, save, user } = await aPlansTool();
    await place();
    pair([40, 40], [40, 40]);
    pair([60, 40], [60, 40]);
    expect(screen.getByText(/^The pairs are too close together/)).toBeTruthy();
    expect(save().disabled).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('The pairs that you changed will be lost.')).toBeTruthy();
  });

  it('asks before pairs are lost by a link while the author walks to a spot', async () => {
    const { place, pair, user, show } = await aPlansTool();
    await place();
    pair([40, 40], [40, 40]);
    await user.click(screen.getByRole('button', { name: 'Walk to a spot' }));
    show(<a href="#/dashboard/tours">Tours</a>);

    await user.click(screen.getByRole('link', { name: 'Tours' }));

    expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy();
  });

  it('keeps the pairs when saving fails', async () => {
    vi.mocked(saveTourFiles).mockRejectedValue(new AppError('aborted', 'Someone else just changed these files.'));
    const { place, pair, pairs, save, user } = await aPlansTool();
    await place();
    pair([40, 40], [40, 40]);
    pair([440, 360], [440, 360]);

    await user.click(save());

    expect((await screen.findByRole('alert')).textContent).toContain('Someone else just changed these files.');
    expect(pairs()).toHaveLength(2);
  });

  it('says which plans cannot be placed, and which have to be checked', async () => {
    const placement = {
      floor: 0,
      image,
      pairs: [{ pixel: { x: 1, y: 1 }, scan: { x: 1, z: 1 } }],
      fit: [1, 0, 0, 1, 0, 0],
      by: 'a',
      at: new Date(0),
    };
    await aPlansTool([
      { ...cellar, name: 'Old', placement: { ...placement, model: 'Another1234' } },
      { ...cellar, name: 'Paper', contentType: 'application/pdf' },
    ]);

    await waitFor(() => expect(screen.getByText('Check again: the image or the scan was replaced')).toBeTruthy());
    expect(screen.getByText(/^Only PNG, JPEG and WebP images can be placed/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Old|Paper/ })).toHaveLength(1);
  });

  it('leads to where floor plans are added, if there are none', async () => {
    await aPlansTool([]);

    const link = screen.getByRole('link', { name: /^Add floor plans/ }) as HTMLAnchorElement;
    expect(link.hash).toBe(`#/dashboard/tours/edit/${aTour().id}?dialog=files`);
  });
});
