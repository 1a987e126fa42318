import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('VITE_FIREBASE_CONFIG', undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('names the key that is missing in its configuration', async () => {
  render(<App />);

  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('VITE_FIREBASE_CONFIG is not set');
});
