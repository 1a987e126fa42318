import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteVerificationMail } from '@/backend/auth/verification-mail';
import { AppError } from '@/domain/app-error';
import { erasedAccountPath } from '@/domain/personal-data/erased-account-address';
import { ProfilePassword } from './profile-password';
import { ResendVerification } from './resend-verification';
import { SignedOutScreen } from './signed-out-screen';
import { never, refusing } from './testing/mock-auth-service';
import { renderPage } from './testing/render-page';
import { clearToasts } from './testing/toasts';
import { TransferScreen } from './transfer-screen';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  clearToasts();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = () => screen.getByLabelText('Place').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the transfer', () => {
  it('opens the tours 400 ms after renewing the token [AUTH-051 AUTH-052 ROUTE-032]', async () => {
    vi.useFakeTimers();
    const renew = vi.fn(async () => undefined);
    renderPage(<TransferScreen renew={renew} />);
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect([renew.mock.calls.length, place()]).toEqual([1, '/here']);

    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(place()).toBe('/dashboard/tours');
  });

  it('shows a failure and can retry [AUTH-053]', async () => {
    const renew = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
    renderPage(<TransferScreen renew={renew} />);
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
    expect(place()).toBe('/here');

    await press('Retry');

    await waitFor(() => expect(place()).toBe('/dashboard/tours'));
  });
});

describe('the logged-out pages', () => {
  it('sign out and confirm it, with a link home [OLD-038 ROUTE-038 AUTH-034]', async () => {
    const leave = vi.fn(async () => undefined);
    renderPage(<SignedOutScreen signOutUser={leave} />);

    await heading('Logged out');

    expect(screen.getByText('You are now logged out')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('say to somebody who deleted their account when it is erased', async () => {
    const erased = new Date('2026-12-13T12:00:00Z');
    renderPage(<SignedOutScreen signOutUser={async () => undefined} />, { at: erasedAccountPath(erased, true) });

    await heading('Your account is disabled');
    expect(screen.getByText(/^It is erased on 13 December 2026\. .* by the link in the email/)).toBeTruthy();
    cleanup();

    renderPage(<SignedOutScreen signOutUser={async () => undefined} />, { at: erasedAccountPath(erased, false) });
    await screen.findByText('It is erased on 13 December 2026. Until then an administrator can take it back for you.');
  });

  it('ask to sign in again when joining an organization [OLD-039 ROUTE-038]', async () => {
    const leave = vi.fn(async () => undefined);
    renderPage(<SignedOutScreen joining signOutUser={leave} />);

    await heading('Sign in again');
    expect(leave).toHaveBeenCalledTimes(1);

    expect(screen.getByText(/Sign in again to continue/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/dashboard?redirect=%2Fdashboard');
  });

  it('do not confirm before signing out is complete', () => {
    renderPage(<SignedOutScreen signOutUser={never} />);

    expect(screen.queryByText('You are now logged out')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Logging out');
  });

  it('show a failure and can retry', async () => {
    const leave = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('blocked'));
    renderPage(<SignedOutScreen signOutUser={leave} />);
    await heading('You are still signed in');

    await press('Retry');

    await heading('Logged out');
  });
});

describe('sending the verification mail again', () => {
  it('confirms that the email was sent [AUTH-047 AUTH-048]', async () => {
    const send = vi.fn(async () => undefined);
    renderPage(<ResendVerification email="ada@acme.example" send={send} />);

    await press('Send me a verification email');

    expect(await screen.findByText('We sent an email to ada@acme.example.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Send it again in \d+ s$/ }).getAttribute('aria-disabled')).toBe('true');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('knows of the mail that signing up sent, counts down, and offers another', async () => {
    vi.useFakeTimers();
    noteVerificationMail('Ada@acme.example');
    const send = vi.fn(async () => undefined);
    renderPage(<ResendVerification email="ada@acme.example" send={send} />);
    expect(screen.getByRole('status').textContent).toBe('We sent an email to ada@acme.example.');
    fireEvent.click(screen.getByRole('button', { name: 'Send it again in 30 s' }));

    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.getByRole('button').textContent).toBe('Send it again in 1 s');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').textContent).toBe('Send it again in 30 s');
  });

  it('shows why sending failed, without a confirmation', async () => {
    renderPage(<ResendVerification email="a@b.c" send={refusing(new AppError('unavailable', 'The server cannot be reached.'))} />);

    await press('Send me a verification email');

    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
    expect(screen.queryByText(/^We sent an email/)).toBeNull();
  });

  it('shows an error for an account without an email [AUTH-016]', async () => {
    renderPage(<ResendVerification email="" send={refusing(new AppError('not-found', 'No email address found'))} />);

    await press('Send me a verification email');

    expect(await screen.findAllByText('No email address found')).toHaveLength(2);
  });
});

describe('the password of an account', () => {
  const send = 'Send password reset email';
  const password = { password: true, workAccount: false };

  it('can be reset by email [AUTH-013 ROUTE-039]', async () => {
    const sent = vi.fn(async () => undefined);
    renderPage(<ProfilePassword email="ada@acme.example" methods={password} send={sent} />);

    await press(send);

    expect(await screen.findByText('Password reset email sent')).toBeTruthy();
    expect(sent.mock.calls).toEqual([['ada@acme.example']]);
  });

  it('shows why no email was sent [AUTH-014]', async () => {
    renderPage(
      <ProfilePassword email="a@b.c" methods={password} send={refusing(new AppError('unavailable', 'The server cannot be reached.'))} />,
    );

    await press(send);

    expect(await screen.findByText('Error sending password reset email')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.');
  });

  it('shows an error for an account without an email and sends nothing [AUTH-016]', async () => {
    const sent = vi.fn(async () => undefined);
    renderPage(<ProfilePassword email="" methods={password} send={sent} />);

    await press(send);

    expect(await screen.findByText('No email address found')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('cannot be reset for an account with only a work account', () => {
    renderPage(<ProfilePassword email="a@b.c" methods={{ password: false, workAccount: true }} />);

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/^You sign in with your work account/)).toBeTruthy();
  });
});
