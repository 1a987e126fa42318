import { afterEach, describe, expect, it, vi } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { type EntryContext, initialPlayerState } from './initial-state';

afterEach(() => vi.restoreAllMocks());

const folders = foldersFrom([
  { id: 'f', pois: [{ identifier: 'stove', name: 'Stove', sweep: 's1' }] },
  { id: 'g', pois: [{ identifier: 'roof', name: 'Roof', sweep: 's2' }] },
]);

const enter = (overrides: Partial<EntryContext> = {}, showsList = true) =>
  initialPlayerState(
    { folders, mayWrite: false, wantsEdit: false, start: '', lastPoiName: null, isShared: false, ...overrides },
    showsList,
  );

describe('initialUiMode', () => {
  it('is play when the tour has folders, also with write access [PLAYER-021]', () => {
    expect(enter({ mayWrite: true }).uiMode).toBe('play');
  });

  it('is edit for a tour without folders only with write access, and logs it [PLAYER-022 PLAYER-023]', () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();

    expect(enter({ folders: [], mayWrite: true }).uiMode).toBe('edit');
    expect(enter({ folders: [] }).uiMode).toBe('play');

    expect(logged.mock.calls).toEqual([['no folders'], ['no folders']]);
  });

  it('is edit when the address asks for it, only with write access [ROUTE-043]', () => {
    expect(enter({ wantsEdit: true, mayWrite: true }).uiMode).toBe('edit');
    expect(enter({ wantsEdit: true }).uiMode).toBe('play');
  });
});

describe('initialPoi', () => {
  it('is the PoI in the address, by id or sweep [ROUTE-043]', () => {
    expect(enter({ start: 'roof' }).activePoi).toBe('roof');
    expect(enter({ start: 's1' }).activePoi).toBe('stove');
    expect(enter({ start: 'torn-down' }).activePoi).toBe(null);
  });

  it('is the stored stage PoI unless the address sets a start [PLAYER-078]', () => {
    expect(enter({ lastPoiName: 'Roof' }).activePoi).toBe('roof');
    expect(enter({ lastPoiName: 'Torn down' }).activePoi).toBe(null);
    expect(enter({ lastPoiName: 'Roof', start: 'stove' }).activePoi).toBe('stove');
    expect(enter({ lastPoiName: 'Roof', isShared: true }).activePoi).toBe(null);
  });
});

it('opens the list where it is to be shown, and where editing starts without a PoI', () => {
  expect(enter({}, true).sidebarOpen).toBe(true);
  expect(enter({}, false).sidebarOpen).toBe(false);
  expect(enter({ wantsEdit: true, mayWrite: true }, false).sidebarOpen).toBe(true);
  expect(enter({ wantsEdit: true, mayWrite: true, start: 'roof' }, false).sidebarOpen).toBe(false);
});
