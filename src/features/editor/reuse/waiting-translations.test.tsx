import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { saveTranslations } from '@/backend/languages/commands';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { duplicate } from '../sidebar/duplicate';
import { aSidebar } from '../sidebar/testing/a-sidebar';
import { aTour } from '../testing/an-editing';
import { followSaves } from './follow-saves';
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

function followed(options: Parameters<typeof aSidebar>[0] = inGermanToo) {
  const editing = aSidebar(options);
  onTestFinished(followSaves(editing.session));
  return { ...editing, save: () => act(() => editing.session.save()) };
}

describe('translations of copies in the same tour', () => {
  it('are stored once a save has what was duplicated, and stay as they are then', async () => {
    const { session, active, save, state } = followed();

    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));
    const copy = active();
    expect(backend.readTourTranslations).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(stored()).toEqual([['de', 'Herd']]));
    await waitFor(() => expect(state().copiedThings).toEqual([]));
    act(() => void session.undo());
    await save();
    act(() => void session.redo());
    await save();

    expect(stored()).toHaveLength(1);
    expect(backend.readTourTranslations).toHaveBeenCalledWith('hall', ['de']);
    expect(backend.saveTranslations.mock.lastCall?.[0]).toMatchObject({ tour: 'hall', entries: [{ thing: `poi ${copy}`, field: 'name' }] });
  });

  it('are stored of what is saved alone', async () => {
    const { session, save, state } = followed();
    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));
    act(() => void session.undo());
    act(() => void session.editPoi('Rename', poiId('sink'), (sink) => ({ ...sink, name: 'Basin' })));

    await save();

    expect(state().needsSaving).toBe(false);
    expect(backend.readTourTranslations).not.toHaveBeenCalled();
  });

  it('are stored for what is pasted, about which there is nothing to say then', async () => {
    const { session, menu, save } = followed();
    await menu(/^Stove/, 'Copy');
    await screen.findByText(/“Stove” is copied/);

    await act(() => pastePoints(session));

    expect(await screen.findByText(/“Stove 2?” pasted\.$/)).toBeDefined();
    await save();
    await waitFor(() => expect(stored()).toEqual([['de', 'Herd']]));
  });

  it('are missed by name when they can’t be stored', async () => {
    const { session, save, state } = followed();
    backend.saveTranslations.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));

    await save();

    expect(await screen.findByText('Texts in other languages were not stored. You are offline.')).toBeDefined();
    await waitFor(() => expect(state().copiedThings).toEqual([]));
    expect(stored()).toHaveLength(1);
  });

  it('are asked for by nobody where the tour has one language', async () => {
    const { session, save, state } = followed({});

    act(() => duplicate(session, { kind: 'poi', id: poiId('stove') }));
    await save();

    expect(state().needsSaving).toBe(false);
    expect(backend.readTourTranslations).not.toHaveBeenCalled();
  });
});
