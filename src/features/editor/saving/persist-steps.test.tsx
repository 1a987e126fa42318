import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { poiId } from '@/domain/ids';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import { dismissToast, Toaster } from '@/ui/toaster';
import { anEditing } from '../testing/an-editing';
import { persistDrafts, restoreDraft } from './editing-drafts';
import { persistSteps } from './persist-steps';

const stove = poiId('stove');
type Editing = ReturnType<typeof anEditing>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  dismissToast();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = ({ session }: Editing, label: string, fields: Partial<Poi>) =>
  session.editPoi(label, stove, (poi) => ({ ...poi, ...fields }));

/** A tab in which the tour is open, on the device of another one that was closed. */
async function aTab(tour?: Tour, closed?: Editing) {
  const editing = anEditing(tour && { tour });
  for (const entry of closed?.store.steps.stored.values() ?? []) await editing.store.steps.put(entry);
  for (const draft of closed?.store.drafts.stored.values() ?? []) await editing.store.drafts.put(draft);
  const ends = [persistSteps(editing.session), persistDrafts(editing.session)];
  await act(() => vi.advanceTimersByTimeAsync(0));
  const hide = async () => {
    window.dispatchEvent(new Event('pagehide'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    for (const end of ends) end();
  };
  return { ...editing, hide };
}

const labels = ({ state }: Editing) => state().past.map(({ label }) => label);

describe('the undo steps on the device', () => {
  it('are there after a reload, and undone with what others saved in between', async () => {
    const first = await aTab();
    change(first, 'Rename PoI', { name: 'Oven' });
    change(first, 'Write', { category: 'Kitchen' });
    await first.session.save();
    await first.hide();
    first.store.saveElsewhere((edited) => {
      const sink = findPoi(edited.folders, poiId('sink'));
      return sink ? { ...edited, folders: replacePoi(edited.folders, { ...sink, name: 'Basin' }) } : edited;
    }, 'theirs');

    const second = await aTab(first.store.storedTour(), first);
    expect(labels(second)).toEqual(['Rename PoI', 'Write']);
    second.session.undo();
    second.session.undo();

    expect([second.poi('stove')?.name, second.poi('stove')?.category, second.poi('sink')?.name]).toEqual(['Stove', '', 'Basin']);
    second.session.redo();
    expect(second.poi('stove')?.name).toBe('Oven');
    expect([...second.store.steps.stored.values()].map(({ past }) => past.length)).toEqual([2]);
    await second.hide();
  });

  it('of unsaved changes wait until these are restored', async () => {
    const first = await aTab();
    change(first, 'Rename PoI', { name: 'Oven' });
    await first.session.save();
    change(first, 'Write', { category: 'Kitchen' });
    await first.hide();

    const second = await aTab(first.store.storedTour(), first);
    expect(labels(second)).toEqual(['Rename PoI']);
    const draft = second.state().foundDrafts[0]!;
    await restoreDraft(second.session, draft);

    expect([labels(second), second.poi('stove')?.category]).toEqual([['Rename PoI', 'Write'], 'Kitchen']);
    second.session.undo();
    expect([second.poi('stove')?.name, second.poi('stove')?.category]).toEqual(['Oven', '']);
    expect(second.store.steps.stored.has(draft.tab)).toBe(false);
    await second.hide();
  });

  it('bring back the types of points that were pasted', async () => {
    const copiedTypes = pointTypesFrom([{ id: 'beam', name: 'Beam' }]);
    const first = await aTab();
    first.session.store.setState({ copiedTypes });
    change(first, 'Paste', { typeId: 'beam' });
    await first.session.save();
    first.session.undo();
    await first.session.save();
    await first.hide();

    const second = await aTab(first.store.storedTour(), first);
    second.session.redo();

    expect(second.session.tour().pointTypes).toEqual(copiedTypes);
    await second.hide();
  });

  it('bring back what pasted points need once they are saved, though they were undone when the tab closed', async () => {
    const needed = {
      pastedCuts: [{ id: 'cut', label: 'Stove', things: ['poi copy'] }],
      copiedThings: [{ from: 'poi stove', to: 'poi copy', blocks: {} }],
      importedTexts: [{ tag: 'de', thing: 'poi copy', field: 'name', translation: { text: 'Herd', hash: 'h' }, before: null }],
    };
    const first = await aTab();
    change(first, 'Paste', { category: 'Kitchen' });
    first.session.store.setState(needed);
    first.session.undo();
    await first.hide();

    const second = await aTab(first.store.storedTour(), first);
    second.session.redo();
    expect(second.state()).toMatchObject(needed);
    await second.hide();

    const third = await aTab(first.store.storedTour(), second);
    await restoreDraft(third.session, third.state().foundDrafts[0]!);
    expect(third.state()).toMatchObject(needed);
    await third.hide();
  });

  it('that somebody else made impossible are named', async () => {
    const first = await aTab();
    change(first, 'Rename PoI', { name: 'Oven' });
    await first.session.save();
    await first.hide();
    first.store.saveElsewhere((edited) => {
      const found = findPoi(edited.folders, stove);
      return found ? { ...edited, folders: replacePoi(edited.folders, { ...found, name: 'Range' }) } : edited;
    }, 'theirs');
    const second = await aTab(first.store.storedTour(), first);
    second.show(<Toaster />);

    act(() => void second.session.undo());

    expect(await screen.findByText('“Rename PoI” can’t be undone, because somebody else has changed the same since.')).toBeTruthy();
    expect([second.poi('stove')?.name, labels(second)]).toEqual(['Range', []]);
    await second.hide();
  });

  it('are stored in a pause, and within 15 seconds of steady work', async () => {
    const first = await aTab();
    const stored = () => [...first.store.steps.stored.values()][0]?.past.length ?? 0;

    change(first, 'Rename PoI', { name: 'Oven' });
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(stored()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(stored()).toBe(1);
    for (let step = 0; step < 16; step += 1) {
      change(first, 'Write', { category: `${step}` });
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }

    expect(stored()).toBeGreaterThan(10);
    await first.hide();
  });

  it('take 5 MB at most: the oldest are left out', async () => {
    const first = await aTab();
    for (const letter of 'abcdefg') change(first, letter, { category: letter.repeat(1_000_000) });
    await first.session.save();

    await first.hide();

    await waitFor(() => expect([...first.store.steps.stored.values()][0]?.past.map(({ label }) => label)).toEqual(['e', 'f', 'g']));
    expect([...first.store.steps.stored.values()][0]?.saved).toBe(3);
  });

  it('are not stored once the author has signed out', async () => {
    const first = await aTab();
    act(() => first.session.receive({ ...first.input, author: null }));
    change(first, 'Rename PoI', { name: 'Oven' });

    await first.hide();

    expect(first.store.steps.stored.size).toBe(0);
  });
});
