import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { addPoi } from '@/domain/folders/changes';
import { folderId, orgId, poiId } from '@/domain/ids';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { copiedAsJson, copiedFromJson, copiedOf } from '@/domain/reuse/copied';
import { availableTypesOf } from '../session/editing-state';
import { aSidebar } from '../sidebar/testing/a-sidebar';
import { aTour } from '../testing/an-editing';
import { followCuts } from './cuts';
import { followSaves } from './follow-saves';
import { pastePoints } from './paste';

const file =
  'https://firebasestorage.googleapis.com/v0/b/bucket/o/organizations%2FAcme%2Ftour%2Fbarn%2Fuploads%2Fu1__plan.pdf?alt=media&token=t';
const barn = aTour({
  name: 'Barn',
  folders: [
    {
      id: 'loft',
      name: 'Loft',
      pois: [
        {
          identifier: 'beam',
          name: 'Beam',
          sweep: 'b1',
          type: 'tag',
          position: { x: 1, y: 1, z: 1 },
          tag: { label: 'Beam', anchorPosition: { x: 1, y: 1, z: 1 } },
          content: [
            { identifier: 'f', type: 'file', name: 'Files', content: [{ name: 'u1__plan.pdf', url: file }] },
            { identifier: 't', type: 'text', name: 'Text', content: '<p onclick="x()">Old<script>x()</script></p>' },
          ],
        },
      ],
    },
  ],
});

/** What another tour copied, as it is in the store that tabs share. */
const fromBarn = (model = 'AbCdEfGh123', cut: string | null = null) => ({
  json: copiedAsJson({
    ...copiedOf({ ...barn, id: 'barn' as typeof barn.id, matterportId: model }, { folders: [...barn.folders], pois: [] }),
    cut,
  }),
  text: 'Loggia: “Loft” of “Barn”',
  isInClipboard: true,
});
describe('copying in the list', () => {
  it('pastes a copy of the line with the focus into the selected folder, as one step', async () => {
    const { user, onLine, names, session, state } = aSidebar();
    await onLine(/^Stove/);
    await user.keyboard('{Control>}c{/Control}');
    await screen.findByText(/“Stove” is copied/);
    act(() => state().selectFolder(folderId('attic')));
    const before = names();

    const text = await navigator.clipboard.readText();
    await act(() => pastePoints(session, text));

    expect(text).toMatch(/^Loggia: “Stove” of “The Hall”/);
    expect(names().at(-1)).toEqual([...before.at(-1)!, 'Stove']);
    act(() => void session.undo());
    expect(names()).toEqual(before);
  });

  it('moves what was cut in the same tour, with its id, and pastes copies after that', async () => {
    const { menu, names, session, state, poi } = aSidebar({ tour: aTour({ languages: ['en', 'de'] }) });
    await menu(/^Stove/, 'Cut');
    await screen.findByText(/“Stove” is cut/);
    expect(await session.copies.get()).toMatchObject({ hasLanguages: true });
    expect(names()[0]).toContain('Stove');
    act(() => state().selectFolder(folderId('attic')));

    await act(() => pastePoints(session));

    expect(names()[0]).not.toContain('Stove');
    expect(names().at(-1)?.at(-1)).toBe('Stove');
    expect(poi('stove')).toBeDefined();
    await act(() => pastePoints(session));
    expect(names().at(-1)?.at(-1)).toBe('Stove 2');
  });

  it('pastes nothing that is another text, and says where there is nothing', async () => {
    const { session, names } = aSidebar();
    const before = names();
    await act(() => pastePoints(session, 'Loggia: from somewhere else'));
    await act(() => pastePoints(session));

    expect(await screen.findByText(/nothing to paste/)).toBeDefined();
    expect(names()).toEqual(before);
  });
});

