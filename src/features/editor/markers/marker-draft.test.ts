import { describe, expect, it } from 'vitest';
import { changeDraft, isDirty, type MarkerChange, type MarkerDraft, startDraft } from './marker-draft';

const at = { lat: 1, lng: 2 };
const crack = { name: 'Crack', body: '', icon: 'red' as const, latlng: at };
const changed = (draft: MarkerDraft, ...changes: MarkerChange[]) => changes.reduce(changeDraft, draft);
const names = ({ markers }: MarkerDraft) => markers.map(({ name }) => name);

describe('changeFileListsDraft', () => {
  it('keeps changes made during a save as unsaved [EDIT-089]', () => {
    const sent = changed(startDraft([crack], undefined), { type: 'add', latlng: at });
    const meanwhile = changed(sent, { type: 'edit', index: 0, fields: { name: 'Stain' }, key: 'name' });

    const saved = changed(meanwhile, { type: 'saved', submitted: sent.markers, markers: sent.markers });

    expect(names(saved)).toEqual(['Stain', 'Marker 2']);
    expect(isDirty(saved)).toBe(true);
    expect(isDirty(changed(sent, { type: 'saved', submitted: sent.markers, markers: sent.markers }))).toBe(false);
  });

  it('undoes and redoes step by step, and clears redo after a new change', () => {
    const twice = changed(startDraft([crack], undefined), { type: 'add', latlng: at }, { type: 'remove', index: 0 });

    const back = changed(twice, { type: 'undo' }, { type: 'undo' });
    const forth = changed(back, { type: 'redo' }, { type: 'redo' });
    const other = changed(back, { type: 'edit', index: 0, fields: { name: 'Stain' }, key: 'name' }, { type: 'redo' });

    expect([names(back), names(forth), names(other)]).toEqual([['Crack'], ['Marker 2'], ['Stain']]);
    expect(changed(back, { type: 'undo' })).toEqual(back);
  });

  it('makes each drag a step of its own, and typing one step', () => {
    const typed = (name: string): MarkerChange => ({ type: 'edit', index: 0, fields: { name }, key: 'name' });
    const draft = changed(startDraft([crack], undefined), typed('S'), typed('St'), { type: 'end' }, typed('Sto'));

    expect(names(changed(draft, { type: 'undo' }))).toEqual(['St']);
    expect(names(changed(draft, { type: 'undo' }, { type: 'undo' }))).toEqual(['Crack']);
  });
});
