import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { ProfilePassword } from './profile-password';
import { ResendVerification } from './resend-verification';
import { SignedOutScreen } from './signed-out-screen';
import { renderPage } from './testing/a-page';
import { never, refusing } from './testing/an-account';
import { clearToasts } from './testing/toasts';
import { TransferScreen } from './transfer-screen';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = () => screen.getByLabelText('Place').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the transfer', () => {
  it('AUTH-051 AUTH-052 ROUTE-032 leads to the tours 400 ms after the new token', async () => {
    vi.useFakeTimers();
    const renew = vi.fn(async () => undefined);
    renderPage(<TransferScreen renew={renew} />);
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect([renew.mock.calls.length, place()]).toEqual([1, '/here']);

    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(place()).toBe('/dashboard/tours');
  });

  it('AUTH-053 says that it failed, and tries again', async () => {
    const renew = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
    renderPage(<TransferScreen renew={renew} />);
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
    expect(place()).toBe('/here');

    await press('Retry');

    await waitFor(() => expect(place()).toBe('/dashboard/tours'));
  });
});

describe('the logged-out pages', () => {
  it('OLD-038 ROUTE-038 AUTH-034 sign out and say so, with the way home', async () => {
    const leave = vi.fn(async () => undefined);
    renderPage(<SignedOutScreen leave={leave} />);

    await heading('Logged out');

    expect(screen.getByText('You are now logged out')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('OLD-039 ROUTE-038 ask to sign in again when joining an organization', async () => {
    renderPage(<SignedOutScreen joining leave={async () => undefined} />);

    await heading('Sign in again');

    expect(screen.getByText(/you have to sign in again/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/dashboard?redirect=%2Fdashboard');
  });

  it('do not say so before it is true', () => {
    renderPage(<SignedOutScreen leave={never} />);

    expect(screen.queryByText('You are now logged out')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Logging out');
  });

  it('say when signing out failed, and try again', async () => {
    const leave = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('blocked'));
    renderPage(<SignedOutScreen leave={leave} />);
    await heading('You are still signed in');

    await press('Retry');

    await heading('Logged out');
  });
});

describe('sending the verification mail again', () => {
  it('AUTH-047 AUTH-048 says that it was sent', async () => {
    const send = vi.fn(async () => undefined);
    renderPage(<ResendVerification email="ada@acme.example" send={send} />);

    await press('Send me a verification email');

    expect(await screen.findByText('Sent. The mail is on its way to ada@acme.example.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says why it was not, and not that it was', async () => {
    renderPage(<ResendVerification email="a@b.c" send={refusing(new AppError('unavailable', 'The server cannot be reached.'))} />);

    await press('Send me a verification email');

    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
    expect(screen.queryByText(/^Sent/)).toBeNull();
  });

  it('AUTH-016 tells an account without an address that it has none', async () => {
    renderPage(<ResendVerification email="" send={refusing(new AppError('not-found', 'No email address found'))} />);

    await press('Send me a verification email');

    expect(await screen.findAllByText('No email address found')).toHaveLength(2);
  });
});

describe('the password of an account', () => {
  const send = 'Send password reset email';
  const password = { password: true, workAccount: false };

  it('AUTH-013 ROUTE-039 is chosen anew by mail', async () => {
    const sent = vi.fn(async () => undefined);
    renderPage(<ProfilePassword email="ada@acme.example" ways={password} send={sent} />);

    await press(send);

    expect(await screen.findByText('Password reset email sent')).toBeTruthy();
    expect(sent.mock.calls).toEqual([['ada@acme.example']]);
  });

  it('AUTH-014 says why no mail was sent', async () => {
    renderPage(
      <ProfilePassword email="a@b.c" ways={password} send={refusing(new AppError('unavailable', 'The server cannot be reached.'))} />,
    );

    await press(send);

    expect(await screen.findByText('Error sending password reset email')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.');
  });

  it('AUTH-016 tells an account without an address that it has none, and sends nothing', async () => {
    const sent = vi.fn(async () => undefined);
    renderPage(<ProfilePassword email="" ways={password} send={sent} />);

    await press(send);

    expect(await screen.findByText('No email address found')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is not ours where one signs in with a work account alone', () => {
    renderPage(<ProfilePassword email="a@b.c" ways={{ password: false, workAccount: true }} />);

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/^You sign in with your work account/)).toBeTruthy();
  });
});
