import { expect, it } from 'vitest';
import { enforcesAppCheck } from './app-check';

it('App Check is enforced when the installation says so, and never in the emulators', () => {
  expect(enforcesAppCheck({ APP_CHECK: 'enforce' })).toBe(true);
  expect(enforcesAppCheck({ APP_CHECK: 'enforce', FUNCTIONS_EMULATOR: 'true' })).toBe(false);
  expect([{}, { APP_CHECK: '' }].map(enforcesAppCheck)).toEqual([false, false]);
});

it.each(['true', 'on', 'enforced', 'Enforce', ' enforce'])('App Check is not silently off for the word "%s"', (word) => {
  expect(() => enforcesAppCheck({ APP_CHECK: word })).toThrow(`not "${word}"`);
});
