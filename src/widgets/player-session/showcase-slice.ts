import type { StateCreator } from 'zustand';
import type { PlayerState, ShowcaseSlice, ViewerStageSlice } from './player-state';

export const initialShowcaseState: ShowcaseSlice = {
  stage: { name: 'loading' },
  viewMode: null,
  floor: null,
  floors: [],
  rooms: [],
  room: null,
  isMeasuring: false,
  isDrawingLine: false,
  measurements: [],
  showsScanMeasurements: true,
  zoom: 1,
  sweep: '',
};

export const showcaseSlice: StateCreator<PlayerState, [], [], ShowcaseSlice & ViewerStageSlice> = (set) => ({
  ...initialShowcaseState,
  wasReady: false,
  pageLoaded: () => set(({ stage }) => (stage.name === 'loading' ? { stage: { name: 'starting' } } : {})),
});
