// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { open } from './firestore';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  initializeFirestore: () => ({}),
  clearIndexedDbPersistence: async () => undefined,
}));
vi.mock('../config', () => ({ config: () => ({ emulators: null }) }));
vi.mock('../firebase-app', () => ({ firebaseApp: () => ({}) }));
vi.mock('../cache/last-shown', () => ({ forgetShown: async () => undefined }));
vi.mock('../offline/users-copies', () => ({ removeUsersCopies: async () => undefined }));

afterEach(() => localStorage.clear());

it('opens for another user without how the tours looked to the one before', async () => {
  localStorage.setItem('cacheOwner', 'ada');
  localStorage.setItem('lastLook', 'of Ada');

  open('ada');
  expect(localStorage.getItem('lastLook')).toBe('of Ada');
  open('bob');

  expect(localStorage.getItem('lastLook')).toBeNull();
  await expect.poll(() => localStorage.getItem('cacheOwner')).toBe('bob');
});
