import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { saveTranslations } from '@/backend/languages/commands';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { duplicate } from '../sidebar/duplicate';
import { aSidebar } from '../sidebar/testing/a-sidebar';
import { aTour } from '../testing/an-editing';
import { pastePoints } from './paste';

const backend = vi.hoisted(() => ({
  saveTranslations: vi.fn<typeof saveTranslations>(async () => undefined),
  readTourTranslations: vi.fn(async () => [{ tag: 'de', texts: { 'poi stove': { name: { text: 'Herd', hash: 'h' } } } }]),
}));
vi.mock('@/backend/languages/commands', () => ({ saveTranslations: backend.saveTranslations }));
vi.mock('@/backend/languages/queries', async (original) => ({
  ...(await original<object>()),
  readTourTranslations: backend.readTourTranslations,
}));
beforeEach(() => vi.clearAllMocks());

const stored = () =>
  backend.saveTranslations.mock.calls.map(([{ tag, entries }]) => [tag, ...entries.map(({ translation }) => translation?.text)]);
const inGermanToo = { tour: aTour({ languages: ['en', 'de'] }) };

describe('translations of copies in the same tour', () => {
  it('are stored for what is duplicated, and follow it when that is undone and redone', async () => {
    const { session, active } = aSidebar(inGermanToo);

    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));
    const copy = active();
    await waitFor(() => expect(stored()).toEqual([['de', 'Herd']]));
    act(() => void session.undo());
    act(() => void session.redo());

    await waitFor(() =>
      expect(stored()).toEqual([
        ['de', 'Herd'],
        ['de', undefined],
        ['de', 'Herd'],
      ]),
    );
    expect(backend.readTourTranslations).toHaveBeenCalledWith('hall', ['de']);
    expect(backend.saveTranslations.mock.lastCall?.[0]).toMatchObject({ tour: 'hall', entries: [{ thing: `poi ${copy}`, field: 'name' }] });
  });

  it('are stored for what is pasted, about which there is nothing to say then', async () => {
    const { session, menu } = aSidebar(inGermanToo);
    await menu(/^Stove/, 'Copy');
    await screen.findByText(/“Stove” is copied/);

    await act(() => pastePoints(session));

    expect(await screen.findByText(/“Stove 2?” pasted\.$/)).toBeDefined();
    await waitFor(() => expect(stored()).toEqual([['de', 'Herd']]));
  });

  it('are missed by name when they can’t be stored, and then follow nothing', async () => {
    const { session } = aSidebar(inGermanToo);
    backend.saveTranslations.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));

    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));

    expect(await screen.findByText('The copy has no texts in other languages. You are offline.')).toBeDefined();
    act(() => void session.undo());
    expect(stored()).toHaveLength(1);
  });

  it('are asked for by nobody where the tour has one language', () => {
    const { session } = aSidebar();

    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));

    expect(backend.readTourTranslations).not.toHaveBeenCalled();
  });
});
