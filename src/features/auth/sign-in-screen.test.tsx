import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Vite fills in the environment when a module is loaded, so every test loads the page anew.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.stubEnv('VITE_FIREBASE_CONFIG', '{"apiKey":"key","projectId":"demo"}');
  vi.stubEnv('VITE_REMOTE_CONFIG', '/remote.json');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  // a page that loads this late asks for its configuration in this test's environment, and logs nothing after the last one
  await import('@/backend/auth/remote-configuration');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPage(remote: unknown = {}) {
  const fetched = vi.fn(async () => (remote instanceof Error ? Promise.reject(remote) : Response.json(remote)));
  vi.stubGlobal('fetch', fetched);
  const { SignInScreen } = await import('./sign-in-screen');
  render(<SignInScreen />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
}

it('says that the page of a collection needs a login [COLL-026]', async () => {
  const message = 'You are not logged in. Please log in to view this page.';
  window.location.hash = '#/collection/villas';
  await openPage();
  expect(screen.getByText(message)).toBeTruthy();
  cleanup();
  window.location.hash = '#/dashboard/collections';

  await openPage();

  expect(screen.queryByText(message)).toBeNull();
});

it('says who is invited to what, and begins with that address', async () => {
  window.location.hash = '#/dashboard/tours/landing/hall?invited=tour&email=ada%40people.example';
  const { takeInvited } = await import('@/widgets/invited');
  takeInvited();
  expect(window.location.hash).toBe('#/dashboard/tours/landing/hall');
  await openPage();

  expect(screen.getByText('You’re invited to a tour').parentElement?.textContent).toContain('The invitation is for ada@people.example.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@people.example');
  cleanup();
  await openPage();
  expect(screen.queryByText('You’re invited to a tour')).toBeNull();
});

const heading = () => screen.getByRole('heading', { level: 1, name: 'Sign in' });
const toggle = () => screen.queryByRole('button', { name: 'or use email and password.' });

describe('the remote configuration', () => {
  it('shows a message [AUTH-017 MODEL-056]', async () => {
    await openPage({ hideSignUpForm: false, loginPageMessage: 'Closed on Sunday.' });

    const message = await screen.findByText('Closed on Sunday.');
    expect(message.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(toggle()).toBeTruthy();
  });

  it('hides the toggle [AUTH-004 MODEL-056]', async () => {
    await openPage({ hideSignUpForm: 'true', loginPageMessage: '' });

    await waitFor(() => expect(toggle()).toBeNull());
    expect(screen.getByRole('button', { name: 'Sign in with your work account' })).toBeTruthy();
  });

  it('is empty if it cannot be fetched, even if one was cached [AUTH-004 AUTH-017]', async () => {
    localStorage.setItem('remoteConfiguration', '{"hideSignUpForm":true,"loginPageMessage":"Old news"}');
    await openPage(new TypeError('offline'));

    await waitFor(() => expect(toggle()).toBeTruthy());
    expect(screen.queryByText('Old news')).toBeNull();
  });

  it('shows the cached message at once, above the card', async () => {
    localStorage.setItem('remoteConfiguration', '{"hideSignUpForm":true,"loginPageMessage":"Closed on Sunday."}');
    const { SignInScreen } = await import('./sign-in-screen');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));

    render(<SignInScreen />);

    expect(toggle()).toBeNull();
    expect(screen.getByText('Closed on Sunday.').compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the partner', () => {
  const withPartnerOf = (host: string) =>
    vi.stubEnv(
      'VITE_CONFIGURATION',
      JSON.stringify({ partners: [{ host, logo: '/partners/example.svg', link: 'https://www.partner.example' }] }),
    );

  it('is shown on its own host, with logo and link [AUTH-022]', async () => {
    withPartnerOf(window.location.hostname);

    await openPage();

    const link = screen.getByRole('link', { name: 'partner.example (opens in a new window)' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.partner\.example\/?$/);
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/partners/example.svg');
  });

  it('is not shown on other hosts [AUTH-022]', async () => {
    withPartnerOf(`www.${window.location.hostname}`);

    await openPage();

    expect(screen.queryByRole('link', { name: 'partner.example' })).toBeNull();
  });
});

describe('the page', () => {
  it('links to the terms and to privacy [AUTH-018 AUTH-041]', async () => {
    await openPage();

    const addresses = ['Help', 'Terms of service', 'Privacy'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(addresses).toEqual(['#/help', '#/terms-of-service', '#/page/privacy']);
  });

  it('explains only to a disabled account why its session ended [AUTH-025 AUTH-056]', async () => {
    localStorage.setItem('lastUser', '{"identity":{"uid":"gone","email":"gone@acme.example"},"session":"disabled"}');
    await openPage();
    expect(screen.getByRole('alert').textContent).toBe('This account has been disabled.');
    cleanup();

    localStorage.removeItem('lastUser');
    await openPage();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a notice while offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPage();
    expect(screen.getByText('You’re offline. Connect to the internet to sign in.')).toBeTruthy();

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  });
});
