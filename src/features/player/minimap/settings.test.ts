// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isMinimapOpen, minimapSettingsFrom, storeMinimapSettings } from './settings';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});
const inWindowOf = (width: number) => vi.stubGlobal('innerWidth', width);

it('remembers on the device how the minimap is shown, and reads anything', () => {
  storeMinimapSettings({ isOpen: true, turns: true });
  storeMinimapSettings({ isLarge: true });

  expect(minimapSettingsFrom(localStorage.getItem('minimap'))).toEqual({ isOpen: true, isLarge: true, turns: true });
  storeMinimapSettings({ isOpen: false, turns: false, isLarge: false });
  expect(localStorage.getItem('minimap')).toBe('closed');
  expect(minimapSettingsFrom('{oops')).toEqual({ isOpen: null, isLarge: false, turns: false });
});

it.each([
  ['is closed where no plan is laid over the scan', null, '', false, false],
  ['is open where one is', null, '', true, true],
  ['is open as it was the last time', null, 'open', false, true],
  ['is closed as it was the last time', null, 'closed', true, false],
  ['is as somebody left it on this page', false, 'open', true, false],
])('%s', (_title, chosen, stored, hasPlan, isOpen) => {
  localStorage.setItem('minimap', stored);

  expect(isMinimapOpen(chosen, hasPlan)).toBe(isOpen);
});

it('is closed at first on a phone, whatever was stored', () => {
  inWindowOf(390);
  localStorage.setItem('minimap', 'open');

  expect([isMinimapOpen(null, true), isMinimapOpen(true, false)]).toEqual([false, true]);
});

it('is closed at first in a frame of another site, and never open in one under 480 pixels', () => {
  vi.stubGlobal('top', {});
  inWindowOf(900);
  expect([isMinimapOpen(null, true), isMinimapOpen(true, false)]).toEqual([false, true]);
  inWindowOf(479);

  expect(isMinimapOpen(true, true)).toBe(false);
});