describe('pasting from another tour', () => {
  it('keeps places in the same scan, takes copied files, and lets nothing through that runs', async () => {
    const { session, names, state } = aSidebar();
    const own = file.replace('barn', 'hall');
    session.copyFiles = vi.fn(async () => ({ copied: new Map([[file, own]]), rejected: new Map() }));
    await session.copies.put(fromBarn());

    await act(() => pastePoints(session, fromBarn().text));

    expect(names().some(([name]) => name === 'Loft')).toBe(true);
    const beam = state().edited.folders.find(({ name }) => name === 'Loft')!.pois[0]!;
    expect(beam).toMatchObject({ sweep: 'b1', type: 'tag', userUid: 'someone' });
    expect(beam.content).toMatchObject([{ content: [{ url: own }] }, { content: '<p>Old</p>' }]);
    expect(state().past).toHaveLength(1);
    expect(session.copyFiles).toHaveBeenCalledWith(expect.objectContaining({ tour: 'hall', urls: [file] }));
  });

  it('names files that were refused and points that wait for their places, and lists those', async () => {
    const { session, user, state } = aSidebar();
    session.copyFiles = async () => ({ copied: new Map(), rejected: new Map([[file, 'denied' as const]]) });
    await session.copies.put(fromBarn('ZyXwVuTs987'));

    await act(() => pastePoints(session));

    const dialog = await screen.findByRole('dialog', { name: '“Loft” pasted.' });
    expect(within(dialog).getByText(/“plan.pdf” of “Beam”: you don’t have permission/)).toBeDefined();
    expect(within(dialog).getByText(/1 point waits to be placed/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: /To be placed/ }));
    expect(within(screen.getByRole('list', { name: 'Points to be placed' })).getByText('Beam')).toBeDefined();
    expect(state().edited.folders.find(({ name }) => name === 'Loft')?.pois[0]?.content).toMatchObject([{ content: [] }, {}]);
  });

  it.each([
    ['two languages into one in one', true, ['en'], true],
    ['one language into one in two', false, ['en', 'de'], false],
    ['languages that an earlier build didn’t store', undefined, ['en'], true],
  ])('says whether texts stay behind, of what was copied from a tour in %s', async (_case, hasLanguages, languages, isWarned) => {
    const { session } = aSidebar({ tour: aTour({ languages }) });
    session.copyFiles = async () => ({ copied: new Map(), rejected: new Map([[file, 'denied' as const]]) });
    await session.copies.put({ ...fromBarn(), ...(hasLanguages !== undefined && { hasLanguages }) });

    await act(() => pastePoints(session));

    const dialog = await screen.findByRole('dialog', { name: '“Loft” pasted.' });
    expect(within(dialog).queryByText('Texts in other languages stay behind.') !== null).toBe(isWarned);
  });

  it('brings types along that the organization doesn’t have, names them, and leaves its own as they are', async () => {
    const { session, state } = aSidebar();
    act(() => session.store.setState({ catalog: pointTypesFrom([{ id: 'lamp', name: 'Lamp of ours' }]) }));
    const pois = ['beam', 'lamp', 'gone'].map((typeId) => ({
      ...barn.folders[0]!.pois[0]!,
      identifier: poiId(typeId),
      typeId,
      content: [],
    }));
    const pointTypes = pointTypesFrom([
      { id: 'beam', name: 'Beam type' },
      { id: 'lamp', name: 'Lamp of theirs' },
    ]);
    await session.copies.put({ ...fromBarn(), json: copiedAsJson(copiedOf({ ...barn, pointTypes }, { folders: [], pois })) });

    await act(() => pastePoints(session));

    const dialog = within(await screen.findByRole('dialog', { name: '3 points pasted.' }));
    const listed = dialog.getByText('Types that the organization doesn’t have').parentElement!;
    expect(
      within(listed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['“Beam type” comes along, with its fields and states.', 'Nobody knows “gone” any more. What the points have of it stays.']);
    expect(availableTypesOf(state()).map(({ name }) => name)).toEqual(['Lamp of ours', 'Beam type']);
    expect(session.tour().pointTypes.map(({ name }) => name)).toEqual(['Lamp of ours', 'Beam type']);
  });

  it('changes nothing when the files cannot be copied, and can be tried again', async () => {
    const { session, names } = aSidebar();
    const before = names();
    session.copyFiles = async () => {
      throw new AppError('unavailable', 'You are offline.');
    };
    await session.copies.put(fromBarn());

    await act(() => pastePoints(session));

    expect(await screen.findByText(/files couldn’t be copied, so nothing was changed. You are offline./)).toBeDefined();
    expect(names()).toEqual(before);
    session.copyFiles = async () => ({ copied: new Map([[file, file]]), rejected: new Map() });
    await act(() => pastePoints(session));
    expect(names().length).toBe(before.length + 1);
  });
});

/** Another tab, with what it hears. */
function anotherTab() {
  const messages: unknown[] = [];
  const tab = new BroadcastChannel('loggia-cut');
  tab.onmessage = ({ data }) => messages.push(data);
  onTestFinished(() => tab.close());
  return { tab, messages };
}

