import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renameFolder } from '@/domain/folders/changes';
import { folderId, poiId, tourId } from '@/domain/ids';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { editedOf } from '@/domain/tours/edited';
import { Toaster } from '@/ui/toaster';
import { followSaves } from '../reuse/follow-saves';
import type { EditingDraft } from '../session/saving-state';
import { anAuthor, anEditing, aTour } from '../testing/an-editing';
import { persistDrafts } from './editing-drafts';
import { SaveNotices } from './save-notices';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rename = ({ session }: ReturnType<typeof anEditing>, name: string) =>
  session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name }));

/** A draft of a closed tab. */
function aDraft(change: (edited: EditingDraft['base']) => EditingDraft['base']): EditingDraft {
  const base = editedOf(aTour());
  const key = { uid: anAuthor.uid, tour: tourId('hall'), tab: 'gone' };
  return { ...key, at: new Date(2026, 0, 31, 9, 5), base, historyId: 'first', edited: change(base) };
}
const renamed = (name: string) => (edited: EditingDraft['base']) => ({
  ...edited,
  folders: renameFolder(edited.folders, folderId('attic'), name),
});

async function openWith(draft: EditingDraft, before: (editing: ReturnType<typeof anEditing>) => void = () => {}) {
  const editing = anEditing();
  await editing.store.drafts.put(draft);
  before(editing);
  const end = persistDrafts(editing.session);
  const { user } = editing.show(<SaveNotices />);
  return { ...editing, user, end };
}
const dialog = () => screen.findByRole('dialog', { name: 'You have unsaved changes' });

