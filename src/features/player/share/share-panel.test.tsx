import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createShareLink } from '@/backend/share-links/commands';
import { AppError } from '@/domain/app-error';
import { guidedStopId, guidedTourId, poiId } from '@/domain/ids';
import { poiFrom } from '@/domain/pois/poi';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { CurrentUserProvider } from '@/widgets/current-user';
import { forgetLanguageOfAddress } from '@/widgets/language-of-address';
import { NewLink } from './new-link';
import { SharePanel } from './share-panel';

vi.mock('@/backend/share-links/commands', () => ({ createShareLink: vi.fn() }));
const create = vi.mocked(createShareLink);

const shareId = 'sharedFireplace00001';
const aTour = (fields: object = {}) => tourFrom('hall', { name: 'Hall', public: true, organization: 'Acme', ...fields });
const view = { sweep: 's1', rotation: { x: 1, y: 2 }, zoom: 1.5, position: { x: 1, y: 2, z: 3 } };
const stove = poiFrom(
  { identifier: 'stove', name: 'Stove', sweep: 's2', rotation: { x: 5, y: 6 }, zoom: 2, position: { x: 4, y: 5, z: 6 } },
  'p',
);
const link = `${location.origin}/#/digital-twin/hall/play/${shareId}`;

beforeEach(() => create.mockReset().mockResolvedValue(shareId));
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function aPanel(props: Partial<ComponentProps<typeof SharePanel>> = {}) {
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider identity={null} isResolved>
        <SharePanel
          tour={aTour()}
          activePoi={null}
          canShare
          mayWrite={false}
          viewState="ready"
          viewNow={() => view}
          onClose={onClose}
          {...props}
        />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  if (props.canShare !== false && props.viewState !== 'none') await screen.findByRole('button', { name: 'Create link' });
  return { onClose, user };
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => screen.getByRole('button', { name });
/** jsdom opens no `details` on a click */
function unfoldEmbed() {
  const details = screen.getByText('Embed').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}
const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('SharePanel', () => {
  it('offers to share the position, and the PoI once one is open [PLAYER-046]', async () => {
    await aPanel();

    expect(screen.getByRole('heading', { name: 'What do you want to share?' })).toBeTruthy();
    expect([choice('Exact Position').checked, choice('Point of Interest').checked]).toEqual([true, false]);
    expect(choice('Point of Interest').disabled).toBe(true);
  });

  it('changes its language while it is open, and keeps what was typed', async () => {
    const { user } = await aPanel({ activePoi: stove });
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look up');

    await act(() => showLanguage('de'));
    expect(screen.getByRole('heading', { name: 'Was möchten Sie teilen?' })).toBeTruthy();
    expect(choice('Genaue Position').checked).toBe(false);
    await act(() => showLanguage('ar'));

    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'رسالة' }).value).toBe('Look up');
    expect(press('إنشاء رابط')).toBeTruthy();
    expect(screen.getByText('Stove').dir).toBe('auto');
  });

  it('says in the language of the page that a message is too long', async () => {
    await showLanguage('fr');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NewLink tour={aTour().id} initialPlace="position" activePoi={null} viewState="ready" viewNow={() => view} onCreated={vi.fn()} />
      </QueryClientProvider>,
    );

    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'x'.repeat(2001) } });

    expect(screen.getByText(/^Utilisez au maximum 2\s000 caractères\.$/)).toBeTruthy();
  });

  it('creates a link to the exact position with a message [PLAYER-047 PLAYER-083]', async () => {
    const { user } = await aPanel({ activePoi: stove });

    await user.click(choice('Exact Position'));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look up');
    await user.click(press('Create link'));

    await linkField();
    expect(create.mock.calls).toEqual([[{ tour: 'hall', view, poi: null, message: 'Look up', name: '', expires: null }]]);
  });

  it('creates a link to the open PoI, including its view [PLAYER-047 PLAYER-083]', async () => {
    const { user } = await aPanel({ activePoi: stove, viewNow: () => null });

    expect(choice('Point of Interest').checked).toBe(true);
    await user.click(press('Create link'));

    await linkField();
    const standing = { sweep: 's2', rotation: { x: 5, y: 6 }, zoom: 2, position: { x: 4, y: 5, z: 6 } };
    expect(create.mock.calls).toEqual([[{ tour: 'hall', view: standing, poi: poiId('stove'), message: '', name: '', expires: null }]]);
  });

  it('creates the link once and shows it [PLAYER-048 PLAYER-050]', async () => {
    const { user } = await aPanel();

    await user.dblClick(press('Create link'));

    expect((await linkField()).value).toBe(link);
    expect(create).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
    await user.click(press('Share something else'));
    expect(press('Create link')).toBeTruthy();
  });

  it('copies the link and the embed code, and shows ‘Copied!’ [PLAYER-049 PLAYER-081]', async () => {
    const { user } = await aPanel();
    await user.click(press('Create link'));
    await linkField();

    await user.click(press('Copy the link'));
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
    unfoldEmbed();
    await user.click(await screen.findByRole('button', { name: 'Copy the embed code' }));

    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(`<iframe src="${link}"`));
  });

  it('shows ‘Failed to copy’ when the clipboard rejects [PLAYER-049]', async () => {
    const { user } = await aPanel();
    await user.click(press('Create link'));
    await linkField();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

    await user.click(press('Copy the link'));

    expect(await screen.findByText('Failed to copy')).toBeTruthy();
  });

  it('logs and shows a failure, and keeps the message for a retry [PLAYER-051]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    create.mockRejectedValueOnce(new AppError('unavailable', 'The server cannot be reached. Check your connection.'));
    const { user } = await aPanel();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look up');

    await user.click(press('Create link'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Couldn’t create the link. The server cannot be reached. Check your connection.',
    );
    expect(logged).toHaveBeenCalledWith('Failed to create a share link', expect.any(AppError));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Look up');
    await user.click(press('Try again'));

    expect((await linkField()).value).toBe(link);
  });

  it('shows that the tour is still loading while there is no position', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await aPanel({ viewNow: () => null, viewState: 'loading' });

    await user.click(press('Create link'));

    expect((await screen.findByRole('alert')).textContent).toContain('The tour is still loading.');
    expect(create).not.toHaveBeenCalled();
  });

  it('offers only the open PoI of a tour without a 3D view, and says why [PLAYER-046]', async () => {
    await aPanel({ viewNow: () => null, viewState: 'none', activePoi: stove });

    await screen.findByRole('button', { name: 'Create link' });
    expect([choice('Exact Position').disabled, choice('Point of Interest').checked]).toEqual([true, true]);
    expect(screen.getByText('This tour has no 3D view to share')).toBeTruthy();
  });

  it('offers the tour’s address where there is neither a view nor an open PoI', async () => {
    await aPanel({ viewNow: () => null, viewState: 'none' });

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(`${location.origin}/#/digital-twin/hall/play`);
    expect(screen.queryByText(/still loading/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  });

  it('stores a name and an expiry with the link [ACCESS-060]', async () => {
    const { user } = await aPanel();

    await user.click(screen.getByText('Name and expiry'));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'For the press');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Link expires: choices' }), '1 week');
    await user.click(press('Create link'));

    await linkField();
    expect(create.mock.lastCall?.[0]).toMatchObject({ name: 'For the press', expires: expect.any(Date) });
  });

  it('lists the stored links, and leads back with the focus kept [ACCESS-060]', async () => {
    const { user } = await aPanel();

    await user.click(press('Manage links'));
    expect(screen.getByRole('heading', { name: 'Share links' })).toBeTruthy();
    expect(document.activeElement).toBe(press('Back to sharing'));
    await user.click(press('Back to sharing'));

    expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy();
  });

  it('lets people who edit a tour of another organization manage its links [ACCESS-060]', async () => {
    await aPanel({ canShare: false, mayWrite: true });

    expect(press('Manage links')).toBeTruthy();
  });

  it('accepts a message of up to 2,000 characters', async () => {
    const { user } = await aPanel();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

    await user.click(box);
    await user.paste('x'.repeat(2001));
    await user.click(press('Create link'));

    expect(screen.getByRole('alert').textContent).toBe('Use at most 2,000 characters.');
    expect(create).not.toHaveBeenCalled();
  });

  it('offers both choices by address to users who cannot create links [ACCESS-042 PLAYER-046]', async () => {
    const { user } = await aPanel({ canShare: false, activePoi: stove });
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
    const embedCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Embed code' }).value;

    expect(screen.getByRole('heading', { name: 'What do you want to share?' })).toBeTruthy();
    expect(choice('Point of Interest').checked).toBe(true);
    expect(address()).toBe(`${location.origin}/#/digital-twin/hall/play?start=stove`);
    unfoldEmbed();
    await screen.findByRole('textbox', { name: 'Embed code' });
    expect(embedCode()).toContain('?start=stove');
    await user.click(choice('Exact Position'));

    expect(address()).toMatch(/#\/digital-twin\/hall\/play\?start=s1&sr=[^&]+&zoom=1\.5$/);
    expect(screen.getByRole('img', { name: 'QR code that opens Hall' })).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Manage links' })).toBeNull();
  });

  it('offers the tour’s address to visitors while it is loading', async () => {
    await aPanel({ canShare: false, viewState: 'loading', viewNow: () => null });

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(`${location.origin}/#/digital-twin/hall/play`);
    expect(screen.getByText('The tour is still loading')).toBeTruthy();
  });

  it('offers the address of a kiosk only where everybody can open the tour, with the guided tour that is open', async () => {
    const kiosk = () => screen.queryByText('Kiosk')?.closest('details') ?? null;
    await aPanel({ canShare: false, tour: aTour({ public: false }) });
    expect(kiosk()).toBeNull();
    cleanup();
    await aPanel({ canShare: false, guidedTour: { id: guidedTourId('g1'), stop: guidedStopId('s2') } });
    const details = kiosk() as HTMLDetailsElement;

    details.open = true;
    fireEvent(details, new Event('toggle'));

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the kiosk' });
    expect(field.value).toBe(`${location.origin}/#/digital-twin/hall/play?guide=g1&kiosk&play`);
  });

  it('offers a kiosk in the language that the address names, which nothing else that is shared does', async () => {
    window.location.hash = '#/digital-twin/hall/play?lang=de';
    onTestFinished(() => {
      window.location.hash = '';
      forgetLanguageOfAddress();
    });
    await aPanel({ canShare: false });
    const details = screen.getByText('Kiosk').closest('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));

    const addresses = (await screen.findAllByRole<HTMLInputElement>('textbox'))
      .map(({ value }) => value)
      .filter((value) => /^http/.test(value));

    expect(addresses.filter((value) => value.includes('lang='))).toEqual([`${location.origin}/#/digital-twin/hall/play?kiosk&lang=de`]);
  });

  it('explains who can open the link of a private tour', async () => {
    await aPanel({ canShare: false, tour: aTour({ public: false }) });

    expect(screen.getByText(/^Only people with access to this tour can open the link/)).toBeTruthy();
  });

  it('shares through the Web Share API where available', async () => {
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    const { user } = await aPanel({ canShare: false, activePoi: stove });

    await user.click(press('Share…'));

    expect(share.mock.calls).toEqual([
      [
        {
          title: 'Hall',
          text: 'A 3D tour. Walk through it in your browser.',
          url: `${location.origin}/#/digital-twin/hall/play?start=stove`,
        },
      ],
    ]);
  });

  it('downloads a screenshot of the view, or shows why it failed [PLAYER-057]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const screenshot = vi.fn(async () => 'data:image/jpeg;base64,eA==');
    screenshot.mockRejectedValueOnce(new AppError('failed-precondition', 'Please wait for the tour to load'));
    const { user } = await aPanel({ screenshot });

    await user.click(press('Save an image of this view'));
    expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t take a screenshot. Please wait for the tour to load');
    await user.click(press('Save an image of this view'));

    await waitFor(() => expect(saved).toEqual(['Hall.jpg data:image/jpeg;base64,eA==']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
