import { afterEach, describe, expect, it, vi } from 'vitest';
import { foldersFrom } from '@/domain/folders';
import { type Arrival, beginningAt } from './beginning';

afterEach(() => vi.restoreAllMocks());

const folders = foldersFrom([
  { id: 'f', pois: [{ identifier: 'stove', name: 'Stove', sweep: 's1' }] },
  { id: 'g', pois: [{ identifier: 'roof', name: 'Roof', sweep: 's2' }] },
]);

const arrive = (given: Partial<Arrival> = {}, isRoomy = true) =>
  beginningAt({ folders, mayWrite: false, wantsEdit: false, start: '', lastPoiName: null, isShared: false, ...given }, isRoomy);

describe('the mode a visit begins in', () => {
  it('PLAYER-021 is play where there are folders, also for who may write', () => {
    expect(arrive({ mayWrite: true }).uiMode).toBe('play');
  });

  it('PLAYER-022 PLAYER-023 is edit where there are none, for who may write alone, and the case is logged', () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();

    expect(arrive({ folders: [], mayWrite: true }).uiMode).toBe('edit');
    expect(arrive({ folders: [] }).uiMode).toBe('play');

    expect(logged.mock.calls).toEqual([['no folders'], ['no folders']]);
  });

  it('ROUTE-043 is edit where the address asks for it, for who may write alone', () => {
    expect(arrive({ wantsEdit: true, mayWrite: true }).uiMode).toBe('edit');
    expect(arrive({ wantsEdit: true }).uiMode).toBe('play');
  });
});

describe('the PoI a visit begins at', () => {
  it('ROUTE-043 is the one of the address, by its id or its sweep', () => {
    expect(arrive({ start: 'roof' }).activePoi).toBe('roof');
    expect(arrive({ start: 's1' }).activePoi).toBe('stove');
    expect(arrive({ start: 'torn-down' }).activePoi).toBe(null);
  });

  it('PLAYER-078 is the one whose name a stage remembered, unless the address says another place', () => {
    expect(arrive({ lastPoiName: 'Roof' }).activePoi).toBe('roof');
    expect(arrive({ lastPoiName: 'Torn down' }).activePoi).toBe(null);
    expect(arrive({ lastPoiName: 'Roof', start: 'stove' }).activePoi).toBe('stove');
    expect(arrive({ lastPoiName: 'Roof', isShared: true }).activePoi).toBe(null);
  });
});

it('opens the list where it has room, and where editing begins with it', () => {
  expect(arrive({}, true).sidebarOpen).toBe(true);
  expect(arrive({}, false).sidebarOpen).toBe(false);
  expect(arrive({ wantsEdit: true, mayWrite: true }, false).sidebarOpen).toBe(true);
  expect(arrive({ wantsEdit: true, mayWrite: true, start: 'roof' }, false).sidebarOpen).toBe(false);
});
