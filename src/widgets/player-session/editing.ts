import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand';
import type { IconDescription } from '@/domain/icons';
import type { UserId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';
import type { Command } from './command';
import type { PlayerSession } from './player-session';

/** The user who edits; the email is "" if unknown. @see EDIT-055 */
export type Author = { uid: UserId; email: string } | null;

/** What the editor gets, initially and on every change. */
export type EditorInput = { tour: Tour; icons: readonly IconDescription[]; author: Author; mayWrite: boolean; isAdmin: boolean };

/** A component, memoized or not. */
export type PlayerComponent<Props extends object = object> = (props: Props) => ReactNode;

/** Components that the editor renders inside the player. */
export type EditorComponents = {
  /** replaces the PoI list in edit mode */
  Sidebar: PlayerComponent<{ onClose: () => void }>;
  /** replaces the content panel of a PoI in edit mode */
  Panel: PlayerComponent;
  /** in the top bar, in both modes */
  Tools: PlayerComponent;
  /** above the scan, in both modes: banners, dialogs, the guide */
  Over: PlayerComponent;
  History: PlayerComponent;
  Tutorial: PlayerComponent<{ commands: readonly Command[] }>;
  Files: PlayerComponent<{ onClose: () => void }>;
};

/** An editing session: from first entering edit mode to closing the player. */
export type EditorInstance = EditorComponents & {
  /** the tour including unsaved changes */
  tour: () => Tour;
  subscribe: (listener: () => void) => () => void;
  update: (given: EditorInput) => void;
  commands: readonly Command[];
  end: () => void;
};

/** In the copy of a version either the order is changed or the content. @see VIEWER-008 */
export type VersionTool = 'sort' | 'edit';

/** An edited copy of a published version: it is published as the next version in place of being saved. @see VIEWER-007 */
export type VersionCopy = {
  /** the version it is a copy of */
  version: string;
  tool: StoreApi<{ tool: VersionTool }>;
  /** Asks how to publish the edited tour; `onPublished` marks the changes as saved. */
  publish: (edited: Tour, onPublished: () => void) => void;
};

/** Starts the editor for a copy of a version. */
export type StartVersionEditing = (player: PlayerSession, input: EditorInput, copy: VersionCopy) => EditorInstance;

/** Starts the editor. Its code is loaded only for users who can edit. */
export type StartEditing = (player: PlayerSession, given: EditorInput) => EditorInstance;
