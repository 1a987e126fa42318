import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldersFrom } from '@/domain/folders';
import { type ShareLink, shareLinkFrom } from '@/domain/sharing/share-links';
import { ShareCard } from './share-card';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tour = { folders: foldersFrom([{ name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove' }] }]) };
const view = { sweep: 's1', rotation: { x: 1, y: 2 }, zoom: 1, position: { x: 0, y: 0, z: 0 } };
const linkTo = (fields: object): ShareLink => shareLinkFrom('sharedFireplace00001', { ...view, ...fields });

function aCard(link: ShareLink | null) {
  const calls = { onOpenPoi: vi.fn(), onGoTo: vi.fn(), onClose: vi.fn() };
  const card = (isReady: boolean) => <ShareCard tour={tour} link={link} isReady={isReady} {...calls} />;
  const { rerender, unmount } = render(card(false));
  return { ...calls, ready: () => rerender(card(true)), unmount };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the share card', () => {
  it('PLAYER-053 shows the message, as words', () => {
    aCard(linkTo({ poiId: 'stove', message: 'Look <b>here</b>\nand there' }));

    expect(screen.getByRole('heading', { name: 'Stove' })).toBeTruthy();
    expect(screen.getByText(/Look <b>here<\/b>/).textContent).toBe('Look <b>here</b>\nand there');
  });

  it('PLAYER-054 goes to the PoI 1000 ms after the tour can be seen, once', async () => {
    const { onOpenPoi, ready } = aCard(linkTo({ poiId: 'stove' }));
    await wait(5000);
    expect(onOpenPoi).not.toHaveBeenCalled();

    ready();
    await wait(999);
    expect(onOpenPoi).not.toHaveBeenCalled();
    await wait(1);
    expect(onOpenPoi.mock.calls).toEqual([['stove']]);
    await wait(10_000);

    expect(onOpenPoi).toHaveBeenCalledOnce();
  });

  it('PLAYER-054 goes to the exact position, and there again when asked', async () => {
    const { onGoTo, ready } = aCard(linkTo({ poiId: '' }));
    expect(screen.getByRole('button', { name: 'Go there' })).toHaveProperty('disabled', true);
    ready();

    await wait(1000);
    expect(onGoTo.mock.calls).toEqual([[expect.objectContaining(view)]]);
    fireEvent.click(screen.getByRole('button', { name: 'Go there again' }));

    expect(onGoTo).toHaveBeenCalledTimes(2);
  });

  it('goes nowhere after it was closed', async () => {
    const { onOpenPoi, onClose, ready, unmount } = aCard(linkTo({ poiId: 'stove' }));
    ready();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();

    unmount();
    await wait(5000);

    expect(onOpenPoi).not.toHaveBeenCalled();
  });

  it('says kindly that the PoI was removed, stays, and offers where it was', async () => {
    const { onOpenPoi, onGoTo, ready } = aCard(linkTo({ poiId: 'gone', message: 'Look here' }));
    ready();
    await wait(5000);

    expect(screen.getByRole('heading', { name: 'This point of interest was removed' })).toBeTruthy();
    expect(screen.getByText('Look here')).toBeTruthy();
    expect([onOpenPoi.mock.calls, onGoTo.mock.calls]).toEqual([[], []]);
    fireEvent.click(screen.getByRole('button', { name: 'Go to where it was' }));
    expect(onGoTo).toHaveBeenCalledOnce();
  });

  it('PLAYER-053 does not call a link gone that could not be read, and asks for it again', () => {
    const onAskAgain = vi.fn();
    const nothing = () => undefined;
    render(<ShareCard tour={tour} link={null} isReady onOpenPoi={nothing} onGoTo={nothing} onAskAgain={onAskAgain} onClose={nothing} />);

    expect(screen.getByRole('heading', { name: 'This link could not be read' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onAskAgain).toHaveBeenCalledOnce();
  });

  it('says that a link leads nowhere any more', async () => {
    const { onOpenPoi, onGoTo, ready } = aCard(null);
    ready();
    await wait(5000);

    expect(screen.getByRole('heading', { name: 'This link leads nowhere any more' })).toBeTruthy();
    expect([onOpenPoi.mock.calls, onGoTo.mock.calls]).toEqual([[], []]);
  });
});