describe('a draft on the device', () => {
  it('is stored within a second of a change, and removed when the tour is saved', async () => {
    vi.useFakeTimers();
    const editing = anEditing();
    const end = persistDrafts(editing.session);
    rename(editing, 'Oven');
    await vi.advanceTimersByTimeAsync(1000);
    const { stored } = editing.store.drafts;
    expect([...stored.values()].map(({ edited }) => edited.folders[0]?.pois[0]?.name)).toEqual(['Oven']);

    await editing.session.save();
    await vi.advanceTimersByTimeAsync(1000);

    expect(stored.size).toBe(0);
    end();
  });

  it('is stored at once on pagehide, with pending input', async () => {
    const editing = anEditing();
    const end = persistDrafts(editing.session);
    editing.session.onFlushPendingInput(() => rename(editing, 'Typed to the last letter'));

    window.dispatchEvent(new Event('pagehide'));

    await waitFor(() => expect(editing.store.drafts.stored.size).toBe(1));
    expect([...editing.store.drafts.stored.values()][0]?.edited.folders[0]?.pois[0]?.name).toBe('Typed to the last letter');
    end();
  });

  it('is offered with its changes, and restored as an undo step', async () => {
    const { user, state, session, store, end } = await openWith(aDraft(renamed('Loft')));
    const offer = within(await dialog());
    expect(offer.getByText(/^From 31-01-2026, 09:05:00: .*1 folder changed\.$/)).toBeDefined();

    await user.click(offer.getByRole('button', { name: 'Restore' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([state().edited.folders[1]?.name, state().needsSaving]).toEqual(['Loft', true]);
    expect(store.drafts.stored.has('gone')).toBe(false);
    expect(store.drafts.stored.size).toBe(1);
    act(() => session.undo());
    expect([state().edited.folders[1]?.name, state().needsSaving]).toEqual(['Attic', false]);
    end();
  });

  it('contains pending screenshots, and restores them [EDIT-056]', async () => {
    const editing = anEditing();
    const end = persistDrafts(editing.session);
    editing.session.store.setState({ pendingScreenshots: new Map([[poiId('stove'), 'data:image/jpeg;base64,AAAA']]) });
    await editing.session.store.getState().storeDraftNow();
    const [kept] = editing.store.drafts.stored.values();
    end();
    cleanup();

    const {
      session,
      user,
      end: endNext,
    } = await openWith({ ...aDraft((edited) => edited), ...(kept && { pictures: kept.pictures ?? new Map() }) });
    await user.click(within(await dialog()).getByRole('button', { name: 'Restore' }));

    await waitFor(() => expect([...session.store.getState().pendingScreenshots.keys()]).toEqual(['stove']));
    expect(session.store.getState().needsSaving).toBe(true);
    endNext();
  });

  it('contains what its pasted points need, and restores it', async () => {
    const reused = {
      copiedTypes: pointTypesFrom([{ id: 'beam', name: 'Beam' }]),
      pastedCuts: [{ id: 'cut', label: '“Loft”', things: ['folder loft'] }],
      copiedThings: [{ from: 'poi stove', to: 'poi copy', blocks: {} }],
      importedTexts: [{ tag: 'de', thing: 'poi lamp', field: 'name', translation: { text: 'Lampe', hash: 'h' }, before: null }],
    };
    const first = anEditing();
    const end = persistDrafts(first.session);
    act(() => first.session.store.setState(reused));
    rename(first, 'Oven');
    await first.state().storeDraftNow();
    const [stored] = first.store.drafts.stored.values();
    end();

    const second = await openWith({ ...stored!, tab: 'gone' });
    await second.user.click(within(await dialog()).getByRole('button', { name: 'Restore' }));

    await waitFor(() => expect(second.state().needsSaving).toBe(true));
    expect(second.state()).toMatchObject(reused);
    second.end();
  });

  it('stays until what follows a save is done, also by the next tab', async () => {
    const copiedThings = [{ from: 'poi sink', to: 'poi stove', blocks: {} }];
    const first = anEditing();
    const end = persistDrafts(first.session);
    act(() => first.session.store.setState({ copiedThings }));
    rename(first, 'Oven');
    await first.session.save();
    await first.state().storeDraftNow();
    const [stored] = first.store.drafts.stored.values();
    end();

    const second = anEditing({ tour: first.store.storedTour() });
    await second.store.drafts.put({ ...stored!, tab: 'gone' });
    const endSecond = persistDrafts(second.session);
    await waitFor(() => expect(second.state().copiedThings).toEqual(copiedThings));
    expect(second.state().offeredDraft).toBeNull();
    await second.state().storeDraftNow();
    expect([...second.store.drafts.stored.keys()]).toEqual([second.state().tabId]);
    act(() => second.session.store.setState({ copiedThings: [] }));
    await second.state().storeDraftNow();

    expect(second.store.drafts.stored.size).toBe(0);
    endSecond();
  });

  it('goes once what follows a save is done after the editor was closed', async () => {
    const { session, store, state } = anEditing();
    const [endDrafts, endFollowing] = [persistDrafts(session), followSaves(session)];
    // nobody has it open where it was cut, which takes a moment to know
    act(() => session.store.setState({ pastedCuts: [{ id: 'cut', label: '“Stove”', things: ['poi stove'] }] }));
    endDrafts();
    endFollowing();
    await waitFor(() => expect(store.drafts.stored.size).toBe(1));

    await waitFor(() => expect(state().pastedCuts).toEqual([]));

    await waitFor(() => expect(store.drafts.stored.size).toBe(0));
  });

  it('is merged with later saves', async () => {
    const tour = aTour({ historyId: 'second', folders: renameFolder(aTour().folders, folderId('ground'), 'Ground floor') });
    const editing = anEditing({ tour });
    await editing.store.drafts.put(aDraft(renamed('Loft')));
    const end = persistDrafts(editing.session);
    const { user } = editing.show(<SaveNotices />);
    const offer = within(await dialog());
    expect(offer.getByText(/The tour has been saved since/)).toBeDefined();

    await user.click(offer.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(editing.state().needsSaving).toBe(true));
    await editing.session.save();

    expect(editing.store.storedState().edited.folders.map(({ name }) => name)).toEqual(['Ground floor', 'Loft']);
    end();
  });

  it('opens a conflict where a later save changed the same field', async () => {
    const tour = aTour({ historyId: 'second', folders: renameFolder(aTour().folders, folderId('attic'), 'Roof room') });
    const editing = anEditing({ tour });
    await editing.store.drafts.put(aDraft(renamed('Loft')));
    const end = persistDrafts(editing.session);
    const { user } = editing.show(<SaveNotices />);

    await user.click(within(await dialog()).getByRole('button', { name: 'Restore' }));

    await waitFor(() => expect(editing.state().saving).toBe('conflict'));
    expect(editing.state().edited.folders[1]?.name).toBe('Loft');
    expect(editing.state().conflict?.theirs.folders[1]?.name).toBe('Roof room');
    expect(editing.store.saves).toEqual([]);
    end();
  });

  it('can be dismissed, reopened from the save details, and discarded', async () => {
    const { user, state, store, end } = await openWith(aDraft(renamed('Loft')));
    await user.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
    expect([screen.queryByRole('dialog'), state().foundDrafts.length, store.drafts.stored.size]).toEqual([null, 1, 1]);

    act(() => state().offerDraft(state().foundDrafts[0] ?? null));
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard' }));

    await waitFor(() => expect(store.drafts.stored.size).toBe(0));
    expect([state().foundDrafts, state().edited.folders[1]?.name]).toEqual([[], 'Attic']);
    end();
  });

  it('is restored when the user undoes discarding it', async () => {
    const { user, store, end } = await openWith(aDraft(renamed('Loft')));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Toaster />);
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(store.drafts.stored.size).toBe(0));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect((await dialog()).textContent).toContain('Loft');
    expect(store.drafts.stored.has('gone')).toBe(true);
    end();
  });

  it('stays on the device when it is restored while the storage is full', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { user, state, store, end } = await openWith(aDraft(renamed('Loft')));
    const offer = within(await dialog());
    store.drafts.fill();

    await user.click(offer.getByRole('button', { name: 'Restore' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([state().edited.folders[1]?.name, state().canStoreDrafts]).toEqual(['Loft', false]);
    expect(store.drafts.stored.has('gone')).toBe(true);
    end();
    warned.mockRestore();
  });

  it('is not offered if the server has the same state', async () => {
    const { state, store, end } = await openWith(aDraft((edited) => edited));

    await waitFor(() => expect(store.drafts.stored.size).toBe(0));

    expect(state().offeredDraft).toBeNull();
    end();
  });

  it('is not offered to other users', async () => {
    const { state, store, end } = await openWith({ ...aDraft(renamed('Loft')), uid: 'other' as typeof anAuthor.uid });
    await act(async () => undefined);

    expect([state().offeredDraft, store.drafts.stored.size]).toEqual([null, 1]);
    end();
  });

  it('warns once when the storage is full, and editing continues', async () => {
    vi.useFakeTimers();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const editing = anEditing();
    editing.store.drafts.block();
    const end = persistDrafts(editing.session);
    rename(editing, 'Oven');
    await vi.advanceTimersByTimeAsync(1000);
    expect(editing.state().canStoreDrafts).toBe(false);

    rename(editing, 'Hearth');
    await editing.session.save();

    expect(editing.store.storedState().edited.folders[0]?.pois[0]?.name).toBe('Hearth');
    end();
    warned.mockRestore();
  });

  it('is offered when the user is not typing', () => {
    vi.useFakeTimers();
    const { show, session } = anEditing();
    const { container } = show(
      <>
        <input aria-label="Name" />
        <SaveNotices />
      </>,
    );
    fireEvent.input(container.querySelector('input')!);
    act(() => session.store.setState({ offeredDraft: aDraft(renamed('Loft')) }));
    expect(screen.queryByRole('dialog')).toBeNull();

    act(() => vi.advanceTimersByTime(2000));

    expect(screen.getByRole('dialog')).toBe(document.activeElement);
  });

  it('is offered as soon as its tab has closed', async () => {
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
    expect(session.store.getState().offeredDraft).toBe(null);
    query.mockResolvedValue({ held: [] });

    close();

    await dialog();
    end();
  });
});

describe('a draft of which file addresses were closed since', () => {
  const address = (name: string, token: string) =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/organizations%2FAcme%2Ftour%2Fhall%2Ffiles%2F${name}?alt=media&token=${token}`;
  const showing =
    (...urls: string[]) =>
    (edited: EditingDraft['base']): EditingDraft['base'] => ({
      ...edited,
      folders: edited.folders.map((folder, at) =>
        at > 0
          ? folder
          : { ...folder, pois: folder.pois.map((poi, place) => (place > 0 ? poi : { ...poi, screenshot: urls[0] ?? '', content: [] })) },
      ),
      floors: urls.slice(1),
    });
  const tokens = (edited: EditingDraft['base']) => JSON.stringify(edited).match(/token=\w+/g);

  it('follows when it is restored: those of the tour, and those of files that only the draft names', async () => {
    const editing = anEditing();
    const saved = showing(address('plan.pdf', 'new'))(editedOf(aTour()));
    editing.session.rebase(saved, 'first');
    const asked = vi.fn(
      async (_: object, urls: readonly string[]) => new Map(urls.map((url) => [url, url.replace('token=old', 'token=own')])),
    );
    editing.session.currentAddresses = asked;
    const draft = aDraft((edited) => edited);
    const [base, edited] = [
      showing(address('plan.pdf', 'old'))(draft.base),
      showing(address('plan.pdf', 'old'), address('upload.pdf', 'old'))(draft.base),
    ];
    await editing.store.drafts.put({ ...draft, base, edited });
    const end = persistDrafts(editing.session);
    const { user } = editing.show(<SaveNotices />);

    await user.click(within(await dialog()).getByRole('button', { name: 'Restore' }));

    await waitFor(() => expect(tokens(editing.state().edited)).toEqual(['token=new', 'token=own']));
    expect(asked.mock.calls.map(([, urls]) => urls)).toEqual([[address('upload.pdf', 'old')]]);
    expect(editing.state().conflict).toBeNull();
    end();
  });

  it('is none if nothing but addresses differs', async () => {
    const editing = anEditing();
    editing.session.rebase(showing(address('plan.pdf', 'new'))(editedOf(aTour())), 'second');
    const state = showing(address('plan.pdf', 'old'))(editedOf(aTour()));
    await editing.store.drafts.put({ ...aDraft((edited) => edited), base: { ...state, name: 'Before' }, edited: state });
    const end = persistDrafts(editing.session);

    await waitFor(() => expect(editing.store.drafts.stored.size).toBe(0));
    expect(editing.state().offeredDraft).toBeNull();
    end();
  });
});
