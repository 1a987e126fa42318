// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { PlayerStore } from '@/widgets/player-session/player-store';
import { isMinimapOpen, minimapSettingsFrom, setMinimapOpen, storeMinimapSettings } from './settings';

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

it.each([
  ['on a phone, where it is a sheet like them', 390, [[], [false]]],
  ['beside the map on larger screens not', 1280, []],
])('closes the list and what is read %s', (_title, width, calls) => {
  inWindowOf(width);
  const actions = { setShowsMap: vi.fn(), closePoi: vi.fn(), setSidebarOpen: vi.fn() };

  setMinimapOpen({ getState: () => actions } as unknown as PlayerStore, true);

  expect(actions.setShowsMap).toHaveBeenCalledWith(true);
  expect([...actions.closePoi.mock.calls, ...actions.setSidebarOpen.mock.calls]).toEqual(calls);
});
