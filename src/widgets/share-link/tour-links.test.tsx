import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeShareLink, deleteShareLink, revokeShareLink } from '@/backend/share-links/commands';
import { shareLinkQueries } from '@/backend/share-links/queries';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { type ShareLink, shareLinkFrom } from '@/domain/sharing/share-links';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { CurrentUserProvider } from '../current-user';
import { TourLinks } from './tour-links';

vi.mock('@/backend/share-links/commands', () => ({ changeShareLink: vi.fn(), revokeShareLink: vi.fn(), deleteShareLink: vi.fn() }));
const commands = [changeShareLink, revokeShareLink, deleteShareLink].map((command) => vi.mocked(command));

// jsdom has no dialogs
beforeEach(() => {
  for (const command of commands) command.mockReset().mockResolvedValue();
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
});

const identity = (role: string) =>
  identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: null }, { organization: 'Acme', role });
const hall = tourFrom('hall', {
  name: 'Hall',
  organization: 'Acme',
  folders: [{ id: 'f', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove' }] }],
});
const created = new Date('2026-03-01T12:00:00');
const own = shareLinkFrom('ownLink', { poiId: 'stove', user: 'ada', created });
const named = shareLinkFrom('named', {
  sweep: 's1',
  name: 'For the press',
  user: 'bob',
  created,
  expires: new Date(Date.now() + 26 * 3_600_000),
});
const revoked = shareLinkFrom('revoked', { poiId: 'gone', user: 'bob', created, revoked: created });
const expired = shareLinkFrom('expired', { sweep: 's1', user: 'ada', created, expires: created });

function someLinks(links: ShareLink[], role = 'superuser') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(shareLinkQueries.of(hall.id).queryKey, links);
  client.setQueryData(
    shareLinkQueries.of(hall.id, own.user).queryKey,
    links.filter(({ user }) => user === 'ada'),
  );
  const view = render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity(role)} isResolved>
        <TourLinks tour={hall} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('listitem', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the share links of a tour', () => {
  it.each([
    ['de', ['Stove', 'Von Ihnen erstellt am 1. März 2026', 'Läuft nicht ab'], /^Läuft in 1 Tag und 1 Stunde ab$/, 'Link widerrufen: Stove'],
    ['ar', ['Stove', /^من إنشائك بتاريخ .*مارس/, 'لا تنتهي صلاحيته'], /^تنتهي الصلاحية خلال يوم واحد وساعة واحدة$/, 'إلغاء الرابط: Stove'],
  ])('are described in the language of the page: %s', async (language, texts, end, button) => {
    await showLanguage(language);
    someLinks([own, named]);

    for (const text of texts) expect(within(row('Stove')).getByText(text)).toBeTruthy();
    expect(within(row('For the press')).getByText(end)).toBeTruthy();
    expect(press(button)).toBeTruthy();
    expect(screen.getByText('Stove').dir).toBe('auto');
  });

  it('are listed for those who edit it, with place, maker, date and state; those that work come first [ACCESS-060]', async () => {
    const { container } = someLinks([revoked, expired, own, named]);

    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Stove',
      'For the press',
      'A removed point of interest',
      'A view of the tour',
    ]);
    expect(row('Stove').textContent).toBe('StoveCreated by you on 1 March 2026Does not expire');
    expect(row('For the press').textContent).toMatch(
      /^For the pressA view of the tourCreated by someone else on 1 March 2026Expires in 1 day/,
    );
    expect(row('A removed point of interest').textContent).toContain('Revoked on 1 March 2026');
    // jsdom draws no colours
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('are only the own for those who do not edit it [ACCESS-060]', () => {
    someLinks([own, named], 'user');

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(row('Stove')).toBeTruthy();
  });

  it('say when there are none', () => {
    someLinks([], 'user');

    expect(screen.getByText('You haven’t created a link to a place in this tour yet.')).toBeTruthy();
  });

  it('are copied while they work [PLAYER-049]', async () => {
    const { user } = someLinks([own, expired]);

    await user.click(press('Copy link: Stove'));

    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#/digital-twin/hall/play/ownLink`);
    expect(within(row('A view of the tour')).queryByRole('button', { name: /^Copy/ })).toBeNull();
  });

  it('are named and given an end [ACCESS-060]', async () => {
    const { user } = someLinks([own]);

    await user.click(press('Edit link: Stove'));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kitchen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Link expires: choices' }), '1 day');
    await user.click(press('Save'));

    expect(changeShareLink).toHaveBeenCalledWith({ tour: 'hall', id: 'ownLink', name: 'Kitchen', expires: expect.any(Date) });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(document.activeElement).toBe(press('Edit link: Stove'));
  });

  it('stay as they are with a name that is too long, or when saving fails, and keep the input [ACCESS-060]', async () => {
    vi.mocked(changeShareLink).mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { user } = someLinks([own]);
    await user.click(press('Edit link: Stove'));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });

    await user.click(name);
    await user.paste('x'.repeat(201));
    await user.click(press('Save'));
    expect(screen.getByText('Use at most 200 characters.')).toBeTruthy();
    expect(changeShareLink).not.toHaveBeenCalled();
    await user.clear(name);
    await user.type(name, 'Kitchen');
    await user.click(press('Save'));

    expect(await screen.findByText('Couldn’t save the link. You are offline. Connect, then try again.')).toBeTruthy();
    expect(name.value).toBe('Kitchen');
  });

  it('are revoked after a question that says what that means [ACCESS-060]', async () => {
    const { user } = someLinks([named]);

    await user.click(press('Revoke link: For the press'));
    expect(screen.getByRole('dialog', { name: 'Revoke this link?' }).textContent).toContain('“For the press” stops working');
    expect(revokeShareLink).not.toHaveBeenCalled();
    await user.click(press('Revoke'));

    expect(revokeShareLink).toHaveBeenCalledWith({ tour: 'hall', id: 'named' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stay in the list of their maker once they are revoked, who could make them work again [ACCESS-060]', () => {
    const revokedOwn = shareLinkFrom('revokedOwn', { sweep: 's1', name: 'Gone', user: 'ada', created, revoked: created });
    someLinks([own, expired, revokedOwn], 'user');

    expect(screen.getAllByRole('button', { name: /^Remove link/ })).toHaveLength(1);
    expect(within(row('Gone')).queryByRole('button')).toBeNull();
  });

  it('are removed from the list once they no longer work [ACCESS-060]', async () => {
    const { user } = someLinks([own, revoked]);
    expect(within(row('Stove')).queryByRole('button', { name: /^Remove/ })).toBeNull();

    await user.click(press('Remove link from the list: A removed point of interest'));

    expect(deleteShareLink).toHaveBeenCalledWith({ tour: 'hall', id: 'revoked' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Share links' })));
  });
});
