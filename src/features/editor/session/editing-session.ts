import type { StoreApi } from 'zustand';
import type { Tour } from '@/domain/tours';
import type { PlayerSession } from '@/widgets/visit/player-session';
import type { DraftStore } from './drafts';
import type { EditingState } from './editing-state';
import type { Rebasing } from './rebasing';
import type { Saving } from './saving';
import type { Settling } from './settling';
import type { Work } from './work';

/** The editing of one tour in one visit: its state, and what people do. */
export type EditingSession = Work &
  Rebasing &
  Saving &
  Settling & {
    store: StoreApi<EditingState>;
    visit: PlayerSession;
    /** The tour as it is on the screen; the same object until something of it changes. */
    tour: () => Tour;
    /** what this device keeps of unsaved work */
    drafts: DraftStore;
  };
