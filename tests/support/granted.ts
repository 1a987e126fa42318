import { expect } from 'vitest';
import { store } from '../functions/administrator';

/** Waits until the server has derived what this address is invited to: until then it is denied. */
export const granted = (email: string): Promise<void> =>
  expect.poll(async () => (await store().doc(`grants/${email}`).get()).exists).toBe(true);
