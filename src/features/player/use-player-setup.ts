import { useState } from 'react';
import { configuration } from '@/backend/config';
import { sceneOf } from '@/domain/application/configuration';
import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours/tour';
import { breakpoints } from '@/ui/breakpoints';
import type { TourContent } from '@/widgets/player-session/player-context';
import { createPlayerSession, type PlayerSession } from '@/widgets/player-session/player-session';
import { opensList } from './address/embed-option';
import { initialPlayerState } from './address/initial-state';
import type { PlayerAddress } from './address/player-address';
import { useAddressSync } from './address/use-address-sync';
import { useGuidedTourOfAddress } from './address/use-guided-tour-of-address';
import { useStartView } from './address/use-start-view';

/** Where an address lets the player start. */
export type PlayerEntry = Pick<PlayerAddress, 'start' | 'view'> & {
  guide?: PlayerAddress['guide'];
  wantsEdit?: boolean;
  /** whether a share link sets the start view */
  isShared?: boolean;
  /** whether the list of points waits until somebody opens it */
  isListClosed?: boolean;
  /** name of the PoI to open if the address says nothing; null for none */
  lastPoiName?: string | null;
};

export type PlayerSetup = {
  tour: Tour;
  icons: readonly IconDescription[];
  mayWrite: boolean;
  /** null: the address belongs to the page around the player, which starts with its list open */
  entry: PlayerEntry | null;
  /** starts with its list open, unless the address opens a point that the list would cover */
  showsList?: boolean;
  /** what the scan shows of the content; default: all of it */
  toContent?: ToContent | undefined;
};

export type ToContent = (content: TourContent) => TourContent;

/** A player session that starts where its address says, and keeps the address up to date. @see ROUTE-043 */
export function usePlayerSetup(setup: PlayerSetup): PlayerSession {
  const { entry } = setup;
  const [session] = useState(() => createPlayerSession(initialStateOf(setup), contentOf(setup)));
  useAddressSync(entry && session.store);
  useStartView(session, entry?.view ?? null);
  useGuidedTourOfAddress(session.store, entry?.guide ?? null, setup.tour.guidedTours);
  return session;
}

/** What the scan shows of a tour. */
export function contentOf({ tour, icons, toContent }: Pick<PlayerSetup, 'tour' | 'icons' | 'toContent'>): TourContent {
  const content = { folders: tour.folders, icons, scene: sceneOf(tour.id, configuration()), showsScanMarks: tour.showsScanMarks };
  return toContent ? toContent(content) : content;
}

function initialStateOf({ tour: { folders }, mayWrite, entry, showsList = false }: PlayerSetup) {
  if (!entry) return { uiMode: 'play', activePoi: null, sidebarOpen: folders.length > 0 } as const;
  const { start, view, guide = null, wantsEdit = false, isShared = false, isListClosed = false, lastPoiName = null } = entry;
  const hasRoomForList = window.innerWidth >= breakpoints.mobile && opensList(!isListClosed);
  const state = initialPlayerState(
    { folders, mayWrite, wantsEdit, start, isShared: isShared || view !== null || guide !== null, lastPoiName },
    hasRoomForList,
  );
  return showsList && state.activePoi === null ? { ...state, sidebarOpen: folders.length > 0 } : state;
}
