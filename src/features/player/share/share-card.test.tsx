import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
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

describe('ShareCard', () => {
  it('shows the message as plain text [PLAYER-053]', () => {
    aCard(linkTo({ poiId: 'stove', message: 'Look <b>here</b>\nand there' }));

    expect(screen.getByRole('heading', { name: 'Stove' })).toBeTruthy();
    expect(screen.getByText(/Look <b>here<\/b>/).textContent).toBe('Look <b>here</b>\nand there');
  });

  it('opens the PoI once, 1000 ms after the tour is ready [PLAYER-054]', async () => {
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

  it('goes to the exact position, and again on demand [PLAYER-054]', async () => {
    const { onGoTo, ready } = aCard(linkTo({ poiId: '' }));
    expect(screen.getByRole('button', { name: 'Go there' })).toHaveProperty('disabled', true);
    ready();

    await wait(1000);
    expect(onGoTo.mock.calls).toEqual([[expect.objectContaining(view)]]);
    fireEvent.click(screen.getByRole('button', { name: 'Go there again' }));

    expect(onGoTo).toHaveBeenCalledTimes(2);
  });

  it('does not navigate after it was closed', async () => {
    const { onOpenPoi, onClose, ready, unmount } = aCard(linkTo({ poiId: 'stove' }));
    ready();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();

    unmount();
    await wait(5000);

    expect(onOpenPoi).not.toHaveBeenCalled();
  });

  it('shows that the PoI was removed, and offers its former view', async () => {
    const { onOpenPoi, onGoTo, ready } = aCard(linkTo({ poiId: 'gone', message: 'Look here' }));
    ready();
    await wait(5000);

    expect(screen.getByRole('heading', { name: 'This point of interest was removed' })).toBeTruthy();
    expect(screen.getByText('Look here')).toBeTruthy();
    expect([onOpenPoi.mock.calls, onGoTo.mock.calls]).toEqual([[], []]);
    fireEvent.click(screen.getByRole('button', { name: 'Go to where it was' }));
    expect(onGoTo).toHaveBeenCalledOnce();
  });

  it('shows a load error instead of a removed link, and retries [PLAYER-053]', () => {
    const onRetry = vi.fn();
    const nothing = () => undefined;
    render(<ShareCard tour={tour} link={null} isReady onOpenPoi={nothing} onGoTo={nothing} onRetry={onRetry} onClose={nothing} />);

    expect(screen.getByRole('heading', { name: 'Couldn’t load this link' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([
    ['This link was revoked', { revoked: new Date('2026-01-01') }],
    ['This link has expired', { expires: new Date('2020-03-01T12:00:00') }],
  ])('says ‘%s’ instead of leading anywhere [ACCESS-060]', async (title, fields) => {
    const { onOpenPoi, onGoTo, ready } = aCard(linkTo({ poiId: 'stove', message: 'Look here', ...fields }));
    ready();
    await wait(5000);

    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/Ask the person who sent it for a new one\. You can still visit the tour\.$/)).toBeTruthy();
    expect(screen.queryByText('Look here')).toBeNull();
    expect([onOpenPoi.mock.calls, onGoTo.mock.calls]).toEqual([[], []]);
    expect(screen.queryByRole('button', { name: /^Go/ })).toBeNull();
  });

  it('says that a link has expired when that happens, and until when it worked [ACCESS-060]', async () => {
    vi.setSystemTime(new Date('2026-03-01T12:00:00'));
    aCard(linkTo({ poiId: 'stove', expires: new Date('2026-03-01T12:00:03') }));
    expect(screen.getByRole('heading', { name: 'Stove' })).toBeTruthy();

    await wait(4000);

    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    expect(screen.getByText(/^It worked until 1 March 2026\./)).toBeTruthy();
  });

  it('shows that a link no longer works', async () => {
    const { onOpenPoi, onGoTo, ready } = aCard(null);
    ready();
    await wait(5000);

    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect([onOpenPoi.mock.calls, onGoTo.mock.calls]).toEqual([[], []]);
  });
});