describe('what was cut in another tab', () => {
  async function cutHere() {
    const editing = aSidebar();
    onTestFinished(followCuts(editing.session));
    const { tab, messages } = anotherTab();
    const cut = async (line: RegExp): Promise<string> => {
      const before = (await editing.session.copies.get())?.json;
      await editing.menu(line, 'Cut');
      await waitFor(async () => expect((await editing.session.copies.get())?.json).not.toBe(before));
      return copiedFromJson((await editing.session.copies.get())!.json).cut!;
    };
    return { ...editing, messages, cut, paste: (id: string) => tab.postMessage({ kind: 'pasted', cut: id, into: 'Barn' }) };
  }

  it('is removed there once it was pasted here, as a step that can be undone', async () => {
    const { session, cut, paste, poi } = await cutHere();
    const stove = await cut(/^Stove/);

    paste(stove);

    await waitFor(() => expect(poi('stove')).toBeUndefined());
    expect(await screen.findByText('“Stove” moved to “Barn”.')).toBeDefined();
    act(() => void session.undo());
    expect(poi('stove')).toBeDefined();
  });

  it('is removed there also where more was cut since, and said again to a tab that asks again after a reload', async () => {
    const { cut, paste, poi, messages } = await cutHere();
    const [stove, sink] = [await cut(/^Stove/), await cut(/^Sink/)];

    paste(stove);
    await waitFor(() => expect(poi('stove')).toBeUndefined());
    paste(sink);
    await waitFor(() => expect(poi('sink')).toBeUndefined());
    paste(stove);

    await waitFor(() => expect(messages).toHaveLength(3));
    expect(messages).toEqual([stove, sink, stove].map((id) => ({ kind: 'removed', cut: id, changed: [] })));
  });

  it('stays there where it was moved in its own tour', async () => {
    const { session, cut, paste, poi, state, messages } = await cutHere();
    const stove = await cut(/^Stove/);
    act(() => state().selectFolder(folderId('attic')));
    await act(() => pastePoints(session));

    paste(stove);

    await waitFor(() => expect(messages).toEqual([{ kind: 'moved', cut: stove }]));
    expect(poi('stove')).toBeDefined();
  });

  it('stays there where it was changed since, which both tabs say', async () => {
    const { session, cut, paste, poi, messages } = await cutHere();
    const ground = await cut(/^Ground/);
    act(() => void session.editPoi('Rename', poiId('stove'), (stove) => ({ ...stove, name: 'Oven' })));

    paste(ground);

    expect(await screen.findByText('“Sink” moved to “Barn”. “Oven” was changed or added since, and stays here.')).toBeDefined();
    expect([poi('stove')?.name, poi('sink')]).toEqual(['Oven', undefined]);
    await waitFor(() => expect(messages).toEqual([{ kind: 'removed', cut: ground, changed: ['Oven'] }]));
  });

  describe('and was pasted here', () => {
    async function pastedCut() {
      const { session, state } = aSidebar();
      onTestFinished(followSaves(session));
      session.copyFiles = async () => ({ copied: new Map([[file, file]]), rejected: new Map() });
      await session.copies.put(fromBarn('AbCdEfGh123', 'another-tab'));
      const { tab, messages } = anotherTab();
      await act(() => pastePoints(session));
      return { session, messages, tab, save: (historyId: string) => act(() => session.markSaved(state().edited, historyId)) };
    }
    /** What is sent arrives in order, so that this comes after all before it. */
    const delivered = async (messages: unknown[]) => {
      const last = new BroadcastChannel('loggia-cut');
      last.postMessage('last');
      await waitFor(() => expect(messages).toContain('last'));
      last.close();
    };

    it('is removed there only once the tour is saved, which says where nobody answers', async () => {
      const { session, messages, save } = await pastedCut();
      expect(await screen.findByText(/“Loft” pasted. It stays where it was cut until this tour is saved./)).toBeDefined();
      act(() => void session.rebase({ ...session.store.getState().base, name: 'Great hall' }, 'h1'));
      await delivered(messages);
      expect(messages).toEqual(['last']);

      save('h2');

      await waitFor(() => expect(messages).toContainEqual({ kind: 'pasted', cut: 'another-tab', into: 'Great hall' }));
      expect(await screen.findByText(/Still in the tour it was cut from: “Loft”\. Nobody answered there/)).toBeDefined();
    });

    it('stays there when pasting was undone before', async () => {
      const { session, messages, save } = await pastedCut();

      act(() => void session.undo());
      save('h2');

      await delivered(messages);
      expect(messages).toEqual(['last']);
    });

    it('is named where it was changed or added there since', async () => {
      const { messages, tab, save } = await pastedCut();

      save('h2');

      await waitFor(() => expect(messages).toHaveLength(1));
      tab.postMessage({ kind: 'removed', cut: 'another-tab', changed: ['Beam'] });
      expect(await screen.findByText('“Beam” was changed or added since, and stays there.')).toBeDefined();
    });
  });
});

