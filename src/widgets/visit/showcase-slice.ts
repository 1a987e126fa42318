import type { StateCreator } from 'zustand';
import type { PlayerState, ShowcaseSlice, StageSlice } from './player-state';

export const nothingSeen: ShowcaseSlice = {
  stage: { name: 'loading' },
  viewMode: null,
  floor: null,
  floors: [],
  isMeasuring: false,
  zoom: 1,
  sweep: '',
};

export const showcaseSlice: StateCreator<PlayerState, [], [], ShowcaseSlice & StageSlice> = (set) => ({
  ...nothingSeen,
  wasReady: false,
  pageLoaded: () => set(({ stage }) => (stage.name === 'loading' ? { stage: { name: 'starting' } } : {})),
});
