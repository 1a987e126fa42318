import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastError } from '@/ui/toast';
import { useSignOut } from './use-sign-out';

vi.mock('@/ui/toast');

beforeEach(() => window.history.replaceState({ idx: 3 }, '', '#/user/profile'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;

describe('signing out', () => {
  it('ends the session at / [AUTH-034]', async () => {
    const addresses: string[] = [];
    const { result } = renderHook(() => useSignOut(async () => void addresses.push(window.location.hash)), { wrapper });

    act(() => result.current.leave());

    await waitFor(() => expect(addresses).toEqual(['#/']));
    await waitFor(() => expect(result.current.isSigningOut).toBe(true));
  });

  it('shows an error and restores the page if signing out fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useSignOut(() => Promise.reject(new Error('no code'))), { wrapper });

    act(() => result.current.leave());

    await waitFor(() => expect(toastError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Couldn’t sign out/)));
    expect(window.location.hash).toBe('#/user/profile');
    expect(window.history.state).toEqual({ idx: 3 });
    await waitFor(() => expect(result.current.isSigningOut).toBe(false));
  });
});
