import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renameFolder } from '@/domain/folders/changes';
import { folderId, poiId, tourId } from '@/domain/ids';
import { editedOf } from '@/domain/tours/edited';
import type { Draft } from '../session/drafts';
import { anAuthor, anEditing, aTour } from '../testing/an-editing';
import { keepDrafts } from './drafts';
import { SaveNotices } from './save-notices';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rename = ({ session }: ReturnType<typeof anEditing>, name: string) =>
  session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name }));

/** What a tab that is gone left of its work. */
function aDraft(change: (edited: Draft['base']) => Draft['base']): Draft {
  const base = editedOf(aTour());
  const key = { uid: anAuthor.uid, tour: tourId('hall'), tab: 'gone' };
  return { ...key, at: new Date(2026, 0, 31, 9, 5), base, historyId: 'first', edited: change(base) };
}
const renamed = (name: string) => (edited: Draft['base']) => ({
  ...edited,
  folders: renameFolder(edited.folders, folderId('attic'), name),
});

async function openWith(draft: Draft, before: (editing: ReturnType<typeof anEditing>) => void = () => {}) {
  const editing = anEditing();
  await editing.store.drafts.keep(draft);
  before(editing);
  const end = keepDrafts(editing.session);
  const { user } = editing.show(<SaveNotices />);
  return { ...editing, user, end };
}
const dialog = () => screen.findByRole('dialog', { name: 'There is unsaved work' });