describe('copying into another tour', () => {
  it('takes the latest types of the own organization, and of another one those of that', async () => {
    const [ours, theirs] = [pointTypesFrom([{ id: 'stove', name: 'Ours' }]), pointTypesFrom([{ id: 'stove', name: 'Theirs' }])];
    const { session } = aSidebar();
    act(() => {
      session.store.setState({ catalog: ours });
      session.editPoi('Type', poiId('stove'), (stove) => ({ ...stove, typeId: 'stove' }));
    });
    session.readPointTypes = async (organization) => (organization === 'globex' ? theirs : null);
    const { bringToTour } = await import('./to-tour');
    const typesIn = async (organization: string, ofTour: typeof ours) => {
      let found: string[] = [];
      session.addToTour = async ({ add, typesWith }) => {
        found = typesWith(ofTour).map(({ name }) => name);
        return add(barn).added;
      };
      const target = { id: barn.id, name: 'Barn', organization: orgId(organization) };
      const selection = { folders: new Set<never>(), pois: new Set([poiId('stove')]) };
      await bringToTour(session, { selection, target, kind: 'copy', historyId: organization + ofTour.length });
      return found;
    };

    expect(await typesIn(session.tour().organization, theirs)).toEqual(['Ours']);
    expect(await typesIn('globex', [])).toEqual(['Theirs']);
    expect(await typesIn('initech', theirs)).toEqual(['Theirs']);
    expect(await typesIn('initech', [])).toEqual(['Ours']);
  });

  it('keeps what is moved until the other tour is saved', async () => {
    const { session, state, poi } = aSidebar();
    const { bringToTour } = await import('./to-tour');
    const target = { id: barn.id, name: 'Barn', organization: barn.organization };
    const selection = { folders: new Set<never>(), pois: new Set([poiId('stove')]) };
    const move = { selection, target, kind: 'move' as const, historyId: 'h2' };

    await expect(bringToTour(session, move)).rejects.toThrow('No tour.');
    expect(poi('stove')).toBeDefined();

    session.addToTour = async ({ add }) => add(barn).added;
    expect(await bringToTour(session, move)).toMatchObject({ message: '“Stove” moved into “Barn”.', originals: 'removed' });
    expect(poi('stove')).toBeUndefined();
    expect(state().past.at(-1)?.label).toBe('Move “Stove”');
  });

  it('leaves what somebody changed or added while it was copied, and names it', async () => {
    const { session, state, poi, names } = aSidebar();
    const { bringToTour } = await import('./to-tour');
    const target = { id: barn.id, name: 'Barn', organization: barn.organization };
    const move = { selection: { folders: new Set([folderId('ground')]), pois: new Set<never>() }, target, kind: 'move' as const };
    const door = { ...poi('sink')!, identifier: poiId('door'), name: 'Door' };

    // it is stored, but the answer is lost
    session.addToTour = async () => {
      session.edit('Add', (edited) => ({ ...edited, folders: addPoi(edited.folders, door, folderId('ground')) }));
      throw new AppError('unavailable', 'You are offline.');
    };
    await expect(bringToTour(session, { ...move, historyId: 'h3' })).rejects.toThrow('offline');
    session.addToTour = async () => {
      session.editPoi('Rename', poiId('stove'), (stove) => ({ ...stove, name: 'Oven' }));
      return null;
    };

    expect(await bringToTour(session, { ...move, historyId: 'h3' })).toMatchObject({ originals: 'stay', changed: ['Oven', 'Door'] });
    expect(names()[0]).toEqual(['Ground', 'Oven', 'Door']);
    expect(state().past.at(-1)?.label).toBe('Move “Sink”');
  });
});
