import { describe, expect, it } from 'vitest';
import type { EditedTour } from '@/domain/tours/edited';
import { anEditing } from '../testing/an-editing';

const named = (name: string) => (edited: EditedTour) => ({ ...edited, name });
const floors = (...names: string[]) => ({ floors: names });

describe('rebase', () => {
  it('only remembers the new history id if nothing else changed', () => {
    const { session, state } = anEditing();
    const { base } = state();

    expect(session.rebase({ ...base }, 'second')).toBe('same');

    expect([state().base === base, state().historyId]).toEqual([true, 'second']);
    expect([session.isSuperseded('first'), session.isSuperseded('second')]).toEqual([true, false]);
  });

  it('merges changes of others that do not conflict, and keeps the own ones unsaved', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));

    expect(session.rebase({ ...state().base, ...floors('Vault', 'Salon') }, 'second')).toBe('merged');

    expect([state().edited.name, state().edited.floors, state().needsSaving]).toEqual(['Mine', ['Vault', 'Salon'], true]);
  });

  it('leaves the tour as it is when changes conflict, and opens the conflict', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));

    expect(session.rebase(named('Theirs')(state().base), 'second')).toBe('conflict');

    expect([state().edited.name, state().saving, state().conflict?.historyId]).toEqual(['Mine', 'conflict', 'second']);
  });
});

describe('resolveConflict', () => {
  it('applies the chosen state as one step that undo reverts to the own version [EDIT-054]', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));
    const theirs = { ...named('Theirs')(state().base), ...floors('Vault', 'Salon') };
    session.rebase(theirs, 'second');

    session.resolveConflict(theirs, theirs, 'second');
    expect([state().edited.name, state().saving, state().conflict, state().needsSaving]).toEqual(['Theirs', 'idle', null, false]);
    session.undo();

    expect([state().edited.name, state().edited.floors]).toEqual(['Mine', ['Vault', 'Salon']]);
  });
});

describe('markSaved', () => {
  it('makes the saved state the base', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));

    session.markSaved(state().edited, 'second');

    expect([state().needsSaving, state().lastChange, state().historyId]).toEqual([false, null, 'second']);
    expect(state().savedAt).toBeInstanceOf(Date);
  });
});

describe('file addresses that were closed', () => {
  const address = (token: string, name = 'plan.pdf') =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/organizations%2FAcme%2Ftour%2Fhall%2Ffiles%2F${name}?alt=media&token=${token}`;
  const showing = (url: string, words = 'See') => [
    { type: 'file', id: 'f', name: 'Files', content: [{ name: 'plan', url, contentType: 'application/pdf', size: 1, markers: [] }] },
    { type: 'text', id: 't', name: 'Text', content: `<p>${words} <a href="${url.replaceAll('&', '&amp;')}">it</a></p>` },
  ];
  const withContent = (edited: EditedTour, content: unknown[]): EditedTour => ({
    ...edited,
    folders: edited.folders.map((folder, at) =>
      at > 0 ? folder : { ...folder, pois: folder.pois.map((poi, place) => (place > 0 ? poi : { ...poi, content: content as never })) },
    ),
  });
  const tokens = (edited: EditedTour) => [...new Set(JSON.stringify(edited).match(/token=\w+/g))];

  it('are replaced in what is edited, also in a text that was changed, and in every undo step, without a question', () => {
    const { session, state } = anEditing();
    const loaded = withContent(state().base, showing(address('old')));
    session.rebase(loaded, 'second');
    session.edit('Write', (edited) => withContent(edited, showing(address('old'), 'Do see')));
    session.edit('Clear', (edited) => withContent(edited, []));

    expect(session.rebase(withContent(loaded, showing(address('new'))), 'second')).toBe('same');

    expect([state().conflict, state().needsSaving]).toEqual([null, true]);
    session.undo();
    expect(JSON.stringify(state().edited)).toContain('Do see');
    expect(tokens(state().edited)).toEqual(['token=new']);
    session.undo();
    expect([tokens(state().edited), state().needsSaving]).toEqual([['token=new'], false]);
  });

  it('of one file replace none of another, nor that of a picture that was taken again here', () => {
    const { session, state } = anEditing();
    const loaded = withContent(state().base, showing(address('old')));
    session.rebase(loaded, 'second');
    session.edit('Upload', (edited) =>
      withContent(edited, [...showing(address('old')), ...showing(address('mine')), ...showing(address('old', 'b.pdf'))]),
    );

    session.rebase(withContent(loaded, showing(address('new'))), 'third');

    expect(tokens(state().edited)).toEqual(['token=new', 'token=mine', 'token=old']);
  });
});
