import { act, cleanup, render, screen } from '@testing-library/react';
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

it('names the missing configuration key', async () => {
  // `use` resumes only after an awaited act
  await act(async () => void render(<App />));

  expect((await screen.findByRole('alert')).textContent).toContain('VITE_FIREBASE_CONFIG is not set');
});
