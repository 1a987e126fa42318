import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAt, somebody } from '../testing/open-at';
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

describe('the frame of visitors’ pages', () => {
  it('AUTH-054 offers a visitor to sign in and come back to the page', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/dashboard?redirect=%2Fhelp%3Fabout%3Dtours');
  });

  it('leads somebody who is signed in to the dashboard', async () => {
    await open({ who: somebody({ organization: 'Acme' }) });

    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('offers neither while that is not known', async () => {
    await open({ isKnown: false });

    expect(screen.queryByRole('link', { name: /Sign in|Dashboard/ })).toBeNull();
  });

  it('UI-009 changes its header at 100 px', async () => {
    await open();
    const isChanged = () => screen.getAllByRole('banner')[0]?.hasAttribute('data-scrolled');

    act(() => scrollTo(99));
    expect(isChanged()).toBe(false);
    act(() => scrollTo(100));
    expect(isChanged()).toBe(true);
    act(() => scrollTo(0));

    expect(isChanged()).toBe(false);
  });

  it('says that one is offline, and no more once one is back', async () => {
    await open();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeDefined();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

describe('the notice of a new version', () => {
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

  it('comes when the server has another one, at the next time somebody comes back to the page', async () => {
    const asked = vi.fn(async () => new Response(page('/assets/index-2.js')));
    vi.stubGlobal('fetch', asked);
    await open();

    await comeBackAfter(1);
    expect(asked).not.toHaveBeenCalled();
    await comeBackAfter(10);

    expect(await screen.findByText('There is a new version of Loggia.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('There is a new version of Loggia.')).toBeNull();
  });

  it.each([
    ['has the same one', async () => new Response(page('/assets/index-1.js'))],
    ['is being repaired', async () => new Response('Later', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('does not come while the server %s', async (_how, answer) => {
    const asked = vi.fn(answer);
    vi.stubGlobal('fetch', asked);
    await open();

    await comeBackAfter(11);

    expect(asked).toHaveBeenCalledOnce();
    expect(screen.queryByText('There is a new version of Loggia.')).toBeNull();
  });
});
