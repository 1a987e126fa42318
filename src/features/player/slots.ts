import type { ReactNode } from 'react';
import type { PlayerMode } from '@/domain/page-addresses';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import type { StartEditing, StartVersionEditing } from '@/widgets/player-session/editing';

/** Components that other features provide to the player. The player hides whatever is missing. */
export type PlayerSlots = {
  files?: (props: { tour: Tour }) => ReactNode;
  report?: (props: { tour: Tour; kind: 'report' | 'insurance' }) => ReactNode;
  /** Replaces the share panel. */
  share?: (props: { tour: Tour; onClose: () => void }) => ReactNode;
  /** Shown above the list of PoIs. */
  listHeader?: (props: { tour: Tour }) => ReactNode;
  /** Comments on the tour, in place of what is open beside the scan. */
  comments?: (props: { tour: Tour; onClose: () => void }) => ReactNode;
  /** What was found at a point, below what it says of its type. */
  checks?: (props: { tour: Tour; poi: Poi }) => ReactNode;
  /** Follows the states in which the points of a tour were found last. */
  checkedStates?: (props: { tour: Tour }) => ReactNode;
  fileManager?: (props: { tour: Tour; onClose: () => void }) => ReactNode;
  /** Loads the editor; called only for users with write access. */
  editor?: () => Promise<StartEditing>;
};

/** What other features provide to a published version: the document pages, and for those who may edit its tour the editor, which visitors don't load. @see VIEWER-007 */
export type VersionSlots = Pick<PlayerSlots, 'files' | 'report'> & {
  /** Loads the editor of a version's copy. */
  editor: () => Promise<StartVersionEditing>;
  /** The dialog that publishes an edited copy; `onPublished` runs once it is stored. */
  publish: (props: { tour: Tour; version: string; onPublished: () => void; onClose: (published: string | null) => void }) => ReactNode;
};

/** Whether a mode shows a document page instead of the scan. @see ROUTE-044 */
export const isDocumentPage = (mode: PlayerMode): mode is DocumentPage => documentPages.some((page) => page === mode);
export const documentPages = ['files', 'report', 'insurance'] as const satisfies readonly PlayerMode[];
export type DocumentPage = (typeof documentPages)[number];
