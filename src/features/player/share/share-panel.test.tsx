import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShareLink } from '@/backend/share-links/commands';
import { AppError } from '@/domain/app-error';
import { poiId, tourId } from '@/domain/ids';
import { poiFrom } from '@/domain/pois';
import { SharePanel } from './share-panel';

vi.mock('@/backend/share-links/commands', () => ({ createShareLink: vi.fn() }));
const create = vi.mocked(createShareLink);

const shareId = 'sharedFireplace00001';
const view = { sweep: 's1', rotation: { x: 1, y: 2 }, zoom: 1.5, position: { x: 1, y: 2, z: 3 } };
const stove = poiFrom(
  { identifier: 'stove', name: 'Stove', sweep: 's2', rotation: { x: 5, y: 6 }, zoom: 2, position: { x: 4, y: 5, z: 6 } },
  'p',
);
const link = `${location.origin}/#/digital-twin/hall/play/${shareId}`;

beforeEach(() => create.mockReset().mockResolvedValue(shareId));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function aPanel(given: Partial<ComponentProps<typeof SharePanel>> = {}) {
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharePanel
        tour={{ id: tourId('hall'), name: 'Hall', public: true }}
        activePoi={null}
        canShare
        viewNow={() => view}
        onClose={onClose}
        {...given}
      />
    </QueryClientProvider>,
  );
  if (given.canShare !== false) await screen.findByRole('button', { name: 'Create link' }, { timeout: 10_000 });
  return { onClose, user };
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => screen.getByRole('button', { name });
const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('the share panel', () => {
  it('PLAYER-046 asks what to share, and offers the PoI once one is open', async () => {
    await aPanel();

    expect(screen.getByRole('heading', { name: 'What do you want to share?' })).toBeTruthy();
    expect([choice('Exact Position').checked, choice('Point of Interest').checked]).toEqual([true, false]);
    expect(choice('Point of Interest').disabled).toBe(true);
  });

  it('PLAYER-047 makes a link to the exact position with a message', async () => {
    const { user } = await aPanel({ activePoi: stove });

    await user.click(choice('Exact Position'));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look up');
    await user.click(press('Create link'));

    await linkField();
    expect(create.mock.calls).toEqual([[{ tour: 'hall', view, poi: null, message: 'Look up' }]]);
  });

  it('PLAYER-047 makes a link to the PoI that is open, and to where it stands', async () => {
    const { user } = await aPanel({ activePoi: stove, viewNow: () => null });

    expect(choice('Point of Interest').checked).toBe(true);
    await user.click(press('Create link'));

    await linkField();
    const standing = { sweep: 's2', rotation: { x: 5, y: 6 }, zoom: 2, position: { x: 4, y: 5, z: 6 } };
    expect(create.mock.calls).toEqual([[{ tour: 'hall', view: standing, poi: poiId('stove'), message: '' }]]);
  });

  it('PLAYER-048 PLAYER-050 makes the link once, and shows it then', async () => {
    const { user } = await aPanel();

    await user.dblClick(press('Create link'));

    expect((await linkField()).value).toBe(link);
    expect(create).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
    await user.click(press('Share something else'));
    expect(press('Create link')).toBeTruthy();
  });

  it('PLAYER-049 copies the link and the embed code, and says Copied!', async () => {
    const { user } = await aPanel();
    await user.click(press('Create link'));
    await linkField();

    await user.click(press('Copy the link'));
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(press('Copy the embed code'));

    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(`<iframe src="${link}"`));
  });

  it('PLAYER-049 says Failed to copy when the browser refuses', async () => {
    const { user } = await aPanel();
    await user.click(press('Create link'));
    await linkField();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

    await user.click(press('Copy the link'));

    expect(await screen.findByText('Failed to copy')).toBeTruthy();
  });

  it('PLAYER-051 logs a failure, says so, and keeps what was written for another try', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    create.mockRejectedValueOnce(new AppError('unavailable', 'The server cannot be reached. Check your connection.'));
    const { user } = await aPanel();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look up');

    await user.click(press('Create link'));
    expect((await screen.findByRole('alert')).textContent).toBe('No link was made. The server cannot be reached. Check your connection.');
    expect(logged).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Look up');
    await user.click(press('Try again'));

    expect((await linkField()).value).toBe(link);
  });

  it('says what to wait for while there is no position yet', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await aPanel({ viewNow: () => null });

    await user.click(press('Create link'));

    expect((await screen.findByRole('alert')).textContent).toContain('The tour is still loading.');
    expect(create).not.toHaveBeenCalled();
  });

  it('takes a message of 2,000 characters and no more', async () => {
    const { user } = await aPanel();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

    await user.click(box);
    await user.paste('x'.repeat(2001));
    await user.click(press('Create link'));

    expect(screen.getByRole('alert').textContent).toBe('Use at most 2,000 characters.');
    expect(create).not.toHaveBeenCalled();
  });

  it('ACCESS-042 gives whoever may make no links the address of the tour', async () => {
    await aPanel({ canShare: false });

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(`${location.origin}/#/digital-twin/hall/play`);
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
    expect(screen.getByRole('img', { name: 'QR code that opens Hall' })).toBeTruthy();
  });

  it('says for whom the link of a closed tour opens', async () => {
    await aPanel({ canShare: false, tour: { id: tourId('hall'), name: 'Hall', public: false } });

    expect(screen.getByText(/^Opens for people who may see this tour/)).toBeTruthy();
  });

  it('hands the link to the platform’s own sharing where there is one', async () => {
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    const { user } = await aPanel({ canShare: false });

    await user.click(press('Share…'));

    expect(share.mock.calls).toEqual([[{ title: 'Hall', url: `${location.origin}/#/digital-twin/hall/play` }]]);
  });

  it('PLAYER-057 keeps a picture of the view, or says why there is none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const screenshot = vi.fn(async () => 'data:image/jpeg;base64,eA==');
    screenshot.mockRejectedValueOnce(new AppError('failed-precondition', 'Please wait for the tour to load'));
    const { user } = await aPanel({ screenshot });

    await user.click(press('Save a picture of this view'));
    expect((await screen.findByRole('alert')).textContent).toBe('No picture was taken. Please wait for the tour to load');
    await user.click(press('Save a picture of this view'));

    await waitFor(() => expect(saved).toEqual(['Hall.jpg data:image/jpeg;base64,eA==']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
