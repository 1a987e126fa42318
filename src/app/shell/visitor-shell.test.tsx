import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, openAt } from '../testing/open-at';
import { VisitorShell } from './visitor-shell';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollTo(0);
});

const open = (more: Parameters<typeof openAt>[1] = {}) => openAt('/help?about=tours', { frame: <VisitorShell />, ...more });

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

describe('VisitorShell', () => {
  it('has a sign-in link that returns to the page [AUTH-054]', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/dashboard?redirect=%2Fhelp%3Fabout%3Dtours');
  });

  it('has a link to the dashboard for a signed-in user', async () => {
    await open({ who: aUser({ organization: 'Acme' }) });

    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('has neither link until the session is resolved', async () => {
    await open({ isKnown: false });

    expect(screen.queryByRole('link', { name: /Sign in|Dashboard/ })).toBeNull();
  });

  it('changes its header at 100 px [UI-009]', async () => {
    await open();
    const isChanged = () => screen.getAllByRole('banner')[0]?.hasAttribute('data-scrolled');

    act(() => scrollTo(99));
    expect(isChanged()).toBe(false);
    act(() => scrollTo(100));
    expect(isChanged()).toBe(true);
    act(() => scrollTo(0));

    expect(isChanged()).toBe(false);
  });

  it('shows the offline banner only while offline', async () => {
    await open();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You’re offline/)).toBeDefined();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });
});

describe('the new version banner', () => {
  const page = (entry: string) => `<html><script type="module" src="${entry}"></script></html>`;

  async function comeBackAfter(minutes: number): Promise<void> {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-1.js"></script>');
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.querySelector('script')?.remove();
  });

  it('appears when the page gets focus and the server has a new version', async () => {
    const asked = vi.fn(async () => new Response(page('/assets/index-2.js')));
    vi.stubGlobal('fetch', asked);
    await open();

    await comeBackAfter(1);
    expect(asked).not.toHaveBeenCalled();
    await comeBackAfter(10);

    expect(await screen.findByText('A new version of Loggia is available.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version of Loggia is available.')).toBeNull();
  });

  it.each([
    ['has the same version', async () => new Response(page('/assets/index-1.js'))],
    ['is under maintenance', async () => new Response('Later', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('does not appear while the server %s', async (_how, answer) => {
    const asked = vi.fn(answer);
    vi.stubGlobal('fetch', asked);
    await open();

    await comeBackAfter(11);

    expect(asked).toHaveBeenCalledOnce();
    expect(screen.queryByText('A new version of Loggia is available.')).toBeNull();
  });
});
