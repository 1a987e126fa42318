import { act, cleanup, renderHook } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignOut } from './use-sign-out';

beforeEach(() => window.history.replaceState({ idx: 3 }, '', '#/user/profile'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('signing out', () => {
  it('AUTH-034 ends the session at /', async () => {
    const addresses: string[] = [];
    const { result } = renderHook(() => useSignOut(async () => void addresses.push(window.location.hash)));

    await act(() => result.current.leave());

    expect(addresses).toEqual(['#/']);
    expect(result.current.isLeaving).toBe(true);
  });

  it('says when it did not work, and leaves everything as it was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const said = vi.spyOn(toast, 'error');
    const { result } = renderHook(() => useSignOut(() => Promise.reject(new Error('no code'))));

    await act(() => result.current.leave());

    expect(window.location.hash).toBe('#/user/profile');
    expect(window.history.state).toEqual({ idx: 3 });
    expect(result.current.isLeaving).toBe(false);
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/^You are still signed in/), { id: 'toast' }));
  });
});