describe('the draft on the device', () => {
  it('is kept within a second of a change, and goes when the tour is saved', async () => {
    vi.useFakeTimers();
    const editing = anEditing();
    const end = keepDrafts(editing.session);
    rename(editing, 'Oven');
    await vi.advanceTimersByTimeAsync(1000);
    const { kept } = editing.store.drafts;
    expect([...kept.values()].map(({ edited }) => edited.folders[0]?.pois[0]?.name)).toEqual(['Oven']);

    await editing.session.save();
    await vi.advanceTimersByTimeAsync(1000);

    expect(kept.size).toBe(0);
    end();
  });

  it('is kept at once when the page goes, with what is being typed', async () => {
    const editing = anEditing();
    const end = keepDrafts(editing.session);
    editing.session.onSettle(() => rename(editing, 'Typed to the last letter'));

    window.dispatchEvent(new Event('pagehide'));

    await waitFor(() => expect(editing.store.drafts.kept.size).toBe(1));
    expect([...editing.store.drafts.kept.values()][0]?.edited.folders[0]?.pois[0]?.name).toBe('Typed to the last letter');
    end();
  });

  it('is offered back with what it changed, and taken up as a step that can be undone', async () => {
    const { user, state, session, store, end } = await openWith(aDraft(renamed('Loft')));
    const offer = within(await dialog());
    expect(offer.getByText(/^From 31-01-2026, 09:05:00: .*1 folder changed\.$/)).toBeDefined();

    await user.click(offer.getByRole('button', { name: 'Take it up' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([state().edited.folders[1]?.name, state().needsSaving]).toEqual(['Loft', true]);
    expect(store.drafts.kept.has('gone')).toBe(false);
    expect(store.drafts.kept.size).toBe(1);
    act(() => session.undo());
    expect([state().edited.folders[1]?.name, state().needsSaving]).toEqual(['Attic', false]);
    end();
  });

  it('EDIT-056 has the screenshots that are not stored yet, and brings them back', async () => {
    const editing = anEditing();
    const end = keepDrafts(editing.session);
    editing.session.store.setState({ unuploaded: new Map([[poiId('stove'), 'data:image/jpeg;base64,AAAA']]) });
    await editing.session.store.getState().keepNow();
    const [kept] = editing.store.drafts.kept.values();
    end();
    cleanup();

    const {
      session,
      user,
      end: endNext,
    } = await openWith({ ...aDraft((edited) => edited), ...(kept && { pictures: kept.pictures ?? new Map() }) });
    await user.click(within(await dialog()).getByRole('button', { name: 'Take it up' }));

    await waitFor(() => expect([...session.store.getState().unuploaded.keys()]).toEqual(['stove']));
    expect(session.store.getState().needsSaving).toBe(true);
    endNext();
  });

  it('is joined with what was saved since', async () => {
    const tour = aTour({ historyId: 'second', folders: renameFolder(aTour().folders, folderId('ground'), 'Ground floor') });
    const editing = anEditing({ tour });
    await editing.store.drafts.keep(aDraft(renamed('Loft')));
    const end = keepDrafts(editing.session);
    const { user } = editing.show(<SaveNotices />);
    const offer = within(await dialog());
    expect(offer.getByText(/The tour was saved since/)).toBeDefined();

    await user.click(offer.getByRole('button', { name: 'Take it up' }));
    await waitFor(() => expect(editing.state().needsSaving).toBe(true));
    await editing.session.save();

    expect(editing.store.held().edited.folders.map(({ name }) => name)).toEqual(['Ground floor', 'Loft']);
    end();
  });

  it('asks where the draft and what was saved since changed the same', async () => {
    const tour = aTour({ historyId: 'second', folders: renameFolder(aTour().folders, folderId('attic'), 'Roof room') });
    const editing = anEditing({ tour });
    await editing.store.drafts.keep(aDraft(renamed('Loft')));
    const end = keepDrafts(editing.session);
    const { user } = editing.show(<SaveNotices />);

    await user.click(within(await dialog()).getByRole('button', { name: 'Take it up' }));

    await waitFor(() => expect(editing.state().saving).toBe('asking'));
    expect(editing.state().edited.folders[1]?.name).toBe('Loft');
    expect(editing.state().conflict?.theirs.folders[1]?.name).toBe('Roof room');
    expect(editing.store.saves).toEqual([]);
    end();
  });

  it('is put off, and found again where saving is told; or discarded for good', async () => {
    const { user, state, store, end } = await openWith(aDraft(renamed('Loft')));
    await user.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
    expect([screen.queryByRole('dialog'), state().found.length, store.drafts.kept.size]).toEqual([null, 1, 1]);

    act(() => state().offer(state().found[0] ?? null));
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard it' }));

    await waitFor(() => expect(store.drafts.kept.size).toBe(0));
    expect([state().found, state().edited.folders[1]?.name]).toEqual([[], 'Attic']);
    end();
  });

  it('comes back when somebody discarded it by mistake', async () => {
    const { user, store, end } = await openWith(aDraft(renamed('Loft')));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Toaster />);
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(store.drafts.kept.size).toBe(0));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect((await dialog()).textContent).toContain('Loft');
    expect(store.drafts.kept.has('gone')).toBe(true);
    end();
  });

  it('stays on the device when it is taken up and its storage has no room for more', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { user, state, store, end } = await openWith(aDraft(renamed('Loft')));
    const offer = within(await dialog());
    store.drafts.fill();

    await user.click(offer.getByRole('button', { name: 'Take it up' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([state().edited.folders[1]?.name, state().keepsDraft]).toEqual(['Loft', false]);
    expect(store.drafts.kept.has('gone')).toBe(true);
    end();
    warned.mockRestore();
  });

  it('is not offered when the store holds the same by now', async () => {
    const { state, store, end } = await openWith(aDraft((edited) => edited));

    await waitFor(() => expect(store.drafts.kept.size).toBe(0));

    expect(state().offered).toBeNull();
    end();
  });

  it('is not offered to anybody else', async () => {
    const { state, store, end } = await openWith({ ...aDraft(renamed('Loft')), uid: 'other' as typeof anAuthor.uid });
    await act(async () => undefined);

    expect([state().offered, store.drafts.kept.size]).toEqual([null, 1]);
    end();
  });

  it('is said once to be kept no more when the storage is full, and editing goes on', async () => {
    vi.useFakeTimers();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const editing = anEditing();
    editing.store.drafts.block();
    const end = keepDrafts(editing.session);
    rename(editing, 'Oven');
    await vi.advanceTimersByTimeAsync(1000);
    expect(editing.state().keepsDraft).toBe(false);

    rename(editing, 'Hearth');
    await editing.session.save();

    expect(editing.store.held().edited.folders[0]?.pois[0]?.name).toBe('Hearth');
    end();
    warned.mockRestore();
  });

  it('is offered once nobody is writing, when it is found meanwhile', () => {
    vi.useFakeTimers();
    const { show, session } = anEditing();
    const { container } = show(
      <>
        <input aria-label="Name" />
        <SaveNotices />
      </>,
    );
    fireEvent.input(container.querySelector('input')!);
    act(() => session.store.setState({ offered: aDraft(renamed('Loft')) }));
    expect(screen.queryByRole('dialog')).toBeNull();

    act(() => vi.advanceTimersByTime(2000));

    expect(screen.getByRole('dialog')).toBe(document.activeElement);
  });

  it('is offered as soon as the tab that left it is gone, when it was still closing', async () => {
    let close = () => {};
    const closing = new Promise<void>((resolve) => {
      close = resolve;
    });
    const request = (name: string, ...[last, held = last]: (() => unknown)[]) =>
      name.endsWith('gone') ? closing.then(() => held?.()) : Promise.resolve(held?.());
    const query = vi.fn(async () => ({ held: [{ name: 'loggia-editing-gone' }] }));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request, query } } }));
    const { session, end } = await openWith(aDraft(renamed('Loft')));
    await waitFor(() => expect(query).toHaveResolved());
    expect(session.store.getState().offered).toBe(null);
    query.mockResolvedValue({ held: [] });

    close();

    await dialog();
    end();
  });
});
