import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { folderId } from '@/domain/ids';
import { initialViewState, type ViewActions, type ViewState, viewActions } from './view-state';

const aView = () => createStore<ViewState & ViewActions>()((set) => ({ ...initialViewState(), ...viewActions(set) }));

describe('the view of the editor', () => {
  it('opens one tool at a time, and closes an open one [EDIT-001]', () => {
    const { getState } = aView();

    getState().toggleTool('batch');
    getState().toggleTool('floors');
    expect(getState().tool).toBe('floors');
    getState().toggleTool('floors');

    expect(getState().tool).toBeNull();
  });

  it('collapses and expands folders, and stays the same object if nothing changes', () => {
    const { getState } = aView();
    const [ground, attic] = [folderId('ground'), folderId('attic')];

    getState().collapse([ground, attic], true);
    getState().collapse([attic], false);
    const { collapsed } = getState();
    getState().collapse([ground], true);

    expect([...collapsed]).toEqual([ground]);
    expect(getState().collapsed).toBe(collapsed);
  });

  it('stores unfinished links by their place until they are discarded', () => {
    const { getState } = aView();
    const draft = { name: 'Shop', url: '', content: '' };

    getState().storeItemDraft('block 0', draft);
    expect([...getState().itemDrafts]).toEqual([['block 0', draft]]);
    getState().storeItemDraft('block 0', null);

    expect(getState().itemDrafts.size).toBe(0);
  });
});
